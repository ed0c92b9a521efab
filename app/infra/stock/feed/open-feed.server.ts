import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { FeedEntry, FeedFileFacts, FeedFileOptions, FeedFormat } from "~/domain/stock/file/feed-file";
import { cleanLetters } from "~/domain/stock/file/clean-letters";
import { mendLetters } from "~/domain/stock/file/mend-letters";
import { readCsv } from "./csv/read-csv.server";
import { FeedFault } from "./feed-fault.server";
import { readJson } from "./json/read-json.server";
import { readNdjson } from "./json/read-ndjson.server";
import type { FormatReader, FormatReading } from "./plain-file.server";
import { sniffFormat } from "./sniff-format.server";
import { emptyFault } from "./table-beginning.server";
import { type Unpacked, unpack } from "./unpack.server";
import { readXlsx } from "./xlsx/read-xlsx.server";
import { readXml } from "./xml/read-xml.server";

/** A file of stock that is being read. */
export interface OpenFeed {
  readonly facts: FeedFileFacts;
  /** Read once; leaving the loop early is fine. */
  readonly entries: AsyncIterable<FeedEntry>;
  /** Removes what was unpacked. Call it when done, also after a failure. */
  readonly close: () => Promise<void>;
}

const READERS: Readonly<Record<FeedFormat, FormatReader>> = {
  csv: readCsv,
  json: readJson,
  ndjson: readNdjson,
  xml: readXml,
  xlsx: readXlsx,
};

/**
 * Opens a file of stock, whatever its format, packing and encoding, and says how it is read.
 * @throws FeedFault (a sentence for people) for a file that is empty, cut off, written meanwhile or cannot be read, and Node's own error for one that
 *   is not there; `entries` throws the same
 */
export async function openFeed(file: string, options: FeedFileOptions = {}): Promise<OpenFeed> {
  const before = await stat(file);
  const unpacked = await unpack(file, options.entry ?? null);
  try {
    const format = await formatOf(unpacked, options.format ?? null);
    if (format !== "csv" && (await stat(unpacked.path)).size === 0) throw emptyFault(unpacked.name);
    const { facts, entries, close } = await READERS[format](unpacked, options);
    const nothing = { encoding: null, delimiter: null, records: null, sheet: null, columns: null, notes: [] };
    const { packed, entry } = unpacked;
    return {
      facts: {
        ...nothing,
        ...facts,
        columns: facts.columns?.map(mendLetters) ?? null,
        format,
        packed,
        entry,
      },
      entries: unchanged(withCleanLetters(entries), file, before),
      close: () => {
        close?.();
        return unpacked.remove();
      },
    };
  } catch (error) {
    await unpacked.remove();
    throw error;
  }
}

async function formatOf(file: Unpacked, told: FeedFormat | null): Promise<FeedFormat> {
  if (file.isWorkbook !== (told === "xlsx") && told !== null)
    throw new FeedFault(`${file.name} is ${file.isWorkbook ? "an" : "no"} XLSX file`);
  return told ?? (file.isWorkbook ? "xlsx" : sniffFormat(file));
}

/** The entries, and a fault after the last of them where the file was written while it was read: more of it may come. */
async function* unchanged(
  entries: AsyncIterable<FeedEntry>,
  file: string,
  before: Pick<Stats, "size" | "mtimeMs">,
): AsyncGenerator<FeedEntry> {
  yield* entries;
  // One that was taken away meanwhile was read whole.
  const after = await stat(file).catch(() => before);
  if (after.size !== before.size || after.mtimeMs !== before.mtimeMs)
    throw new FeedFault(
      `${basename(file)} was changed while it was read. Wait until whoever writes it has finished, then read it again`,
    );
}

/** With the letters of each record as they were meant: a shopper must see neither `�` nor `CafÃ©`. */
async function* withCleanLetters(entries: FormatReading["entries"]): AsyncGenerator<FeedEntry> {
  for await (const entry of entries) {
    if ("fault" in entry) yield entry;
    else {
      const { cells, ...rest } = entry;
      yield { ...rest, ...cleanLetters(cells) };
    }
  }
}
