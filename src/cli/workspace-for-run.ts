/** The workspace that a run works in: one that there is, or one made of a git address or a local folder and removed afterwards. */
import type { Client } from '../sdk/index.ts';
import type { Call } from './leaf.ts';
import { packFolder } from './pack-folder.ts';
import type { Progress } from './progress.ts';
import { gitSource } from './read-options.ts';
import { instantIn } from './time.ts';

export interface Chosen {
  workspace?: string;
  git?: string;
  dir?: string;
}

/** Should this process die before it removes it, the service does so by then. */
const keptMs = 3 * 24 * 3_600_000;

/** A ready workspace of what was chosen. What it made of it is removed again when that fails. */
export async function makeWorkspace(
  call: Call,
  client: Client,
  chosen: Chosen,
  progress: Progress,
  signal: AbortSignal,
  passing: boolean,
): Promise<string | undefined> {
  const end = passing ? { expires_at: instantIn(keptMs) } : {};
  if (chosen.git !== undefined) {
    const token = call.io.env.GIT_TOKEN;
    progress.phase('fetching the repository');
    const { id } = await client.workspaces.create(
      {
        ...end,
        source: {
          type: 'git',
          ...gitSource(chosen.git),
          ...(token === undefined || token === '' ? {} : { credentials: { token } }),
        },
      },
      { signal },
    );
    return filled(client, id, signal, () => client.workspaces.ready(id, { signal }));
  }
  if (chosen.dir !== undefined) {
    const packed = await packFolder(call.io, chosen.dir, signal);
    for (const name of packed.left.slice(0, 10))
      call.out.say(`${name} is left out: neither a file nor a link.`);
    progress.phase(
      `sending ${packed.files} ${packed.files === 1 ? 'file' : 'files'}${packed.byGit ? '' : ' (no git repository, so all there are)'}`,
    );
    // An archive has something in it; a folder need not.
    const type = packed.files === 0 ? ('empty' as const) : ('archive' as const);
    const { id } = await client.workspaces.create({ ...end, source: { type } }, { signal });
    if (type === 'empty') return id;
    return filled(client, id, signal, async () => {
      await client.workspaces.putArchive(id, packed.archive, {
        contentType: 'application/gzip',
        signal,
        timeoutMs: 600_000,
      });
      await client.workspaces.ready(id, { signal });
    });
  }
  return undefined;
}

async function filled(
  client: Client,
  id: string,
  signal: AbortSignal,
  fill: () => Promise<unknown>,
): Promise<string> {
  try {
    signal.throwIfAborted();
    await fill();
    return id;
  } catch (error) {
    await client.workspaces.delete(id, { afterRuns: true }).catch(() => undefined);
    throw error;
  }
}
