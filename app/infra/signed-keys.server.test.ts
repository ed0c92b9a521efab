import { expect, it } from "vitest";
import { keyedDigest } from "./accounts/secret-digest.server";
import { signedKeys } from "./signed-keys.server";

const MANY = Array.from({ length: 2_000 }, (_, at) => ["yard", `lead-${at}`]);
/** What links held before: the digest's first letters, whatever they end in. */
const before = (secret: string, parts: readonly string[]) =>
  keyedDigest(secret, ["order", ...parts].join("\n")).slice(0, 27);

it("makes short keys that end in a letter or a figure, so that no mail program leaves an end out of its link", () => {
  const keys = signedKeys("order", ["new", "old"], 27);
  for (const parts of MANY) {
    const key = keys.key(parts);
    expect(key).toMatch(/^[\w-]{15,}[A-Za-z0-9]$/);
    expect(key.length).toBeLessThan(22);
    expect(keys.fits(key, parts)).toBe(true);
    expect(keys.fits(`${key}x`, parts)).toBe(false);
    expect(keys.fits(key.slice(0, -1), parts)).toBe(false);
    expect(keys.fits(key, [...parts, "more"])).toBe(false);
  }
  expect(signedKeys("other", ["new"], 27).fits(keys.key(["a"]), ["a"])).toBe(false);
});

it("opens what was sent before, also where a mail program left out the sign at the end", () => {
  const keys = signedKeys("order", ["new", "old"], 27);
  const torn = MANY.filter((parts) => /[-_]$/.test(before("old", parts)));
  expect(torn.length).toBeGreaterThan(20);
  for (const parts of MANY) expect(keys.fits(before("old", parts), parts)).toBe(true);
  for (const parts of torn) expect(keys.fits(before("old", parts).replace(/[-_]+$/, ""), parts)).toBe(true);
  const whole = MANY.find((parts) => /[^-_]$/.test(before("new", parts))) ?? [];
  expect(keys.fits(before("new", whole).slice(0, -1), whole)).toBe(false);
  expect(keys.fits("", whole)).toBe(false);
});
