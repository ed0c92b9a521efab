import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { soon } from "../../../test/setup/soon";
import { DiskCache } from "./disk-cache.server";

let dir = "";
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Files go after the answer; they are gone soon. */
const holds = (...names: string[]) =>
  soon(async () => expect((await readdir(dir)).sort()).toEqual(names.sort()));

it("gives back what was put and null for the rest", async () => {
  const cache = new DiskCache(dir, 100);
  await cache.put("a.webp", Uint8Array.of(1, 2, 3));
  expect(await cache.get("a.webp")).toEqual(Uint8Array.of(1, 2, 3));
  expect(await cache.get("b.webp")).toBeNull();
  expect([cache.has("a.webp"), cache.has("b.webp")]).toEqual([true, false]);
});

it("cache bound: never holds more bytes than it may, the least recently used go", async () => {
  const cache = new DiskCache(dir, 100);
  await cache.put("a", new Uint8Array(40));
  await cache.put("b", new Uint8Array(40));
  await cache.get("a");
  await cache.put("c", new Uint8Array(40));
  await holds("a", "c");
  expect(await cache.get("b")).toBeNull();
});

it("counts a file once that is put twice, and does not keep one that is larger than the bound", async () => {
  const cache = new DiskCache(dir, 100);
  for (let time = 0; time < 3; time++) await cache.put("a", new Uint8Array(60));
  await cache.put("b", new Uint8Array(40));
  await cache.put("huge", new Uint8Array(101));
  await holds("a", "b");
});

it("takes over what an earlier process left, in the order it was used", async () => {
  const earlier = new DiskCache(dir, 1_000);
  for (const name of ["a", "b", "c"]) await earlier.put(name, new Uint8Array(30));
  await utimes(join(dir, "b"), new Date(0), new Date(0));
  const cache = new DiskCache(dir, 100);
  expect(await cache.get("a")).toEqual(new Uint8Array(30));
  await cache.put("d", new Uint8Array(30));
  await holds("a", "c", "d");
});

it("writes times of use down, so that a restart knows them", async () => {
  await writeFile(join(dir, "a"), "used");
  await writeFile(join(dir, "b"), "idle");
  await utimes(join(dir, "a"), new Date(0), new Date(0));
  await utimes(join(dir, "b"), new Date(1_000), new Date(1_000));
  await new DiskCache(dir, 8).get("a");
  await soon(async () => expect((await stat(join(dir, "a"))).mtimeMs).toBeGreaterThan(1_000));
  await new DiskCache(dir, 8).put("c", new Uint8Array(4));
  await holds("a", "c");
});

it("clears away what a crash left half written, and never reads it", async () => {
  await writeFile(join(dir, ".a.webp.1.0"), "half");
  const cache = new DiskCache(dir, 100);
  expect(await cache.get("a.webp")).toBeNull();
  await holds();
});

it("drops a file that was cut short or removed behind its back", async () => {
  const cache = new DiskCache(dir, 100);
  await cache.put("a", new Uint8Array(40));
  await cache.put("b", new Uint8Array(40));
  await truncate(join(dir, "a"), 10);
  await rm(join(dir, "b"));
  expect([await cache.get("a"), await cache.get("b")]).toEqual([null, null]);
  await cache.put("a", new Uint8Array(40));
  expect(await cache.get("a")).toEqual(new Uint8Array(40));
});

it("leaves no half-written files behind, many at a time", async () => {
  const cache = new DiskCache(dir, 1_000);
  await Promise.all(["a", "a", "b", "c"].map((name) => cache.put(name, new Uint8Array(10))));
  await holds("a", "b", "c");
  expect(await readFile(join(dir, "a"))).toHaveLength(10);
});

it("keeps nothing and says so where there can be no folder", async () => {
  await writeFile(join(dir, "file"), "");
  const cache = new DiskCache(join(dir, "file", "pictures"), 100);
  expect(await cache.get("a")).toBeNull();
  await expect(cache.put("a", new Uint8Array(1))).rejects.toThrow();
});

it("takes no memory for files it does not hold", () => {
  const taken = () => {
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    return arrayBuffers + heapUsed;
  };
  const before = taken();
  const cache = new DiskCache(dir, 2 ** 31);
  expect(taken() - before).toBeLessThan(4_000_000);
  expect(cache.has("a")).toBe(false);
});
