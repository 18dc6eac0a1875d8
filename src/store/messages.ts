/** What clients say to the agents of runs: numbered from 1 in each run, read again by every attempt. */
import type { Db, Statement } from './database.ts';

export interface RunMessage {
  number: number;
  text: string;
}

const insertStatement: Statement = {
  name: 'messages.insert',
  text: `insert into run_messages (run_id, number, text, created_at)
    select $1, coalesce(max(number), 0) + 1, $2, $3 from run_messages where run_id = $1
    having coalesce(max(number), 0) < $4 returning number`,
};

/** The number the message got; undefined when the run has `atMost` already. The caller holds the run's row. */
export async function insertMessage(
  tx: Db,
  message: { runUuid: string; text: string; at: Date; atMost: number },
): Promise<number | undefined> {
  const values = [message.runUuid, message.text, message.at, message.atMost];
  const [row] = await tx.query<{ number: number }>(insertStatement, values);
  return row?.number;
}

const listStatement: Statement = {
  name: 'messages.list',
  text: 'select number, text from run_messages where run_id = $1 and number > $2 order by number limit $3',
};

export async function listMessages(
  db: Db,
  runUuid: string,
  after: number,
  limit: number,
): Promise<RunMessage[]> {
  return db.query<RunMessage>(listStatement, [runUuid, after, limit]);
}
