import { findElement, type MetElement } from "~/domain/stock/file/find-element";
import { FeedFault } from "../feed-fault.server";
import type { PlainFile } from "../plain-file.server";
import { textOf } from "../text-encoding.server";
import { createXmlReader } from "./xml-events.server";

/** How much of a file shows which element is a record, in letters. */
const LETTERS_JUDGED = 1024 * 1024;
const MOST_NAMED = 40;

/** The name of the element that is a record in a file. @throws FeedFault where there is none */
export async function recordElement(file: PlainFile, encoding: string): Promise<string> {
  const element = findElement(await metElements(file, encoding));
  if (element !== null) return element;
  const has = (await elementsIn(file, encoding)).join(", ");
  throw new FeedFault(`${file.name} has no element that holds others, so no record; it has: ${has}`);
}

/** The names of a file's elements, the most frequent first. */
export async function elementsIn(file: PlainFile, encoding: string): Promise<readonly string[]> {
  const met = [...(await metElements(file, encoding))].sort((one, other) => other.count - one.count);
  const names = met.map(({ path }) => path.split(".").at(-1) ?? "");
  return [...new Set(names)].slice(0, MOST_NAMED);
}

async function metElements(file: PlainFile, encoding: string): Promise<readonly MetElement[]> {
  const met = new Map<string, { path: string; count: number; children: number }>();
  const open: string[] = [];
  const reader = createXmlReader(file.name, {
    open: (name) => {
      const parent = met.get(open.join("."));
      if (parent) parent.children += 1;
      open.push(name);
      const path = open.join(".");
      const known = met.get(path) ?? { path, count: 0, children: 0 };
      known.count += 1;
      met.set(path, known);
    },
    close: () => {
      open.pop();
    },
    text: () => undefined,
    fault: () => undefined,
  });
  let letters = 0;
  for await (const text of textOf(file, encoding)) {
    reader.write(text);
    letters += text.length;
    if (letters > LETTERS_JUDGED) break;
  }
  return [...met.values()];
}
