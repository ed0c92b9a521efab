import {
  DELIMITER_NAMES,
  type DelimiterName,
  FEED_FORMATS,
  type FeedFileFacts,
  type FeedFileOptions,
  type FeedFormat,
} from "~/domain/stock/file/feed-file";

/** Options of commands that read a file of stock; each goes before what the mapping says. */
export const FEED_OPTIONS = {
  format: { type: "string" },
  encoding: { type: "string" },
  delimiter: { type: "string" },
  records: { type: "string" },
  sheet: { type: "string" },
  entry: { type: "string" },
} as const;

/** What was given of {@link FEED_OPTIONS}. */
export type GivenFeedOptions = { readonly [Name in keyof typeof FEED_OPTIONS]?: string | undefined };

/** The options that were given, and no others. @throws Error for a format or a delimiter that there is not */
export function feedOptions(given: GivenFeedOptions): FeedFileOptions {
  const { format, delimiter, encoding, records, sheet, entry } = given;
  return {
    ...(format !== undefined && {
      format: oneOf<FeedFormat>("--format", FEED_FORMATS, format.toLowerCase()),
    }),
    ...(delimiter !== undefined && { delimiter: delimiterOf(delimiter) }),
    ...(encoding !== undefined && { encoding }),
    ...(records !== undefined && { records }),
    ...(sheet !== undefined && { sheet }),
    ...(entry !== undefined && { entry }),
  };
}

function delimiterOf(given: string): DelimiterName {
  const name = given === "\t" || given === "\\t" ? "tab" : given;
  return oneOf<DelimiterName>("--delimiter", DELIMITER_NAMES, name);
}

function oneOf<Name extends string>(option: string, names: readonly Name[], given: string): Name {
  const name = names.find((one) => one === given);
  if (name === undefined)
    throw new Error(`${option}: expected one of ${names.join(" ")}, received "${given}"`);
  return name;
}

/** How a file was read, in a line, and a line for each note on it. */
export function feedText(facts: FeedFileFacts): readonly string[] {
  const { format, packed, entry, encoding, delimiter, records, sheet, notes } = facts;
  const parts = [
    format.toUpperCase(),
    ...(delimiter === null ? [] : [`cells between ${delimiter === "tab" ? "tabs" : `"${delimiter}"`}`]),
    ...(records === null ? [] : [`records "${records}"`]),
    ...(sheet === null ? [] : [`sheet "${sheet}"`]),
    ...(encoding === null ? [] : [encoding]),
    ...packed.map((packing) =>
      packing === "zip" && entry !== null ? `"${entry}" of a zip` : `from ${packing}`,
    ),
  ];
  return [`  read as ${parts.join(", ")}`, ...notes.map((note) => `  note: ${note}`)];
}
