/** Which IP addresses are publicly routed: everything else belongs to somebody's inside and is refused. */
import ipaddr from 'ipaddr.js';

/** Addresses that carry an IPv4 address the network unpacks on the way (NAT64, RFC 6052). */
const nat64 = ipaddr.parseCIDR('64:ff9b::/96');
/** The only part of IPv6 that is given out for the public network; what is outside it is never one of its hosts. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

export type Address = ReturnType<typeof ipaddr.parse>;
export type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Reads an address as a name server or a canonical URL writes it; undefined for anything else, zone ids included. */
export function parseAddress(text: string): Address | undefined {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  if (bare.includes('%')) return undefined;
  // Four plain decimal parts only: every other way to write IPv4 is read by the URL parser, before it comes here.
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  return bare.includes(':') && ipaddr.IPv6.isValid(bare) ? ipaddr.IPv6.parse(bare) : undefined;
}

export function parseRange(text: string): Range | undefined {
  try {
    return ipaddr.parseCIDR(text);
  } catch {
    const address = parseAddress(text);
    return address && [address, address.kind() === 'ipv4' ? 32 : 128];
  }
}

export function inRange(address: Address, [network, bits]: Range): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

/** The IPv4 address behind an IPv4-mapped or NAT64 one, else the address itself. */
export function unwrap(address: Address): Address {
  if (!(address instanceof ipaddr.IPv6)) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return inRange(address, nat64) ? ipaddr.fromByteArray(address.toByteArray().slice(12)) : address;
}

/** True only for an address of the public network; tunnels (6to4, Teredo) count as their own, not as what they carry. */
export function isPublic(address: Address): boolean {
  const judged = unwrap(address);
  if (judged.range() !== 'unicast') return false;
  return judged.kind() === 'ipv4' || inRange(judged, globalUnicast);
}
