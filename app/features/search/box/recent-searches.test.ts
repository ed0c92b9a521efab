import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readRecent, storeRecent } from "./recent-searches";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const search = (n: number) => ({ label: `Search ${n}`, href: `/search/used-cars?page=${n}` });

it("keeps a site's searches apart from another's, newest first", () => {
  storeRecent("north", search(1));
  storeRecent("north", search(2));
  storeRecent("south", search(3));
  expect(readRecent("north")).toEqual([search(2), search(1)]);
  expect(readRecent("south")).toEqual([search(3)]);
  expect(readRecent("west")).toEqual([]);
});

it("has a search once: one with the same address or the same words takes its place", () => {
  for (const n of [1, 2]) storeRecent("north", search(n));
  storeRecent("north", { label: "Search one", href: search(1).href });
  expect(readRecent("north")).toEqual([{ label: "Search one", href: search(1).href }, search(2)]);
  storeRecent("north", { label: search(2).label, href: "/search/new-cars" });
  expect(readRecent("north").map(({ href }) => href)).toEqual(["/search/new-cars", search(1).href]);
});

it("shows five of them at most, however many are stored", () => {
  stored.set("north.recentSearches", JSON.stringify([1, 2, 3, 4, 5, 6].map(search)));
  expect(readRecent("north")).toEqual([1, 2, 3, 4, 5].map(search));
});

it.each([
  ["an address elsewhere", [{ label: "Win", href: "https://evil.example/search/" }]],
  ["another page", [{ label: "Out", href: "/account/logout" }]],
  ["no label", [{ href: "/search/used-cars" }]],
  ["no address", [{ label: "Used" }]],
  ["a label that is no text", [{ label: 7, href: "/search/used-cars" }]],
  ["an address that is no text", [{ label: "Used", href: 7 }]],
  ["nothing", [null, 7, "text"]],
])("shows nothing that holds %s", (_, entries) => {
  stored.set("north.recentSearches", JSON.stringify([...entries, search(1)]));
  expect(readRecent("north")).toEqual([search(1)]);
});

it("shows nothing of what is no list or no JSON, and begins anew", () => {
  for (const broken of ['{"length":1}', "null", "<b>", ""]) {
    stored.set("north.recentSearches", broken);
    expect(readRecent("north"), broken).toEqual([]);
  }
  storeRecent("north", search(1));
  expect(readRecent("north")).toEqual([search(1)]);
});

it("does without where storage is off", () => {
  vi.stubGlobal("localStorage", undefined);
  storeRecent("north", search(1));
  expect(readRecent("north")).toEqual([]);
});
