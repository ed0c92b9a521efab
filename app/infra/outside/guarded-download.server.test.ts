import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FeedWeb, startFeedWeb } from "../../../test/doubles/feeds/feed-web";
import { FetchFault } from "./fetch-fault.server";
import { createGuardedDownload, type DownloadOptions } from "./guarded-download.server";

let web: FeedWeb;
let dir: string;
beforeEach(async () => {
  web = await startFeedWeb();
  dir = mkdtempSync(join(tmpdir(), "forecourt-download-"));
});
afterEach(async () => {
  rmSync(dir, { recursive: true, force: true });
  await web.close();
});

let count = 0;
async function outcome(address: string, options: DownloadOptions = {}): Promise<string> {
  count += 1;
  const to = join(dir, `file-${count}`);
  const asked = {
    address,
    to,
    authorization: "Bearer t0ken",
    known: null,
    signal: new AbortController().signal,
  };
  return createGuardedDownload(options)(asked).then(
    () => readFileSync(to, "utf8"),
    (error: unknown) => (error instanceof FetchFault ? `${error.kind}: ${error.message}` : String(error)),
  );
}

describe("a download never leads inside", () => {
  it.each([
    ["http://feeds.example/a.csv", "standing: is not https"],
    ["https://127.0.0.1/a.csv", "standing: is not on the public internet"],
    ["https://169.254.169.254/latest/meta-data", "standing: is not on the public internet"],
    ["https://[::ffff:10.0.0.1]/a.csv", "standing: is not on the public internet"],
    ["https://me:word@feeds.example/a.csv", "standing: has a user name in its address"],
  ])("%s", async (address, fault) => {
    expect(await outcome(address)).toBe(fault);
  });

  it("by a name of the internal network", async () => {
    const resolve = async () => ["10.0.0.7"];
    expect(await outcome("https://feeds.example/a.csv", { resolve })).toBe(
      "passing: is not on the public internet",
    );
  });
});

describe("a redirect", () => {
  const within = { allowInside: true };
  it.each([
    [
      "to another host",
      "https://elsewhere.example/a.csv",
      /^standing: redirects to another host \(elsewhere\.example\)/,
    ],
    [
      "to another port",
      "http://127.0.0.1:1/a.csv",
      /^standing: redirects to another host \(127\.0\.0\.1:1\)/,
    ],
    ["nowhere", "http://", /^standing: redirects nowhere$/],
    ["round in a circle", "/a.csv", /^standing: redirects too often$/],
  ])("%s is not followed", async (_, to, told) => {
    web.redirects.set("/a.csv", to);
    expect(await outcome(`${web.url}/a.csv`, within)).toMatch(told);
  });

  it("to the other protocol of the host is not followed", async () => {
    web.redirects.set("/a.csv", `${web.url.replace("http:", "https:")}/b.csv`);
    expect(await outcome(`${web.url}/a.csv`, within)).toBe(
      "standing: redirects from http: to https:, where nothing is sent",
    );
  });

  it("within the host is", async () => {
    web.redirects.set("/a.csv", "/b.csv");
    web.files.set("/b.csv", Buffer.from("stock"));
    expect(await outcome(`${web.url}/a.csv`, within)).toBe("stock");
    expect(web.asked.map(({ headers }) => headers.authorization)).toEqual(["Bearer t0ken", "Bearer t0ken"]);
  });
});

it("is no larger than allowed, to the byte, and readable by nobody else", async () => {
  web.files.set("/a.csv", Buffer.alloc(1024 * 1024, "x"));
  const most = 1024 * 1024;
  expect((await outcome(`${web.url}/a.csv`, { allowInside: true, maxBytes: most })).length).toBe(most);
  expect(statSync(join(dir, `file-${count}`)).mode & 0o777).toBe(0o600);
  expect(await outcome(`${web.url}/a.csv`, { allowInside: true, maxBytes: most - 1 })).toBe(
    "standing: sends more than 1 MB",
  );
});

it("ends in time, whether the server is silent or slow", async () => {
  web.files.set("/a.csv", Buffer.alloc(10_000, "x"));
  web.mood = "stalls";
  expect(await outcome(`${web.url}/a.csv`, { allowInside: true, timeoutMs: 100 })).toBe(
    "passing: took too long",
  );
  web.mood = "hangs";
  expect(await outcome(`${web.url}/a.csv`, { allowInside: true, timeoutMs: 100 })).toBe(
    "passing: took too long",
  );
});
