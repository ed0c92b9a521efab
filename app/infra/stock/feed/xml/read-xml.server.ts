import { createElementRecord } from "~/domain/stock/file/element-record";
import type { FeedFileOptions } from "~/domain/stock/file/feed-file";
import { FeedFault } from "../feed-fault.server";
import { FEED_LIMITS } from "../limits.server";
import type { FormatReading, PlainEntry, PlainFile } from "../plain-file.server";
import { findEncoding, textOf } from "../text-encoding.server";
import { elementsIn, recordElement } from "./record-element.server";
import { createXmlReader } from "./xml-events.server";

/** Reads an XML file: each element of one name is a record. @throws FeedFault for one that is cut off or has no such element */
export async function readXml(file: PlainFile, options: FeedFileOptions): Promise<FormatReading> {
  const encoding = await findEncoding(file, options.encoding ?? null);
  const records = options.records ?? (await recordElement(file, encoding));
  return { facts: { encoding, records }, entries: entriesOf(file, encoding, records) };
}

async function* entriesOf(file: PlainFile, encoding: string, element: string): AsyncGenerator<PlainEntry> {
  const found: PlainEntry[] = [];
  const reader = createXmlReader(
    file.name,
    recordHandler(element, (entry) => found.push(entry)),
  );
  let count = 0;
  for await (const text of textOf(file, encoding)) {
    reader.write(text);
    count += found.length;
    yield* found.splice(0);
  }
  reader.end();
  count += found.length;
  yield* found;
  if (count > 0) return;
  const has = (await elementsIn(file, encoding)).join(", ");
  throw new FeedFault(`${file.name} has no element "${element}"; it has: ${has}`);
}

function recordHandler(element: string, give: (entry: PlainEntry) => void) {
  const wanted = `.${element}`;
  let path = "";
  let at = 0;
  let record: ReturnType<typeof createElementRecord> | null = null;
  let reason: string | null = null;
  let letters = 0;
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      path += `.${name}`;
      if (record !== null) record.open(name, attributes);
      else if (path.endsWith(wanted)) {
        record = createElementRecord(attributes);
        reason = null;
        letters = 0;
        at += 1;
      }
    },
    text: (text: string) => {
      letters += text.length;
      if (letters > FEED_LIMITS.recordLetters)
        reason = `it is longer than ${FEED_LIMITS.recordLetters} letters`;
      else record?.text(text);
    },
    close: (name: string) => {
      path = path.slice(0, -name.length - 1);
      if (record === null) return;
      if (record.depth() > 0) {
        record.close();
        return;
      }
      const cells = record.end();
      record = null;
      if (reason === null) give({ at, cells });
      else give({ at, fault: reason, text: "" });
    },
    fault: (told: string) => {
      reason ??= told;
    },
  };
}
