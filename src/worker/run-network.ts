/** A run's network: which of its hosts this worker lets it reach, how its commands learn of the way, and what its log tells of refusals. */
import { within } from '../domain/network.ts';
import type { Target } from '../egress/forward.ts';
import { proxyUser } from '../gateway/network.ts';
import type { Sandbox, SandboxKind } from '../sandbox/sandbox.ts';
import type { Transcript } from './transcript.ts';

/** Hosts whose refusal is told; a program may try any number of them. */
const toldMax = 20;

/** What was asked for, as far as this worker gives it: the deployment may have narrowed its list since. */
export function hostsOfRun(asked: readonly string[] | undefined, most: readonly string[]): string[] {
  return (asked ?? []).filter((host) => within(host, most));
}

/** The same sandbox, each of whose commands has the way to the run's hosts open and finds it where programs look for a proxy. */
export function withNetwork(sandbox: Sandbox, kind: SandboxKind, token: string): Sandbox {
  const { gateway } = sandbox;
  if (gateway === undefined) return sandbox;
  const proxy = kind === 'none' ? gateway.replace('://', `://${proxyUser}:${token}@`) : gateway;
  const env = {
    HTTP_PROXY: proxy,
    HTTPS_PROXY: proxy,
    http_proxy: proxy,
    https_proxy: proxy,
    // What listens on the sandbox's own loopback is reached as ever, the way to the model among it.
    NO_PROXY: 'localhost,127.0.0.1,::1',
    no_proxy: 'localhost,127.0.0.1,::1',
    NODE_USE_ENV_PROXY: '1',
  };
  return {
    ...sandbox,
    spawn: (argv, options) =>
      sandbox.spawn(argv, { ...options, relay: true, env: { ...env, ...options?.env } }),
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}

/** Tells the run's log of each target that was refused, once, and of no more than a few. */
export function tellRefusals(transcript: Transcript): (target: Target | undefined) => void {
  const told = new Set<string>();
  const add = (text: string): void => {
    // The log ends with the attempt, and a program may ask until the very end.
    transcript.add(null, 'service', text).catch(() => undefined);
  };
  return (target) => {
    if (target === undefined) return;
    const name = `${target.host}:${target.port}`.slice(0, 300);
    if (told.size >= toldMax || told.has(name)) return;
    told.add(name);
    add(
      `The run may not reach ${name}. What it may reach is what its network names, as far as it is at a public address or the operator allows it.\n`,
    );
    if (told.size === toldMax) add('Further hosts that are refused are not told of.\n');
  };
}
