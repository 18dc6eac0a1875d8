/** Calls between the processes of the benchmark: a function of one process, awaited in another, over Node's own channel. */
import { type ChildProcess, fork } from 'node:child_process';

/** What a process can be asked for, by name. */
export type Commands = { [name: string]: (input: never) => Promise<unknown> };

interface Ask {
  id: number;
  name: string;
  input: unknown;
}

interface Answer {
  id: number;
  output?: unknown;
  error?: string;
}

/** Another process of the benchmark. */
export interface Peer<C extends Commands> {
  readonly pid: number;
  /** Rejects with the other side's error, or when it has gone or is silent for `callMs`. */
  call<N extends keyof C & string>(name: N, input: Parameters<C[N]>[0]): Promise<Awaited<ReturnType<C[N]>>>;
  /** Resolves once the process has gone. */
  stop(): Promise<void>;
}

const callMs = 300_000;
const stopMs = 5_000;

/** In the process that is asked: answers every call by name until the asker goes. */
export function answerCalls(commands: Commands): void {
  process.on('message', (ask: Ask) => {
    const reply = (answer: Answer): void => {
      process.send?.(answer);
    };
    const command = commands[ask.name];
    if (!command) return reply({ id: ask.id, error: `there is no command ${ask.name}` });
    command(ask.input as never).then(
      (output) => reply({ id: ask.id, output }),
      (error: unknown) =>
        reply({ id: ask.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}

/** Starts a file of the benchmark as a process of its own. Its complaints go to standard error. */
export function startPeer<C extends Commands>(
  file: string,
  args: string[] = [],
  execArgv: string[] = [],
): Peer<C> {
  const child: ChildProcess = fork(file, args, {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<
    number,
    { resolve: (output: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
  >();
  let lastId = 0;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.on('message', (answer: Answer) => {
    const call = waiting.get(answer.id);
    if (!call) return;
    waiting.delete(answer.id);
    clearTimeout(call.timer);
    if (answer.error === undefined) call.resolve(answer.output);
    else call.reject(new Error(answer.error));
  });
  void exited.then(() => {
    for (const call of waiting.values()) {
      clearTimeout(call.timer);
      call.reject(new Error(`${file} has ended`));
    }
    waiting.clear();
  });
  return {
    pid: child.pid ?? 0,
    call: (name, input) =>
      new Promise((resolve, reject) => {
        if (!child.connected) return reject(new Error(`${file} has ended`));
        const id = ++lastId;
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`${name} of ${file} was silent for ${callMs} ms`));
        }, callMs);
        waiting.set(id, { resolve: resolve as (output: unknown) => void, reject, timer });
        child.send({ id, name, input } satisfies Ask);
      }),
    stop: async () => {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
