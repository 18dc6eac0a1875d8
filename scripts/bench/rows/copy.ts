/** What private copies and exact patches of a large workspace cost, beside the same work done by plain git. */
import type { CopyCommands } from '../copy-workspaces.ts';
import type { Line, Row } from '../row.ts';

const line = (what: string, value: string, goal?: Line['goal'], subject?: string): Line => ({
  what,
  unit: 'ms',
  figure: { value },
  subject,
  beside: 'plain git',
  goal,
});

export const copy: Row = {
  name: 'copy',
  about:
    'A workspace of 10,000 files that was read before: a copy for a run and, after some edits, its commit and proven patch; beside git read-tree -u, and git add -A, write-tree and diff-tree -p.',
  lines: [
    line('10,000 files: copy and capture', 'both', { ratioAtMost: 1.5 }),
    line('  copy', 'copy'),
    line('  capture', 'capture'),
    line('copy and capture, files handed to another user between', 'both', undefined, 'handed over'),
    line('  capture', 'capture', undefined, 'handed over'),
  ],
  open: async (stage) => {
    const root = await stage.folder();
    const peer = stage.peer<CopyCommands>('copy-workspaces.ts', []);
    await peer.call('prepare', { root, files: stage.scale(10_000, 10_000, 100) });
    const values = ({ copy: first, capture }: { copy: number; capture: number }) => ({
      values: { copy: first, capture, both: first + capture },
    });
    const handOver = process.getuid?.() === 0;
    if (!handOver) stage.note('Copies: nothing is handed over, because only root can do it.');
    return {
      service: async () => values(await peer.call('service', { handOver: false })),
      'plain git': async () => values(await peer.call('plain', undefined)),
      'handed over': async () => values(await peer.call('service', { handOver })),
    };
  },
};
