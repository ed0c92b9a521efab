import { expect, it } from "vitest";
import { createResultCache } from "./result-cache.server";

const entry = (value: number) => ({ value, at: 0, version: "1" });

it("holds so many entries of all tenants together, however many tenants there are", () => {
  const cache = createResultCache<number>(() => 20, 100);
  for (let tenant = 0; tenant < 1_000; tenant += 1)
    for (let key = 0; key < 4; key += 1) cache.set(`t${tenant}`, `k${key}`, entry(key));
  const tenants = Array.from({ length: 1_000 }, (_, tenant) => `t${tenant}`);
  const kept = tenants.flatMap((tenant) =>
    ["k0", "k1", "k2", "k3"].filter((key) => cache.get(tenant, key) !== undefined),
  );
  expect(kept).toHaveLength(100);
  expect(cache.get("t999", "k0")?.value).toBe(0);
  expect(cache.get("t0", "k0")).toBeUndefined();
});

it("takes room from the tenant nobody has asked for longest, its oldest entry first", () => {
  const cache = createResultCache<number>(() => 20, 4);
  for (const [tenant, key] of [
    ["a", "1"],
    ["a", "2"],
    ["b", "1"],
    ["b", "2"],
  ] as const)
    cache.set(tenant, key, entry(1));
  expect(cache.get("a", "1")).toBeDefined();
  cache.set("c", "1", entry(1));
  const kept = (tenant: string) => ["1", "2"].filter((key) => cache.get(tenant, key) !== undefined);
  expect([kept("a"), kept("b"), kept("c")]).toEqual([["1", "2"], ["2"], ["1"]]);
});

it("keeps each tenant within its own limit", () => {
  const cache = createResultCache<number>((tenant) => (tenant === "small" ? 1 : 20));
  cache.set("small", "1", entry(1));
  cache.set("small", "2", entry(2));
  expect(cache.get("small", "1")).toBeUndefined();
  expect(cache.get("small", "2")?.value).toBe(2);
});
