/** The command line of the fault suite. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type FaultKind, faultKinds } from './plan.ts';

export interface Options {
  seed: string;
  runs: number;
  minutes: number;
  clients: number;
  gapMs: number;
  only: FaultKind[] | undefined;
  loopback: boolean;
  keep: boolean;
  planOnly: boolean;
}

export const usage = `npm run test:faults -- [options]

  --seed <text>     repeats the plan of faults and of what clients do; made up and printed when left out
  --runs <n>        go on until so many runs were accepted and every kind of fault came at least once (2000)
  --minutes <m>     but no longer than this (30)
  --clients <n>     clients side by side (10)
  --gap <seconds>   between two faults, on the average (4)
  --only <a,b>      these kinds of faults alone
  --loopback        no namespaces, even as root
  --plan            print the plan and end
  --keep            keep the logs of a good run as well

Faults:
${Object.entries(faultKinds)
  .map(([kind, about]) => `  ${kind.padEnd(17)} ${about}`)
  .join('\n')}`;

/** Throws a sentence about what is wrong. */
export function readOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      runs: { type: 'string', default: '2000' },
      minutes: { type: 'string', default: '30' },
      clients: { type: 'string', default: '10' },
      gap: { type: 'string', default: '4' },
      only: { type: 'string' },
      loopback: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      plan: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const number = (name: 'runs' | 'minutes' | 'clients' | 'gap'): number => {
    const value = Number(values[name]);
    if (!(value > 0)) throw new Error(`--${name} takes a number above 0`);
    return value;
  };
  const only = values.only?.split(',').map((name) => {
    if (!(name in faultKinds)) throw new Error(`--only: there is no fault ${name}; see --help`);
    return name as FaultKind;
  });
  return {
    seed: values.seed ?? randomBytes(4).toString('hex'),
    runs: number('runs'),
    minutes: number('minutes'),
    clients: number('clients'),
    gapMs: number('gap') * 1000,
    only,
    loopback: values.loopback,
    keep: values.keep,
    planOnly: values.plan,
  };
}
