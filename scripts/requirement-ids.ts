import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders whose code may cite a requirement. */
const CITING = ["app", "scripts", "test"];
const CODE = /\.(?:[cm]?js|tsx?)$/;
const TEST = /\.(?:test|spec)\.tsx?$|^test\//;
/** Its ids are examples and are not counted. */
const EXAMPLES = "test/papers/requirements.test.ts";
/**
 * An id: a group, a hyphen and a number. Also a range of two ids with "to" between them, even across the lines of a
 * comment.
 */
const IDS = /(?<![\w-])([A-Z]{3,7})-(\d{2,3})(?![\w-])(?:[\s*]+to[\s*]+\1-(\d{2,3})(?![\w-]))?/g;
/** Words that look like an id. */
const OTHER_WORDS = ["ABC", "SHA", "UTF"];

/** The ids of requirements in a text, each once, in the order of the text; a range stands for all of it. */
export function idsIn(text: string): readonly string[] {
  const found = [...text.matchAll(IDS)].filter(([, group = ""]) => !OTHER_WORDS.includes(group));
  return [
    ...new Set(
      found.flatMap(([, group = "", first = "", last = first]) =>
        Array.from(
          { length: Math.max(0, Number(last) - Number(first) + 1) },
          (_, at) => `${group}-${String(Number(first) + at).padStart(2, "0")}`,
        ),
      ),
    ),
  ];
}

/** Every id that code or tests cite, with the files that do, by path from the project's folder. */
export function citedIds(root: string): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, string[]>();
  for (const file of codeFiles(root)) {
    for (const id of idsIn(readFileSync(join(root, file), "utf8")))
      cited.set(id, [...(cited.get(id) ?? []), file]);
  }
  return cited;
}

/** Code and tests, by path from the project's folder, in the order of the alphabet. */
export function codeFiles(root: string): readonly string[] {
  return CITING.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
    .filter((file) => CODE.test(file) && file !== EXAMPLES)
    .sort();
}

/** Whether a file is a test, or a part of one. */
export function isTest(file: string): boolean {
  return TEST.test(file);
}
