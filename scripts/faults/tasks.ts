/** What the runs of the fault suite do: scripts of the agent on board, each command carrying a mark that a look at the processes finds. */
import type { TaskKind } from './plan.ts';

export interface Request {
  body: Record<string, unknown>;
  /** The file that the run adds to its workspace. */
  file: string | undefined;
}

/** Ten lines and two seconds; the mark is an argument of every process. */
const talking = (mark: string, lines: number, pause: number): string =>
  `bash -c 'for i in $(seq ${lines}); do echo "$i $0"; sleep ${pause}; done' ${mark}`;

/** `workspace`: where an `edit` goes. */
export function requestOf(task: TaskKind, mark: string, workspace: string): Request {
  const common = { max_attempts: 10, metadata: { mark } };
  const alone = (script: string, more: object = {}): Request => ({
    body: { task: script, ...common, ...more },
    file: undefined,
  });
  switch (task) {
    case 'quick':
      return alone(`echo ${mark} > out.txt`);
    case 'talk':
      return alone([talking(mark, 10, 0.03), talking(mark, 20, 0.05), `cp /dev/null ${mark}`].join('\n'));
    case 'edit':
      return {
        body: {
          prompt: `echo ${mark} > ${mark}.txt\n${talking(mark, 3, 0.05)}`,
          workspace,
          ...common,
        },
        file: `${mark}.txt`,
      };
    case 'fail':
      return alone(`echo ${mark} > kept.txt\nbash -c 'exit 3' ${mark}\ntrue`);
    case 'timeout':
      return alone(`echo ${mark}\nbash -c 'sleep 300' ${mark}`, { timeout_ms: 1_500 });
    case 'stray':
      // What it leaves behind must go with it.
      return alone(`(setsid bash -c 'sleep 900; true' ${mark} >/dev/null 2>&1 &)\necho ${mark}`);
    case 'loud':
      return alone(`bash -c 'for i in $(seq 4000); do echo "$i $0 ${'x'.repeat(80)}"; done' ${mark}`);
    case 'long':
      return alone([1, 2, 3, 4].map(() => talking(mark, 30, 0.1)).join('\n'));
  }
}
