import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";
import { ASSETS, BUILT, firstScripts, ROUTE_IDS } from "./build-manifest";

const LANGUAGE = join(import.meta.dirname, "..", "..", "app", "i18n", "en-AU");

/** All script of the site, but the words themselves. */
const script = scriptOf(
  ASSETS.filter((name) => name.endsWith(".js") && !name.includes("-messages-")).map(
    (name) => `/assets/${name}`,
  ),
);
const texts = textsIn(script);
/** What keys begin with that are put together: `viewer.${mode}`. */
const beginnings = [...script.matchAll(/`([a-zA-Z]\w*\.[\w.]*)\$\{/g)].map(([, text = ""]) => text);

/** Names of rules, whose words the server sends with the form, and what only browsers without script show. */
const WITHOUT_WORDS = /^(?:problem\.|similar\.here$)/;

function scriptOf(paths: readonly string[]): string {
  return paths.map((path) => readFileSync(join(BUILT, path), "utf8")).join("\n");
}

/** The texts of a script that may be keys. */
function textsIn(some: string): Set<string> {
  return new Set([...some.matchAll(/["'`]([a-zA-Z]\w*(?:\.\w+)+)["'`]/g)].map(([, text = ""]) => text));
}

/** The keys of a folder's files, without the endings of plural forms. */
function keysIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const keys = files.flatMap((name) => keysOf(contents(join(folder, name)), basename(name, ".json")));
  return [...new Set(keys.map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, "")))];
}

function contents(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

function keysOf(group: unknown, name: string): string[] {
  return Object.entries(group ?? {}).flatMap(([key, text]: [string, unknown]) =>
    typeof text === "object" && text !== null ? keysOf(text, `${name}.${key}`) : [`${name}.${key}`],
  );
}

function isAsked(key: string): boolean {
  return texts.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
}

test("words that every page waits for are all said by script", () => {
  const keys = keysIn(LANGUAGE);
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter((key) => !isAsked(key))).toEqual([]);
});

test("words that the server keeps are not asked for by script", () => {
  const keys = keysIn(join(LANGUAGE, "server"));
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => isAsked(key) && !WITHOUT_WORDS.test(key))).toEqual([]);
});

test("words that come later are not asked for by what a page begins with", () => {
  const first = textsIn(scriptOf([...new Set(ROUTE_IDS.flatMap((id) => [...firstScripts(id)]))]));
  const atOnce = new Set(keysIn(LANGUAGE));
  const later = keysIn(join(LANGUAGE, "later")).filter((key) => !atOnce.has(key));
  expect(later.length).toBeGreaterThan(100);
  expect(later.filter((key) => first.has(key))).toEqual([]);
});
