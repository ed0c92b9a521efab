import { describe, expect, it } from "vitest";
import { stockFeedSchema } from "./stock-feeds";

const HOST_KEY = `SHA256:${"a".repeat(43)}`;
const sftp = {
  type: "sftp",
  host: "sftp.dms.example",
  user: "yard",
  passwordEnv: "FEED_SECRET_YARD",
  hostKeys: [HOST_KEY],
  files: ["out/stock-*.csv"],
};
const feed = (source: object, change: object = {}) =>
  stockFeedSchema.safeParse({ id: "main", dealership: "yard", mapping: "easycars.json", source, ...change });
const https = (address: string) => feed({ type: "https", files: [address] }).success;
const folder = (path: string) => feed({ type: "folder", files: [path] }).success;

describe("a feed", () => {
  it("has a pace, guards and an age when none are given", () => {
    expect(feed(sftp).data).toMatchObject({
      everyMinutes: 60,
      lateMinutes: null,
      maxDrop: 0.3,
      maxRejected: 0.4,
      format: null,
      source: { port: 22, keyEnv: null, staleHours: null },
    });
  });

  it.each([
    ["a pace of nothing", { everyMinutes: 0 }],
    ["half a minute", { everyMinutes: 0.5 }],
    ["a share above one", { maxDrop: 1.1 }],
    ["a mapping of another folder", { mapping: "../site.json" }],
    ["a mapping that is a path", { mapping: "a/b.json" }],
    ["another format", { format: "pdf" }],
    ["an unknown field", { every: 5 }],
    ["a name with spaces", { id: "Main feed" }],
  ])("with %s is refused", (_, change) => {
    expect(feed(sftp).success).toBe(true);
    expect(feed(sftp, change).success).toBe(false);
  });
});

describe("an address", () => {
  it.each([
    ["https://dms.example/stock.csv?dealer=7", true],
    ["http://dms.example/stock.csv", false],
    // Of this machine, for trying out; not fetched in production.
    ["http://127.0.0.1:8080/stock.csv", true],
    ["http://localhost:8080/stock.csv", true],
    ["https://me:word@dms.example/stock.csv", false],
    ["ftp://dms.example/stock.csv", false],
    ["file:///etc/passwd", false],
    ["dms.example", false],
    ["", false],
  ])("%s: %s", (address, isGood) => {
    expect(https(address)).toBe(isGood);
  });
});

describe("a path below the folder", () => {
  it.each([
    ["stock.csv", true],
    ["yard/stock-*.csv", true],
    ["*", true],
    ["/etc/passwd", false],
    ["../stock.csv", false],
    ["yard/../../stock.csv", false],
    ["*/stock.csv", false],
    ["yard/", false],
    ["yard\\stock.csv", false],
    ["a\u0000.csv", false],
    ["", false],
  ])("%j: %s", (path, isGood) => {
    expect(folder(path)).toBe(isGood);
  });
});

describe("an SFTP server", () => {
  it.each([
    ["no key of the server", { hostKeys: [] }],
    ["a key in another form", { hostKeys: ["MD5:aa:bb"] }],
    ["neither password nor key", { passwordEnv: null }],
    ["the variable of something else", { passwordEnv: "SESSION_SECRET" }],
    ["the variable of a lead sink", { passwordEnv: "LEAD_SECRET_YARD" }],
    ["a host with a path", { host: "sftp.dms.example/a" }],
    ["a port beyond the last", { port: 65_536 }],
  ])("with %s is refused", (_, change) => {
    expect(feed({ ...sftp, ...change }).success).toBe(false);
  });

  it("without `hostKeys` tells how to get them", () => {
    const { hostKeys: _, ...without } = sftp;
    expect(feed(without).error?.issues[0]?.message).toContain("ssh-keyscan HOST | ssh-keygen -lf -");
  });
});
