/** The network of a run on the wire: read from a request, and refused where the deployment does not have it. */
import type { AskedNetwork } from '../../generated/api/types.gen.ts';
import type { Agent } from '../agents/agent.ts';
import type { Config } from '../base/config.ts';
import { ServiceError } from '../base/errors.ts';
import { portExists, within } from '../domain/network.ts';

/** What the run gets: what it asks for, else its agent's own. Left out where that is nothing. */
export function readNetwork(
  asked: AskedNetwork | undefined,
  agent: Agent | undefined,
): { network?: string[] } {
  const hosts = asked === undefined ? (agent?.network ?? []) : listOf(asked);
  return hosts.length === 0 ? {} : { network: hosts.map((host) => host.toLowerCase()) };
}

function listOf(asked: AskedNetwork): string[] {
  return typeof asked === 'string' ? [] : asked;
}

/** Every entry that this deployment does not give, and what it gives instead. */
export function networkRefusal(asked: AskedNetwork | undefined, config: Config): ServiceError | undefined {
  const most = config.networkAllow ?? [];
  const details = listOf(asked ?? 'none').flatMap((host, index) => {
    const message = !portExists(host)
      ? 'must have a port from 1 to 65535'
      : within(host, most)
        ? undefined
        : `must be within what runs may reach here: ${told(most)}`;
    return message === undefined ? [] : [{ pointer: `/network/${index}`, host, message }];
  });
  const [first] = details;
  if (first === undefined) return undefined;
  const more = details.length === 1 ? '' : ', and "errors" names the others';
  return new ServiceError('invalid_request', `network: ${first.host} ${first.message}${more}.`, {
    details: details.map(({ pointer, message }) => ({ pointer, message })),
  });
}

/** A list may be long; all of it is in `GET /me`. */
function told(most: readonly string[]): string {
  if (most.length === 0) return 'nothing, for its operator has not set NETWORK_ALLOW';
  const rest = most.length > 5 ? ' and others; GET /me lists them' : '';
  return `${most.slice(0, 5).join(', ')}${rest}`;
}
