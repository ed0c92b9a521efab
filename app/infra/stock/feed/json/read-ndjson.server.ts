import { parseJson } from "~/domain/faults/parse-json";
import type { FeedFileOptions } from "~/domain/stock/file/feed-file";
import { beginning, FAULTY_LETTERS, FeedFault } from "../feed-fault.server";
import { FEED_LIMITS } from "../limits.server";
import { type Line, linesOf } from "../lines.server";
import type { FormatReading, PlainEntry, PlainFile } from "../plain-file.server";
import { findEncoding, textOf } from "../text-encoding.server";
import { recordEntry } from "./read-json.server";

/** Reads a file of one JSON record a line. @throws FeedFault for one that is cut off */
export async function readNdjson(file: PlainFile, options: FeedFileOptions): Promise<FormatReading> {
  const encoding = await findEncoding(file, options.encoding ?? null);
  return { facts: { encoding }, entries: entriesOf(file, encoding) };
}

async function* entriesOf(file: PlainFile, encoding: string): AsyncGenerator<PlainEntry> {
  for await (const lines of linesOf(textOf(file, encoding)))
    for (const line of lines) if (line.text.trim() !== "") yield entryOf(line, file.name);
}

function entryOf({ at, text, isTooLong, isEnded }: Line, name: string): PlainEntry {
  if (isTooLong)
    return {
      at,
      fault: `it is longer than ${FEED_LIMITS.recordLetters} letters`,
      text: beginning(text, FAULTY_LETTERS),
    };
  const record = parsed(text);
  if (record === undefined && !isEnded) throw new FeedFault(`${name} is cut off in line ${at}`);
  if (record === undefined) return { at, fault: "it is not JSON", text: beginning(text, FAULTY_LETTERS) };
  return recordEntry(at, record);
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
