import { describe, expect, it } from "vitest";
import { type CachedPage, PageCache } from "./page-cache.server";

const page = (bytes: number): CachedPage => ({ body: new Uint8Array(bytes), headers: new Map() });
const roomy = () => new PageCache({ entries: 100, bytes: 100_000 });

describe("PageCache", () => {
  it("gives back what was kept, until the moment it expires", () => {
    const cache = roomy();
    const kept = page(10);
    cache.set("a", kept, 1000);
    expect(cache.get("a", 999)).toBe(kept);
    expect(cache.get("a", 1000)).toBeNull();
    expect(cache.get("b", 0)).toBeNull();
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });

  it("drops the least recently used page first when there are too many", () => {
    const cache = new PageCache({ entries: 2, bytes: 100_000 });
    cache.set("a", page(1), 9);
    cache.set("b", page(1), 9);
    cache.get("a", 0);
    cache.set("c", page(1), 9);
    expect(cache.get("b", 0)).toBeNull();
    expect(cache.get("a", 0)).not.toBeNull();
    expect(cache.get("c", 0)).not.toBeNull();
  });

  it("stays within its bytes", () => {
    const cache = new PageCache({ entries: 100, bytes: 1000 });
    for (let n = 0; n < 50; n += 1) cache.set(`page ${n}`, page(90), 9);
    expect(cache.size.bytes).toBeLessThanOrEqual(1000);
    expect(cache.get("page 49", 0)).not.toBeNull();
    expect(cache.get("page 0", 0)).toBeNull();
  });

  it("keeps a page of a tenth of its bytes, and as many pages and bytes as it may", () => {
    const cache = new PageCache({ entries: 3, bytes: 300 });
    for (const name of ["a", "b", "c"]) cache.set(name, page(30), 9);
    expect(cache.size).toEqual({ entries: 3, bytes: 90 });
    cache.set("d", page(31), 9);
    expect(cache.get("d", 0)).toBeNull();
    const full = new PageCache({ entries: 100, bytes: 300 });
    for (let n = 0; n < 10; n += 1) full.set(`page ${n}`, page(30), 9);
    expect(full.size).toEqual({ entries: 10, bytes: 300 });
    full.set("one more", page(1), 9);
    expect(full.size).toEqual({ entries: 10, bytes: 271 });
    expect(full.get("page 0", 0)).toBeNull();
  });

  it("counts a replaced page once", () => {
    const cache = roomy();
    cache.set("a", page(100), 9);
    cache.set("a", page(40), 9);
    expect(cache.size).toEqual({ entries: 1, bytes: 40 });
  });

  it("does not let one huge page push out everything else, and forgets the older version of it", () => {
    const cache = new PageCache({ entries: 100, bytes: 1000 });
    cache.set("small", page(10), 9);
    cache.set("large", page(20), 9);
    cache.set("large", page(101), 9);
    expect(cache.get("large", 0)).toBeNull();
    expect(cache.get("small", 0)).not.toBeNull();
    expect(cache.size).toEqual({ entries: 1, bytes: 10 });
  });
});
