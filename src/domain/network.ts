/** Which hosts a run may reach: entries such as `registry.npmjs.org`, `*.example.com` and `git.example.com:8443`. Pure. */

/** Where an entry without a port leads to. */
const usualPorts: readonly number[] = [80, 443];
const portMax = 65_535;

interface Entry {
  /** In lower case; `*` is every host, `*.example.com` every name below that one. */
  host: string;
  ports: readonly number[];
}

/** An entry taken apart. Its form was checked where it came in. */
function readEntry(text: string): Entry {
  const [host = '', port] = text.toLowerCase().split(':');
  return { host, ports: port === undefined ? usualPorts : [Number(port)] };
}

/** Whether an entry's form leaves nothing open but the number of its port. */
export function portExists(entry: string): boolean {
  return readEntry(entry).ports.every((port) => port >= 1 && port <= portMax);
}

function hostWithin(host: string, pattern: string): boolean {
  if (pattern === '*' || pattern === host) return true;
  return pattern.startsWith('*.') && host.length >= pattern.length && host.endsWith(pattern.slice(1));
}

/** Whether one of `entries` leads to that host and port. The host is in lower case, as addresses have it. */
export function mayReach(entries: readonly string[], host: string, port: number): boolean {
  return entries.map(readEntry).some((entry) => entry.ports.includes(port) && hostWithin(host, entry.host));
}

/** Whether everything that `entry` leads to is within `most`, every port of it. */
export function within(entry: string, most: readonly string[]): boolean {
  const { host, ports } = readEntry(entry);
  return ports.every((port) => mayReach(most, host, port));
}
