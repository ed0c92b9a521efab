import { FeedFault } from "../feed-fault.server";
import { createXmlReader } from "../xml/xml-events.server";
import type { OpenZip } from "../zip-file.server";

/** What a reader of a workbook's part is told; names come without their prefix. */
export interface PartHandler {
  readonly open?: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  /** Text of `t` and `v`, but not that of how a word is pronounced. */
  readonly text?: (text: string) => void;
  readonly close?: (tag: string) => void;
}

/** Reads a part of a workbook to its end; one that is not there has nothing in it. @throws FeedFault for one cut off */
export async function readPart(
  zip: OpenZip,
  name: string,
  part: string,
  handler: PartHandler,
): Promise<void> {
  for await (const _ of partSteps(zip, name, part, handler)) continue;
}

/** Reads a part of a workbook, a piece at each step. @throws FeedFault for one that is cut off */
export async function* partSteps(
  zip: OpenZip,
  name: string,
  part: string,
  handler: PartHandler,
): AsyncGenerator<undefined> {
  const entry = zip.entries.find(({ fileName }) => fileName.toLowerCase() === part.toLowerCase());
  if (!entry) return;
  const open: string[] = [];
  let isPronounced = 0;
  const reader = createXmlReader(name, {
    open: (tag, attributes) => {
      const local = tag.slice(tag.indexOf(":") + 1);
      open.push(local);
      if (local === "rPh") isPronounced += 1;
      handler.open?.(local, attributes);
    },
    text: (text) => {
      const inside = open.at(-1);
      if (isPronounced === 0 && (inside === "t" || inside === "v")) handler.text?.(text);
    },
    close: () => {
      const local = open.pop() ?? "";
      if (local === "rPh") isPronounced -= 1;
      handler.close?.(local);
    },
    fault: () => undefined,
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of await zip.read(entry)) {
      reader.write(decoder.decode(chunk, { stream: true }));
      yield;
    }
    reader.end();
  } catch (error) {
    if (error instanceof FeedFault) throw error;
    const told = error instanceof Error ? error.message : String(error);
    throw new FeedFault(`${name} is cut off: ${told}`, { cause: error });
  }
  yield;
}
