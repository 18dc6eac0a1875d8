/** What all processes on one database have in common: the deployment's id, and the ids of the folders they share. */
import type { Db, Statement } from './database.ts';

const insertStatement: Statement = {
  name: 'deployment.insert',
  text: 'insert into deployment (id, created_at) values ($1, $2) on conflict (one) do nothing',
};
const findStatement: Statement = { name: 'deployment.find', text: 'select id from deployment' };

/** The deployment's id: the first one that any process proposed. */
export async function getDeployment(db: Db, proposed: { id: string; at: Date }): Promise<string> {
  const find = async (): Promise<string | undefined> =>
    (await db.query<{ id: string }>(findStatement, []))[0]?.id;
  const known = await find();
  if (known !== undefined) return known;
  await db.query(insertStatement, [proposed.id, proposed.at]);
  const made = await find();
  if (made === undefined) throw new Error('the deployment has no id although one was just given to it');
  return made;
}
