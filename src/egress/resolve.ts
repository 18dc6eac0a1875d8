/** Names to addresses, with an end: asked once, and what was answered is what is judged and called. */
import { promises as dns, Resolver } from 'node:dns';
import type { Clock } from '../base/clock.ts';
import { type Address, parseAddress } from './addresses.ts';
import { EgressFailed } from './errors.ts';
import type { Policy } from './policy.ts';

/** All addresses of a name. `own` is true for names the operator listed. Tests bring their own. */
export type Lookup = (host: string, own: boolean) => Promise<readonly string[]>;

const lookupMs = 5_000;
/** Enough for any real host; a reply beyond it is judged like the rest of itself, by what is first. */
const answersMax = 64;

/**
 * The name servers are asked directly: the system's own lookup holds one of four threads for as long as a name server
 * likes, and files would wait behind it. Names the operator listed may stand in the hosts file and are the system's to tell.
 */
export const systemLookup: Lookup = async (host, own) => {
  if (own) return (await dns.lookup(host, { all: true })).map((answer) => answer.address);
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  const ask = (family: 4 | 6) =>
    new Promise<string[]>((resolve, reject) => {
      const answer = (error: Error | null, addresses: string[]) =>
        error ? reject(error) : resolve(addresses);
      if (family === 4) resolver.resolve4(host, answer);
      else resolver.resolve6(host, answer);
    });
  const [four, six] = await Promise.allSettled([ask(4), ask(6)]);
  const found = [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
};

/** Resolves and judges. Throws EgressRefused, or EgressFailed when there is no answer in time. */
export function createResolve(parts: { clock: Clock; policy: Policy; lookup: Lookup }) {
  const { clock, policy, lookup } = parts;

  return async (host: string, port: number): Promise<{ address: string; family: 4 | 6 }> => {
    const literal = parseAddress(host);
    const answers = literal ? [literal] : await ask(host);
    policy.checkAnswers(host, port, answers);
    const chosen = answers.find((answer) => answer.kind() === 'ipv4') ?? answers[0];
    if (!chosen) throw new EgressFailed('name', `${host} has no address.`);
    return { address: chosen.toString(), family: chosen.kind() === 'ipv4' ? 4 : 6 };
  };

  async function ask(host: string): Promise<Address[]> {
    const late = Promise.withResolvers<never>();
    const callOff = clock.after(lookupMs, () =>
      late.reject(new EgressFailed('name', `No name server answered for ${host} in time.`)),
    );
    try {
      const texts = await Promise.race([lookup(host, policy.named(host)), late.promise]);
      const answers = texts.slice(0, answersMax).map(parseAddress);
      // An answer that is no plain address, a zone id for instance, is as good as a private one.
      if (answers.length === 0 || answers.includes(undefined))
        throw new EgressFailed('name', `${host} has no address that can be called.`);
      return answers.filter((answer) => answer !== undefined);
    } catch (error) {
      if (error instanceof EgressFailed) throw error;
      throw new EgressFailed(
        'name',
        `${host} could not be resolved. Check its spelling and its name server.`,
        error,
      );
    } finally {
      callOff();
    }
  }
}
