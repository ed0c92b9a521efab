import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DiskCache } from "./disk-cache.server";

let dir = "";
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it("gives back what was put and null for the rest", async () => {
  const cache = new DiskCache(dir, 100);
  await cache.put("a.webp", Uint8Array.of(1, 2, 3));
  expect(await cache.get("a.webp")).toEqual(Uint8Array.of(1, 2, 3));
  expect(await cache.get("b.webp")).toBeNull();
});

it("drops the oldest when it is full, what an earlier process left included", async () => {
  await new DiskCache(dir, 100).put("old", new Uint8Array(60));
  await utimes(join(dir, "old"), new Date(0), new Date(0));
  const cache = new DiskCache(dir, 100);
  await cache.put("new", new Uint8Array(50));
  expect(await readdir(dir)).toEqual(["new"]);
});

it("leaves no half-written files behind", async () => {
  const cache = new DiskCache(dir, 1_000);
  await Promise.all(["a", "b", "c"].map((name) => cache.put(name, new Uint8Array(10))));
  expect((await readdir(dir)).sort()).toEqual(["a", "b", "c"]);
});
