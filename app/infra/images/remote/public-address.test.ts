import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.server";

describe("public addresses", () => {
  it.each([
    "93.184.215.14",
    "1.1.1.1",
    "172.15.255.255",
    "172.32.0.1",
    "2606:4700:4700::1111",
    "2a00:1450:4001::64",
  ])("%s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("addresses that are not public", () => {
  it.each([
    ["this host", "0.0.0.0"],
    ["loopback", "127.0.0.1"],
    ["loopback, elsewhere in its range", "127.255.255.254"],
    ["private 10/8", "10.0.0.1"],
    ["private 172.16/12", "172.31.255.255"],
    ["private 192.168/16", "192.168.1.1"],
    ["link-local, where clouds keep their keys", "169.254.169.254"],
    ["carrier-grade NAT", "100.64.0.1"],
    ["protocol assignments", "192.0.0.8"],
    ["documentation", "192.0.2.1"],
    ["documentation", "198.51.100.1"],
    ["documentation", "203.0.113.1"],
    ["benchmarking", "198.18.0.1"],
    ["multicast", "224.0.0.1"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["IPv6 unspecified", "::"],
    ["IPv6 loopback", "::1"],
    ["IPv4-mapped loopback", "::ffff:127.0.0.1"],
    ["IPv4-mapped, in hexadecimal", "::ffff:7f00:1"],
    ["IPv4-mapped public", "::ffff:93.184.215.14"],
    ["IPv4-compatible loopback", "::127.0.0.1"],
    ["IPv4-translated", "::ffff:0:127.0.0.1"],
    ["NAT64 of loopback", "64:ff9b::127.0.0.1"],
    ["NAT64 for local use", "64:ff9b:1::7f00:1"],
    ["6to4 of loopback", "2002:7f00:1::"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["unique local", "fd12:3456::1"],
    ["link-local", "fe80::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["site-local", "fec0::1"],
    ["IPv6 multicast", "ff02::1"],
    ["IPv6 documentation", "2001:db8::1"],
    ["IPv6 discard", "100::1"],
    ["no address", "localhost"],
    ["nothing", ""],
  ])("%s: %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
