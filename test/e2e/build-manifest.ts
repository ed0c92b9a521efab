import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** The folder of the build that browsers fetch from. */
export const BUILT = join(import.meta.dirname, "..", "..", "build", "client");
/** The names of its scripts and styles. */
export const ASSETS = readdirSync(join(BUILT, "assets"));

const PART = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const MANIFEST = z.object({
  entry: PART,
  routes: z.record(z.string(), PART.extend({ id: z.string(), parentId: z.string().optional() })),
});
const name = ASSETS.find((one) => /^manifest-\w+\.js$/.test(one)) ?? "";
const text = readFileSync(join(BUILT, "assets", name), "utf8");
const manifest = MANIFEST.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));

/** The ids of all routes. */
export const ROUTE_IDS = Object.keys(manifest.routes);

/** Paths of the scripts that a page of a route loads before anybody uses it. */
export function firstScripts(id: string): ReadonlySet<string> {
  const files = new Set([`/assets/${name}`, manifest.entry.module, ...manifest.entry.imports]);
  for (let at = manifest.routes[id]; at !== undefined; at = manifest.routes[at.parentId ?? ""])
    for (const file of [at.module, ...at.imports]) files.add(file);
  return files;
}
