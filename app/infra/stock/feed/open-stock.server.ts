import { basename } from "node:path";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import type { FeedEntry, FeedFileFacts } from "~/domain/stock/file/feed-file";
import { oneLine } from "~/domain/stock/read-row";
import { beginning } from "./feed-fault.server";
import { type OpenFeed, openFeed } from "./open-feed.server";

/** How files of stock are read, and which of their rows belong to whom. */
export type StockReading = Pick<
  FeedMapping,
  "format" | "encoding" | "delimiter" | "records" | "sheet" | "entry" | "dealershipColumn" | "dealerships"
>;

const MOST_NAMED = 20;

/**
 * Opens the files that together are the stock of a dealership. Where the mapping splits them by a column, other dealerships'
 * rows are left out, and a note tells the values that belong to none.
 * @throws as {@link openFeed}
 */
export async function openStock(
  files: readonly string[],
  reading: StockReading,
  dealershipId: string,
): Promise<OpenFeed> {
  const feeds: OpenFeed[] = [];
  const close = async () => {
    for (const feed of feeds) await feed.close();
  };
  try {
    for (const file of files) feeds.push(await openFeed(file, reading));
    const counts =
      reading.dealershipColumn === null ? new Map<string, number>() : await strangers(files, reading);
    const entries = entriesOf(feeds, files, (entry) => isOf(entry, reading, dealershipId));
    const ownerless = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const facts = factsOf(feeds, files, strangerNotes(counts, reading));
    return { facts: { ...facts, ownerless }, entries, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function factsOf(
  feeds: readonly OpenFeed[],
  files: readonly string[],
  notes: readonly string[],
): FeedFileFacts {
  const [first, ...others] = feeds.map(({ facts }) => facts);
  if (first === undefined) throw new Error("there is no file to read");
  const isTable = feeds.every(({ facts }) => facts.columns !== null);
  const columns = [...new Set(feeds.flatMap(({ facts }) => facts.columns ?? []))];
  const told = others.map(({ format, encoding }, at) => {
    const name = basename(files[at + 1] ?? "");
    return `${name} is read too, as ${format.toUpperCase()}${encoding === null ? "" : `, ${encoding}`}`;
  });
  const own = others.flatMap((facts) => facts.notes);
  return { ...first, columns: isTable ? columns : null, notes: [...first.notes, ...told, ...own, ...notes] };
}

async function* entriesOf(
  feeds: readonly OpenFeed[],
  files: readonly string[],
  isWanted: (entry: FeedEntry) => boolean,
): AsyncGenerator<FeedEntry> {
  for (const [at, feed] of feeds.entries()) {
    const place = feeds.length > 1 ? { file: basename(files[at] ?? "") } : {};
    for await (const entry of feed.entries) if (isWanted(entry)) yield { ...entry, ...place };
  }
}

/** A row that cannot be read may be anyone's: each dealership's report tells of it. */
function isOf(entry: FeedEntry, reading: StockReading, dealershipId: string): boolean {
  if (reading.dealershipColumn === null || "fault" in entry) return true;
  return dealershipOf(entry, reading) === dealershipId;
}

type ReadEntry = Extract<FeedEntry, { cells: unknown }>;

function nameIn({ cells }: ReadEntry, { dealershipColumn }: StockReading): string {
  return oneLine(cells[dealershipColumn ?? ""] ?? "").trim();
}

function dealershipOf(entry: ReadEntry, reading: StockReading): string | null {
  const name = nameIn(entry, reading);
  // A cell may hold "constructor", which every object seems to have.
  return Object.hasOwn(reading.dealerships, name) ? (reading.dealerships[name] ?? null) : null;
}

/** The values of the splitting column that belong to no dealership, each with how many rows have it. */
async function strangers(
  files: readonly string[],
  reading: StockReading,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const feed = await openFeed(file, reading);
    try {
      for await (const entry of feed.entries) {
        if ("fault" in entry || dealershipOf(entry, reading) !== null) continue;
        const name = nameIn(entry, reading);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    } finally {
      await feed.close();
    }
  }
  return counts;
}

function strangerNotes(counts: ReadonlyMap<string, number>, reading: StockReading): readonly string[] {
  const column = reading.dealershipColumn ?? "";
  const told = [...counts].map(
    ([name, count]) =>
      `${column} "${beginning(name, 60)}" (${count} ${count === 1 ? "row" : "rows"}) is no dealership of the mapping`,
  );
  const more =
    told.length > MOST_NAMED ? [`${told.length - MOST_NAMED} more values of ${column} are none`] : [];
  return [...told.slice(0, MOST_NAMED), ...more];
}
