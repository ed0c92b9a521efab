import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";

const ROOT = join(import.meta.dirname, "..", "..");
const ASSETS = join(ROOT, "build", "client", "assets");
const LANGUAGE = join(ROOT, "app", "i18n", "en-AU");

/** All script of the site, but the words themselves. */
const script = readdirSync(ASSETS)
  .filter((name) => name.endsWith(".js") && !name.includes("-messages-"))
  .map((name) => readFileSync(join(ASSETS, name), "utf8"))
  .join("\n");
const texts = new Set(
  [...script.matchAll(/["'`]([a-zA-Z]\w*(?:\.\w+)+)["'`]/g)].map(([, text = ""]) => text),
);
/** What keys begin with that are put together: `viewer.${mode}`. */
const beginnings = [...script.matchAll(/`([a-zA-Z]\w*\.[\w.]*)\$\{/g)].map(([, text = ""]) => text);

/** Names of rules, whose words the server sends with the form, and what only browsers without script show. */
const WITHOUT_WORDS = /^(?:problem\.|similar\.here$)/;

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
  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter((key) => !isAsked(key))).toEqual([]);
});

test("words that the server keeps are not asked for by script", () => {
  const keys = keysIn(join(LANGUAGE, "server"));
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => isAsked(key) && !WITHOUT_WORDS.test(key))).toEqual([]);
});
