/** The formats a file of stock may have. */
export const FEED_FORMATS = ["csv", "json", "ndjson", "xml", "xlsx"] as const;
/** One of {@link FEED_FORMATS}. */
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** What may stand between the cells of a CSV file, by its name in mappings, commands and reports. */
export const DELIMITERS = { ",": ",", ";": ";", tab: "\t", "|": "|" } as const;
/** A name of {@link DELIMITERS}. */
export type DelimiterName = keyof typeof DELIMITERS;
/** The names of {@link DELIMITERS}. */
export const DELIMITER_NAMES = [",", ";", "tab", "|"] as const satisfies readonly DelimiterName[];

/** What a mapping or a person says about a file. What is null, or left out, is found in the file itself. */
export interface FeedFileOptions {
  readonly format?: FeedFormat | null;
  /** A name that iconv knows, such as `utf-8`, `utf-16le`, `windows-1252`. */
  readonly encoding?: string | null;
  /** CSV alone. */
  readonly delimiter?: DelimiterName | null;
  /** Path of the list in JSON (`data.vehicles`), or name of the element in XML (`item`). */
  readonly records?: string | null;
  /** Name of the sheet in XLSX; the first without it. */
  readonly sheet?: string | null;
  /** Name of the file within a zip that holds several. */
  readonly entry?: string | null;
}

/** How a file is read: what was told, and what was found in it. */
export interface FeedFileFacts {
  readonly format: FeedFormat;
  /** From the outside in; empty for a file that is not packed. */
  readonly packed: readonly ("gzip" | "zip")[];
  /** The file within a zip. */
  readonly entry: string | null;
  /** Null where the format has its own (XLSX). */
  readonly encoding: string | null;
  /** Null but for CSV. */
  readonly delimiter: DelimiterName | null;
  /** JSON: path of the list, null where the file is the list. XML: name of the element. Null for all others. */
  readonly records: string | null;
  /** Null but for XLSX. */
  readonly sheet: string | null;
  /** The columns of a table (CSV, XLSX) in the file's order; null where each record has its own. */
  readonly columns: readonly string[] | null;
  /** What a person should know of the file, in sentences: two columns of one name, a column without a name. */
  readonly notes: readonly string[];
  /** Rows that the mapping gives to no dealership. */
  readonly ownerless?: number;
  /** Why a file seems to be cut off within its last cell, in a sentence; left out where nothing speaks for it. */
  readonly cutOff?: string;
}

/** One record of a feed: its cells by column; nested ones by their path (`specs.bodyType`), lists as lists. */
export type FeedRow = Readonly<Record<string, string | readonly string[]>>;

/** A cell whose letters were wrong, in short. */
export interface MendedCell {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A cell that lost letters, in short. */
export interface LostCell {
  readonly column: string;
  /** What is left of it. */
  readonly text: string;
}

/** A record whose letters are right, with what was done to it. */
export interface CleanRow {
  readonly cells: FeedRow;
  /** Cells that were left empty, since their letters were lost (`�`) before the file came here. */
  readonly lost: readonly LostCell[];
  readonly mended: readonly MendedCell[];
}

/** One record of a feed, or why a record cannot be read. */
export type FeedEntry = {
  /** The line of the file where the record begins (CSV, NDJSON), the sheet's row (XLSX), or its number (JSON, XML); from 1. */
  readonly at: number;
  /** Name of the file, where several are read together. */
  readonly file?: string;
} & (
  | (CleanRow & {
      /** Why the file seems to be cut off within this row's last cell, in a sentence. */
      readonly cutOff?: string;
    })
  | {
      /** In words, to follow "row 12: ". */
      readonly fault: string;
      /** The beginning of what stands there. */
      readonly text: string;
    }
);

/** What {@link FeedEntry.at} counts in files of a format. */
export function placeWord(format: FeedFormat): "line" | "row" | "record" {
  if (format === "xlsx") return "row";
  return format === "csv" || format === "ndjson" ? "line" : "record";
}
