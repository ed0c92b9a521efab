import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { ASSETS, BUILT, firstScripts, ROUTE_IDS } from "./build-manifest";
import { MOST_SCRIPT } from "./page-costs";

const sizes = new Map<string, number>();

/** Gzipped bytes of a file of the build. */
function sizeOf(path: string): number {
  const size = sizes.get(path) ?? gzipSync(readFileSync(join(BUILT, path))).length;
  sizes.set(path, size);
  return size;
}

/** The words of the first script of a page, in the language that takes the most. */
const words = Math.max(
  ...ASSETS.filter((name) => /^browser-messages-/.test(name)).map((name) => sizeOf(`assets/${name}`)),
);

/** What comes by itself on any page whose reader has another language. */
const offer = sizeOf(`assets/${ASSETS.find((name) => /^language-to-offer-/.test(name)) ?? ""}`);

/** What a page of a route loads before anybody uses it. */
function weightOf(id: string): number {
  return [...firstScripts(id)].reduce((sum, file) => sum + sizeOf(file), words + offer);
}

test("no kind of page loads more script than the budget before it is used", () => {
  const weights = ROUTE_IDS.map((id) => ({ id, bytes: weightOf(id) })).sort((a, b) => b.bytes - a.bytes);
  console.log(
    weights
      .slice(0, 5)
      .map(({ id, bytes }) => `${id}: ${bytes}`)
      .join(", "),
  );
  expect(weights.length).toBeGreaterThan(20);
  expect(weights.filter(({ bytes }) => bytes > MOST_SCRIPT)).toEqual([]);
});
