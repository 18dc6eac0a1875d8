/** The options of `npm run bench`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  /** Rows to measure; undefined: all. */
  only: string[] | undefined;
  rounds: number;
  /** Fewer rounds and smaller counts: to see whether all is well, not to quote. */
  quick: boolean;
  /** One tiny round of everything: to see whether the benchmark itself works. */
  smoke: boolean;
  json: string | undefined;
  /** The Markdown file whose table is written anew; undefined: none. */
  write: string | undefined;
  /** Where CPU profiles of the service go; undefined: none are taken. */
  profile: string | undefined;
}

export const usage = `npm run bench -- [options]

  --only ROW,ROW   measure these rows only; growth: those that show how cost grows
  --rounds N       rounds of each row (5; 2 with --quick)
  --quick          smaller counts, for a first look
  --smoke          one tiny round, to try the benchmark itself
  --json FILE      write the results there as well
  --write          put the table into test/bench/README.md in place of the last one
  --profile DIR    write CPU profiles of the service there (they slow it down)
`;

/** Throws a sentence when an option is wrong. */
export function readOptions(
  args: string[],
  known: readonly { name: string; group?: string }[],
): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const rows = known.map(({ name }) => name);
  const groups = new Set(known.flatMap(({ group }) => group ?? []));
  const asked = values.only?.split(',').filter((name) => name !== '');
  const unknown = asked?.find((name) => !rows.includes(name) && !groups.has(name));
  if (unknown !== undefined)
    throw new Error(`There is no row ${unknown}; there are ${[...groups, ...rows].join(', ')}.`);
  const only =
    asked &&
    known
      .filter(({ name, group = '' }) => asked.includes(name) || asked.includes(group))
      .map(({ name }) => name);
  const rounds =
    values.rounds === undefined ? (values.smoke ? 1 : values.quick ? 2 : 5) : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 100)
    throw new Error('--rounds must be a whole number from 1 to 100.');
  return {
    only,
    rounds,
    quick: values.quick,
    smoke: values.smoke,
    json: values.json,
    write: values.write ? join(import.meta.dirname, '../../test/bench/README.md') : undefined,
    profile: values.profile,
  };
}
