import ipaddr from "ipaddr.js";

/** The range of public IPv6 addresses; all others are local, translated or not assigned. */
const GLOBAL_V6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address is on the public internet. Not public are loopback, private, link-local, carrier-grade NAT,
 * multicast, documentation, benchmarking and other reserved ranges, and IPv6 addresses that contain an IPv4 one
 * (mapped, compatible, NAT64, 6to4, Teredo), which may lead into the internal network.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(GLOBAL_V6));
}
