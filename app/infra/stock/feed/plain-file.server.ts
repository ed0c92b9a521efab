import type { FeedEntry, FeedFileFacts, FeedFileOptions } from "~/domain/stock/file/feed-file";

/** A file of stock as it lies on the disk, unpacked. */
export interface PlainFile {
  /** Where it lies: a temporary file where it was packed. */
  readonly path: string;
  /** What people know it by: the name they gave, or that of the file within a zip. */
  readonly name: string;
}

/** What a format's reader gives: its part of the facts, and the records, to be read once. */
export interface FormatReading {
  readonly facts: Partial<FeedFileFacts>;
  readonly entries: AsyncIterable<PlainEntry> | Iterable<PlainEntry>;
  /** Closes what stays open while entries are read. */
  readonly close?: () => void;
}

/** An entry before its letters were looked at. */
export type PlainEntry =
  | Omit<Extract<FeedEntry, { cells: unknown }>, "lost" | "mended">
  | Extract<FeedEntry, { fault: string }>;

/** Reads one format. @throws FeedFault */
export type FormatReader = (file: PlainFile, options: FeedFileOptions) => Promise<FormatReading>;
