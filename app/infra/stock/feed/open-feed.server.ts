import { stat } from "node:fs/promises";
import type {
  FeedEntry,
  FeedFileFacts,
  FeedFileOptions,
  FeedFormat,
  FeedRow,
} from "~/domain/stock/file/feed-file";
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
/** What is left of a letter that a program before this one could not read. */
const LOST_LETTER = "\uFFFD";

/**
 * Opens a file of stock, whatever its format, packing and encoding, and says how it is read.
 * @throws FeedFault (a sentence for people) for a file that is empty, cut off or cannot be read, and Node's own error for one that
 *   is not there; `entries` throws the same
 */
export async function openFeed(file: string, options: FeedFileOptions = {}): Promise<OpenFeed> {
  const unpacked = await unpack(file, options.entry ?? null);
  try {
    const format = await formatOf(unpacked, options.format ?? null);
    if (format !== "csv" && (await stat(unpacked.path)).size === 0) throw emptyFault(unpacked.name);
    const { facts, entries, close } = await READERS[format](unpacked, options);
    const nothing = { encoding: null, delimiter: null, records: null, sheet: null, columns: null, notes: [] };
    const { packed, entry } = unpacked;
    return {
      facts: { ...nothing, ...facts, format, packed, entry },
      entries: withLostLetters(entries),
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

/** Empties cells whose letters were lost before the file came here: a shopper must not see `�`. */
async function* withLostLetters(entries: FormatReading["entries"]): AsyncGenerator<FeedEntry> {
  for await (const entry of entries) {
    if ("fault" in entry) yield entry;
    else {
      const lost = lostCells(entry.cells);
      const cells = lost.length === 0 ? entry.cells : emptied(entry.cells, lost);
      yield { at: entry.at, cells, lost };
    }
  }
}

function lostCells(cells: FeedRow): readonly string[] {
  const lost: string[] = [];
  for (const [column, cell] of Object.entries(cells)) {
    const isLost =
      typeof cell === "string" ? cell.includes(LOST_LETTER) : cell.some((item) => item.includes(LOST_LETTER));
    if (isLost) lost.push(column);
  }
  return lost;
}

function emptied(cells: FeedRow, columns: readonly string[]): FeedRow {
  const without = (cell: string | readonly string[]) =>
    typeof cell === "string" ? "" : cell.filter((item) => !item.includes(LOST_LETTER));
  return Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, columns.includes(column) ? without(cell) : cell]),
  );
}
