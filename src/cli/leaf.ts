/** One command of the tree: what all of them have in common, and what they are given to work with. */
import type { Command } from 'commander';
import { type Client, createClient, type Retry } from '../sdk/index.ts';
import type { Io } from './io.ts';
import { createOutput, durationText, type Output } from './output.ts';
import { type Account, findAccount } from './profiles.ts';

/** What one call of a command works with. */
export interface Call {
  io: Io;
  out: Output;
  /** The client of the account that counts for this call. */
  client(options?: { onRetry?: (retry: Retry) => void }): Promise<Client>;
  account(): Promise<Account>;
  profile: string | undefined;
}

interface Shared {
  json?: boolean;
  quiet?: boolean;
  profile?: string;
}

export type Handler<Options> = (
  call: Call,
  options: Options,
  ...words: string[]
) => Promise<number> | Promise<void>;

/** After so long without any connection following a run is given up; the run goes on. */
const giveUpAfterMs = 10 * 60_000;

/** Adds the options that every command takes, and what it does; the exit code goes to `settle`. */
export function does<Options extends object>(
  io: Io,
  settle: (code: number) => void,
  command: Command,
  handler: Handler<Options>,
): Command {
  return command
    .option('--json', 'print JSON: one document, or one line per event')
    .option('-q, --quiet', 'print no messages but errors')
    .option('--profile <name>', 'the login profile to use')
    .action(async (...given: unknown[]) => {
      const options = command.opts<Options & Shared>();
      const words = given.slice(0, command.registeredArguments.length) as string[];
      const out = createOutput(io, options);
      const account = (): Promise<Account> => findAccount(io, options.profile);
      const call: Call = {
        io,
        out,
        profile: options.profile,
        account,
        client: async (more = {}) => {
          const { url, key } = await account();
          return createClient({
            baseUrl: url,
            key,
            giveUpAfterMs,
            onRetry:
              more.onRetry ??
              (({ error, waitMs }) => out.say(`${error.message} Trying again in ${durationText(waitMs)}.`)),
          });
        },
      };
      settle((await handler(call, options, ...words)) ?? 0);
    });
}

/** What the parts of the tree are built with. */
export interface Tree {
  io: Io;
  settle: (code: number) => void;
}
