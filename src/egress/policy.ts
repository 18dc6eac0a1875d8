/** What may be reached: the rules for an address as a client wrote it, and the operator's exceptions to them. */
import {
  type Address,
  inRange,
  isPublic,
  parseAddress,
  parseRange,
  type Range,
  unwrap,
} from './addresses.ts';
import { EgressRefused } from './errors.ts';

/** Where databases, caches, cluster and remote-control services listen: nothing a client has business with answers there. */
const internalPorts = new Set([
  1099, 1433, 1434, 1521, 1719, 1720, 1723, 1883, 2049, 2181, 2375, 2376, 2377, 2379, 2380, 3128, 3306, 3389,
  3659, 4045, 4190, 4369, 5060, 5061, 5432, 5433, 5601, 5672, 5900, 5984, 5985, 5986, 6000, 6379, 6380, 6443,
  6566, 6665, 6666, 6667, 6668, 6669, 6697, 7000, 7001, 7077, 7199, 7473, 7474, 7687, 8086, 8200, 8300, 8500,
  8600, 9042, 9090, 9092, 9093, 9100, 9160, 9200, 9300, 9418, 10080, 10248, 10249, 10250, 10255, 10256, 11211,
  11434, 15672, 25672, 26379, 27017, 27018, 27019, 50070, 61616,
]);

/** Names that only mean something on the inside of a network, whatever a name server says of them. */
const insideNames = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|onion)$/;
const addressCharsMax = 2048;

export interface Policy {
  /** The address read and checked; throws EgressRefused. `protocols` are allowed everywhere, http besides where the operator's list names the host. */
  checkUrl(address: string, protocols: readonly string[]): URL;
  /** Whether the operator's list names the host itself. */
  named(host: string): boolean;
  /** Throws EgressRefused unless every address is public or on the operator's list. */
  checkAnswers(host: string, port: number, answers: readonly Address[]): void;
}

interface Exceptions {
  ranges: Range[];
  /** Host → its ports; an empty set: the ordinary ports. */
  hosts: Map<string, Set<number>>;
}

/** `host:port` and `[v6]:port` taken apart; the rest is a host, an address or a range. */
function readException(entry: string, exceptions: Exceptions): void {
  const range = parseRange(entry);
  if (range) {
    exceptions.ranges.push(range);
    return;
  }
  const [, name, port] = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/i.exec(entry) ?? [];
  if (name === undefined || entry.includes('/'))
    throw new Error(`EGRESS_ALLOW holds "${entry}", which is no range, host or host:port.`);
  const host = canonicalHost(name) ?? name;
  const ports = exceptions.hosts.get(host) ?? new Set();
  if (port !== undefined) ports.add(Number(port));
  exceptions.hosts.set(host, ports);
}

/** A host as every URL parser reads it: lower case, IPv4 in whatever spelling as four decimals; undefined when it is no host. */
export function canonicalHost(host: string): string | undefined {
  const address = `http://${host}/`;
  if (/[\s\\/@?#]/.test(host) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname || undefined;
}

export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port);
}

function ordinaryPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 1024 && !internalPorts.has(port));
}

export function createPolicy(allow: readonly string[]): Policy {
  const exceptions: Exceptions = { ranges: [], hosts: new Map() };
  for (const entry of allow) readException(entry, exceptions);

  const excepted = (address: Address) =>
    exceptions.ranges.some((range) => inRange(address, range) || inRange(unwrap(address), range));

  const named = (host: string) => exceptions.hosts.has(host);

  /** The list names this host for this port: without ports it names all ordinary ones. */
  const namedFor = (host: string, port: number) => {
    const ports = exceptions.hosts.get(host);
    return ports !== undefined && (ports.size === 0 || ports.has(port));
  };

  const checkAnswers = (host: string, port: number, answers: readonly Address[]) => {
    if (namedFor(host, port)) return;
    // One private answer among public ones is enough: which of them is taken would be the name server's choice.
    if (answers.length === 0 || !answers.every((address) => isPublic(address) || excepted(address)))
      throw new EgressRefused(
        `${host} is not at a public address. Give a host on the public internet, or have the operator allow this one.`,
      );
  };

  const checkUrl = (address: string, protocols: readonly string[]) => {
    if (address.length > addressCharsMax)
      throw new EgressRefused(`The address is longer than ${addressCharsMax} characters.`);
    // Programs disagree about how to read anything else, and what one of them checked another would then call.
    if (!/^[\x21-\x7e]+$/.test(address) || address.includes('\\'))
      throw new EgressRefused(
        'The address holds characters that do not belong in one. Write host names in punycode and percent-encode the rest.',
      );
    if (!/^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(address) || !URL.canParse(address))
      throw new EgressRefused('This is not a complete address such as https://hooks.example.com/runs.');
    const url = new URL(address);
    const host = url.hostname;
    const port = portOf(url);
    const literal = parseAddress(host);
    const known = namedFor(host, port) || (literal !== undefined && excepted(literal));
    if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(address))
      throw new EgressRefused('The address must not hold a user name or a password.');
    if (!protocols.includes(url.protocol) && !(known && url.protocol === 'http:'))
      throw new EgressRefused(`The address must begin with ${protocols.join('// or ')}//.`);
    if (host === '' || host.includes('%')) throw new EgressRefused('The address names no host.');
    if (literal) checkAnswers(host, port, [literal]);
    else if (!named(host)) checkName(host);
    if (!ordinaryPort(port) && !exceptions.hosts.get(host)?.has(port))
      throw new EgressRefused(
        `Port ${port} is not one this service calls. Use 443, 80 or a port from 1024 on that no database or cluster service is known for.`,
      );
    url.hash = '';
    return url;
  };

  return { checkUrl, named, checkAnswers };
}

function checkName(host: string): void {
  if (host.endsWith('.') || host.includes('..') || host.length > 253)
    throw new EgressRefused('The host name is not a complete one. Leave out dots at its end.');
  if (!host.includes('.') || insideNames.test(host))
    throw new EgressRefused(
      `${host} is a name of a private network. Give a host on the public internet, or have the operator allow this one.`,
    );
}
