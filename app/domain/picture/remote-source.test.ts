import { describe, expect, it } from "vitest";
import { RefusedSource, remoteSource } from "./remote-source";

const HOSTS = ["photos.dealer.example", "127.0.0.1", "localhost"];
const judge = (address: string) => {
  const url = remoteSource(address, HOSTS);
  return url instanceof RefusedSource ? url.reason : url.href;
};

describe("an address on a host of the list", () => {
  it.each([
    ["https://photos.dealer.example/a b.jpg", "https://photos.dealer.example/a%20b.jpg"],
    ["https://PHOTOS.dealer.example:443/a.jpg?v=2#top", "https://photos.dealer.example/a.jpg?v=2"],
    ["https://photos.dealer.example/../../etc/passwd", "https://photos.dealer.example/etc/passwd"],
  ])("%s is fetched as %s", (address, href) => {
    expect(judge(address)).toBe(href);
  });
});

describe("is refused", () => {
  it.each([
    ["a host not on the list", "https://elsewhere.example/a.jpg", /not one of/],
    ["a host that ends like one on the list", "https://evilphotos.dealer.example/a.jpg", /not one of/],
    ["a host that starts like one on the list", "https://photos.dealer.example.evil.example/", /not one of/],
    ["a trailing dot", "https://photos.dealer.example./a.jpg", /not one of/],
    ["http", "http://photos.dealer.example/a.jpg", /https only/],
    ["a file", "file:///etc/passwd", /https only/],
    ["a port", "https://photos.dealer.example:8443/a.jpg", /standard port/],
    ["a user name", "https://me@photos.dealer.example/a.jpg", /user name/],
    ["a password", "https://:secret@photos.dealer.example/a.jpg", /user name/],
    ["a list host as the user name", "https://photos.dealer.example@evil.example/a.jpg", /user name/],
    ["loopback by number, though listed", "https://127.0.0.1/a.jpg", /names, not numbers/],
    ["a decimal address", "https://2130706433/a.jpg", /names, not numbers/],
    ["an octal address", "https://0177.0.0.1/a.jpg", /names, not numbers/],
    ["a hexadecimal address", "https://0x7f.1/a.jpg", /names, not numbers/],
    ["a whole hexadecimal address", "https://0x7f000001/a.jpg", /names, not numbers/],
    ["wide digits", "https://１２７.０.０.１/a.jpg", /names, not numbers/],
    ["IPv6 loopback", "https://[::1]/a.jpg", /names, not numbers/],
    ["an IPv4-mapped IPv6 address", "https://[::ffff:127.0.0.1]/a.jpg", /names, not numbers/],
    ["no address at all", "//photos.dealer.example/a.jpg", /cannot be read/],
    ["a long address", `https://photos.dealer.example/${"a".repeat(1_500)}`, /too long/],
  ])("%s", (_, address, reason) => {
    expect(judge(address)).toMatch(reason);
  });
});
