/** A run's patch brought into a local folder, or kept in a file where it does not fit. */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '../sdk/index.ts';
import { CommandError, exitCodes } from './exit.ts';
import { applyToFolder, listPatchFiles } from './git.ts';
import type { Call } from './leaf.ts';
import { plain } from './output.ts';

/** Applies all of the patch or nothing of it. Throws with the place of the patch when it does not fit. */
export async function applyPatch(call: Call, client: Client, runId: string, folder: string): Promise<void> {
  const { io, out } = call;
  const patch = await client.runs.patch(runId);
  if (patch === '') {
    out.say('The run changed nothing, so there is nothing to apply.');
    return;
  }
  let reason: string | null;
  try {
    reason = await applyToFolder(io, folder, patch);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    reason = error.message;
  }
  if (reason !== null) {
    const kept = await keep(folder, runId, patch);
    throw new CommandError(
      exitCodes.patch,
      `The patch does not fit ${folder}, and nothing was changed:\n${reason}\nIt is kept in ${kept}. Try: git apply --3way ${kept}`,
    );
  }
  const files = await listPatchFiles(io, folder, patch).catch(() => []);
  out.say(`Applied to ${folder}: ${files.length} ${files.length === 1 ? 'file' : 'files'}`);
  for (const file of files) out.say(`  ${plain(file)}`);
}

async function keep(folder: string, runId: string, patch: string): Promise<string> {
  const name = `${runId.replace(/[^a-zA-Z0-9_-]+/g, '-')}.patch`;
  for (const place of [folder, tmpdir()]) {
    try {
      const path = join(place, name);
      await writeFile(path, patch, { flag: 'wx' });
      return path;
    } catch (error) {
      // A folder that takes no file, or has one of this name from an earlier try.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return join(place, name);
    }
  }
  throw new CommandError(
    exitCodes.patch,
    `The patch fits nowhere and can be kept nowhere. Fetch it later: agent-runs runs patch ${runId}`,
  );
}
