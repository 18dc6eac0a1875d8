/** `login`, `logout`, `whoami` and `agents`: which service, with which key, and what it offers. */
import type { Command } from 'commander';
import { createClient } from '../sdk/index.ts';
import { askSecret } from './ask.ts';
import { usageError } from './exit.ts';
import { does, type Tree } from './leaf.ts';
import { fields } from './output.ts';
import { addressOf, localUrl, profilesFile, readProfiles, writeProfiles } from './profiles.ts';

const defaultProfile = 'default';

export function addAccount({ io, settle }: Tree, program: Command): void {
  does<{ url?: string }>(
    io,
    settle,
    program
      .command('login')
      .summary('keep an address and a key')
      .description(
        'Keeps an address and a key in a file that only you can read. The key is AGENT_RUNS_KEY, or what is piped in, or asked for; it is never an argument, which every process of the machine could see.',
      )
      .option('--url <address>', `the address of the service (AGENT_RUNS_URL; ${localUrl} unless given)`),
    async (call, { url }) => {
      const address = addressOf(url ?? io.env.AGENT_RUNS_URL ?? localUrl);
      const name = call.profile ?? io.env.AGENT_RUNS_PROFILE ?? defaultProfile;
      if (!/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/.test(name) || name === 'constructor')
        throw usageError('A profile is named in letters, digits, dots, dashes and underscores.');
      if (address.startsWith('http:') && !/^http:\/\/(127\.|localhost[:/]|\[::1\])/.test(address))
        call.out.warn(`${address} is not encrypted: who is on the way can read the key.`);
      const key = (io.env.AGENT_RUNS_KEY ?? '').trim() || (await askSecret(io, `Key for ${address}: `));
      if (key === '') throw usageError('There was no key.');
      if (!/^[\x21-\x7e]+$/.test(key)) throw usageError('A key has no spaces and no line breaks in it.');
      const me = await createClient({ baseUrl: address, key }).me();
      const { profiles, default: before } = await readProfiles(io);
      await writeProfiles(io, {
        default: before !== null && before in profiles ? before : name,
        profiles: { ...profiles, [name]: { url: address, key } },
      });
      call.out.record({ profile: name, url: address, environment: me.environment, key: me.key.id }, () => [
        `Logged in to ${address}, environment ${me.environment}, as ${me.key.name} (profile ${name}).`,
      ]);
    },
  );

  does(
    io,
    settle,
    program.command('logout').description('Forget the address and the key of a profile.'),
    async (call) => {
      const all = await readProfiles(io);
      const name = call.profile ?? io.env.AGENT_RUNS_PROFILE ?? all.default ?? defaultProfile;
      if (!Object.hasOwn(all.profiles, name)) throw usageError(`There is no profile ${name}.`);
      const { [name]: _gone, ...rest } = all.profiles;
      await writeProfiles(io, {
        default: all.default === name ? (Object.keys(rest)[0] ?? null) : all.default,
        profiles: rest,
      });
      if (call.out.json) call.out.line({ profile: name, removed: true });
      call.out.say(`Forgot ${name}. The key itself lives on: agent-runs keys revoke ends it.`);
    },
  );

  does(
    io,
    settle,
    program.command('whoami').description('Which service is asked, with which key, and what that may do.'),
    async (call) => {
      const account = await call.account();
      call.out.say(`Asking ${account.url} (${account.from}; profiles are in ${profilesFile(io)})`);
      const me = await (await call.client()).me();
      call.out.record({ ...me, url: account.url, from: account.from }, () =>
        fields([
          ['url', account.url],
          ['from', account.from],
          ['environment', me.environment],
          ['key', `${me.key.id} (${me.key.name})`],
          ['scopes', me.scopes.join(' ')],
          ['expires', me.key.expires_at],
        ]),
      );
    },
  );

  does(io, settle, program.command('agents').description('List the agents of the service.'), async (call) => {
    const found = await (await call.client()).agents.list();
    call.out.list(
      found,
      [
        ['AGENT', (one) => (one.default ? `${one.name} (default)` : one.name)],
        ['KIND', (one) => one.kind],
        ['AVAILABLE', (one) => (one.available ? 'yes' : 'no')],
        ['WHAT', (one) => one.missing ?? one.description],
      ],
      'There are no agents.',
    );
  });
}
