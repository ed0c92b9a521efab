import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import * as z from "zod";
import { MOST_SCRIPT } from "./page-costs";

const BUILT = join(import.meta.dirname, "..", "..", "build", "client");
const PART = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const MANIFEST = z.object({
  entry: PART,
  routes: z.record(z.string(), PART.extend({ id: z.string(), parentId: z.string().optional() })),
});
const sizes = new Map<string, number>();

/** Gzipped bytes of a file of the build. */
function sizeOf(path: string): number {
  const size = sizes.get(path) ?? gzipSync(readFileSync(join(BUILT, path))).length;
  sizes.set(path, size);
  return size;
}

const names = readdirSync(join(BUILT, "assets"));
const manifestName = names.find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
const text = readFileSync(join(BUILT, "assets", manifestName), "utf8");
const manifest = MANIFEST.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
/** The words of the first script of a page, in the language that takes the most. */
const words = Math.max(
  ...names.filter((name) => /^browser-messages-/.test(name)).map((name) => sizeOf(`assets/${name}`)),
);

/** What comes by itself on any page whose reader has another language. */
const offer = sizeOf(`assets/${names.find((name) => /^language-to-offer-/.test(name)) ?? ""}`);

/** What a page of a route loads before anybody uses it. */
function weightOf(id: string): number {
  const files = new Set([`/assets/${manifestName}`, manifest.entry.module, ...manifest.entry.imports]);
  for (let at = manifest.routes[id]; at !== undefined; at = manifest.routes[at.parentId ?? ""])
    for (const file of [at.module, ...at.imports]) files.add(file);
  return [...files].reduce((sum, file) => sum + sizeOf(file), words + offer);
}

test("no kind of page loads more script than the budget before it is used", () => {
  const weights = Object.keys(manifest.routes)
    .map((id) => ({ id, bytes: weightOf(id) }))
    .sort((a, b) => b.bytes - a.bytes);
  console.log(
    weights
      .slice(0, 5)
      .map(({ id, bytes }) => `${id}: ${bytes}`)
      .join(", "),
  );
  expect(weights.length).toBeGreaterThan(20);
  expect(weights.filter(({ bytes }) => bytes > MOST_SCRIPT)).toEqual([]);
});
