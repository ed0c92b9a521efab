import ipaddr from "ipaddr.js";

/** Where the public internet's IPv6 addresses are; whatever lies outside is translated, local or not given out. */
const GLOBAL_V6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address is on the public internet. Not so: loopback, private, link-local, carrier-grade NAT,
 * multicast, documentation, benchmarking and other reserved ranges, and IPv6 addresses that carry an IPv4 one (mapped,
 * compatible, NAT64, 6to4, Teredo), which may lead back inside.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(GLOBAL_V6));
}
