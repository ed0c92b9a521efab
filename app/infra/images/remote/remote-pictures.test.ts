import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { soon } from "../../../../test/setup/soon";
import { photograph } from "../../../../test/doubles/image-host/pictures";
import { DiskCache } from "../disk-cache.server";
import type { FetchPicture } from "./fetch-picture.server";
import { RemotePictures } from "./remote-pictures.server";

const ADDRESS = "https://photos.example/1.jpg";
const HOSTS = ["photos.example"];
const HOUR = 3_600_000;

let dir = "";
let now = 0;
let picture: Buffer;
const fetch = vi.fn<FetchPicture>();
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "remote-"));
  picture = await photograph(40, 30);
  fetch.mockReset().mockImplementation(async () => ({ bytes: picture, etag: '"one"' }));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const pictures = (maxBytes = 1e6) =>
  new RemotePictures({ fetch, cache: new DiskCache(dir, maxBytes), clock: { now: () => new Date(now) } });
/** The size it is drawn in at 320 pixels, which shows that the file is there. */
const drawn = async (from: RemotePictures) => {
  const draw = await (await from.original(ADDRESS, HOSTS)).load();
  const { info } = await (await draw(320)).toBuffer({ resolveWithObject: true });
  return [info.width, info.height];
};

it("fetches a picture once, keeps it as it came, and after a restart still has it", async () => {
  const one = pictures();
  expect(await drawn(one)).toEqual([30, 40]);
  expect(await drawn(one)).toEqual([30, 40]);
  expect(await drawn(pictures())).toEqual([30, 40]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("single flight: fetches once however many ask at the same time", async () => {
  const one = pictures();
  await Promise.all(Array.from({ length: 8 }, () => drawn(one)));
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("judges the address each time: what one dealer fetched another may not have", async () => {
  const one = pictures();
  await drawn(one);
  await expect(one.original(ADDRESS, ["elsewhere.example"])).rejects.toMatchObject({ kind: "refused" });
  await expect(one.original("https://2130706433/", HOSTS)).rejects.toMatchObject({ kind: "refused" });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("asks for a newer version after a day, and sends the old one meanwhile", async () => {
  const one = pictures();
  const old = await one.original(ADDRESS, HOSTS);
  now += 23 * HOUR;
  await one.original(ADDRESS, HOSTS);
  expect(fetch).toHaveBeenCalledTimes(1);
  now += 2 * HOUR;
  picture = await photograph(60, 50);
  expect((await one.original(ADDRESS, HOSTS)).version).toBe(old.version);
  expect(fetch).toHaveBeenLastCalledWith(ADDRESS, HOSTS, '"one"');
  await soon(async () => expect((await one.original(ADDRESS, HOSTS)).version).not.toBe(old.version));
  expect(await drawn(one)).toEqual([50, 60]);
});

it("goes on with what it has when the host says it is the same, or nothing", async () => {
  const one = pictures();
  const { version } = await one.original(ADDRESS, HOSTS);
  for (const answer of [
    async () => ({ bytes: null, etag: '"one"' }),
    () => Promise.reject(new Error("dead")),
  ]) {
    now += 25 * HOUR;
    fetch.mockImplementation(answer);
    expect((await one.original(ADDRESS, HOSTS)).version).toBe(version);
    expect(await drawn(one)).toEqual([30, 40]);
  }
});

it("fetches again what the cache has dropped, and does without a disk", async () => {
  expect(await drawn(pictures(10))).toEqual([30, 40]);
  const one = pictures(picture.length + 200);
  await drawn(one);
  fetch.mockClear();
  expect(await drawn(one)).toEqual([30, 40]);
  expect(fetch).not.toHaveBeenCalled();
  const small = pictures(picture.length - 1);
  await small.original(ADDRESS, HOSTS);
  expect(await drawn(small)).toEqual([30, 40]);
});
