import { DELIMITER_NAMES, type DelimiterName, DELIMITERS } from "./feed-file";
import { splitLoosely } from "./split-loosely";

/** What Excel writes and reads as the first line of a CSV file: `sep=;`. */
const TOLD = /^sep=(.)\s*$/i;

/** The separator that a CSV file's first line names for Excel, or null. */
export function delimiterLine(line: string): DelimiterName | null {
  const told = TOLD.exec(line)?.[1];
  return DELIMITER_NAMES.find((name) => DELIMITERS[name] === told) ?? null;
}

/**
 * What separates the cells of a CSV file: that by which most of its first lines have as many cells as the heading, and of
 * those the one that gives most cells.
 * @param lines the first of the file, the heading first
 */
export function findDelimiter(lines: readonly string[]): DelimiterName {
  const [heading = "", ...rest] = lines.filter((line) => line.trim() !== "");
  const judged = DELIMITER_NAMES.map((name) => {
    const delimiter = DELIMITERS[name];
    const columns = splitLoosely(heading, delimiter).cells.length;
    const same = rest.filter((line) => splitLoosely(line, delimiter).cells.length === columns).length;
    const share = rest.length === 0 ? 1 : same / rest.length;
    return { name, columns, share: columns > 1 ? share : -1 };
  });
  const best = judged.sort((one, other) => other.share - one.share || other.columns - one.columns)[0];
  return best === undefined || best.columns < 2 ? "," : best.name;
}
