/** Conversations that agents left: which home to give back and what the agent finds them by. */
import type { Db, Statement } from './database.ts';

export interface Conversation {
  runUuid: string;
  agent: string;
  /** The agent's own id. */
  conversation: string;
  homeKey: string;
  homeBytes: number;
  createdAt: Date;
}

const saveStatement: Statement = {
  name: 'conversations.save',
  text: `
    insert into run_conversations (run_id, agent, conversation, home_key, home_bytes, created_at)
    select id, $2, $3, $4, $5, $6 from runs where id = $1 and epoch = $7 and settled_at is null
    on conflict (run_id) do update set agent = excluded.agent, conversation = excluded.conversation,
      home_key = excluded.home_key, home_bytes = excluded.home_bytes, created_at = excluded.created_at
    returning run_id`,
};

/** False when the attempt no longer holds its run: then the home is nobody's. A later attempt replaces an earlier one's. */
export async function saveConversation(db: Db, kept: Conversation, epoch: number): Promise<boolean> {
  const rows = await db.query<{ run_id: string }>(saveStatement, [
    kept.runUuid,
    kept.agent,
    kept.conversation,
    kept.homeKey,
    kept.homeBytes,
    kept.createdAt,
    epoch,
  ]);
  return rows.length > 0;
}

const findStatement: Statement = {
  name: 'conversations.find',
  text: `select r.agent, c.conversation, c.home_key
    from runs r left join run_conversations c on c.run_id = r.id and c.agent = r.agent
    where r.id = $1 and r.environment = $2`,
};

/** Undefined when there is no such run; `kept` is null when its agent left no conversation, or it has expired. */
export async function findConversation(
  db: Db,
  run: { uuid: string; environment: string },
): Promise<{ agent: string; kept: { conversation: string; homeKey: string } | null } | undefined> {
  const [row] = await db.query<{ agent: string; conversation: string | null; home_key: string | null }>(
    findStatement,
    [run.uuid, run.environment],
  );
  if (!row) return undefined;
  const { agent, conversation, home_key } = row;
  return {
    agent,
    kept: conversation === null || home_key === null ? null : { conversation, homeKey: home_key },
  };
}

const listStatement: Statement = {
  name: 'conversations.list-old',
  text: 'select run_id, home_key from run_conversations where created_at < $1 order by created_at limit $2',
};

/** The oldest ones from before an instant. */
export async function listOldConversations(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ runUuid: string; homeKey: string }[]> {
  const rows = await db.query<{ run_id: string; home_key: string }>(listStatement, [before, limit]);
  return rows.map((row) => ({ runUuid: row.run_id, homeKey: row.home_key }));
}

const forgetStatement: Statement = {
  name: 'conversations.forget',
  text: 'delete from run_conversations where run_id = $1 and home_key = $2',
};

/** Its home is gone. */
export async function forgetConversation(db: Db, kept: { runUuid: string; homeKey: string }): Promise<void> {
  await db.query(forgetStatement, [kept.runUuid, kept.homeKey]);
}
