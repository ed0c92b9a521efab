import { headingBelow } from "~/domain/stock/file/heading-below";
import { beginning, FeedFault } from "./feed-fault.server";

/** Rows that are looked at for a heading below a title. */
const MOST_ROWS = 20;
const LONGEST_TITLE = 60;
const EMPTY = "the file is empty";

/** How a table begins. */
interface TableBeginning {
  readonly name: string;
  /** The cells of the row that was taken for the heading; null where there is none. */
  readonly heading: readonly string[] | null;
  /** The rows after it, or the first of them. */
  readonly rows: readonly { readonly at: number; readonly cells: readonly string[] }[];
  /** What rows are called. */
  readonly word: "line" | "row";
}

/**
 * Notes a table that is empty or ends with its heading: whether that may empty the stock is for others to say.
 * @throws FeedFault where a title stands above the heading
 */
export function judgeBeginning({ name, heading, rows, word }: TableBeginning): readonly string[] {
  if (heading === null) return [EMPTY];
  if (rows.length === 0) return ["the file has a heading and no rows"];
  const at = headingBelow(heading, rows.slice(0, MOST_ROWS));
  if (at === null) return [];
  const title = heading.find((cell) => cell.trim() !== "") ?? "";
  throw new FeedFault(
    `${name}: the heading seems to stand in ${word} ${at}; above it stands "${beginning(title.trim(), LONGEST_TITLE)}". Remove what is above the heading`,
  );
}

/** What is said of a file with nothing in it, where its format needs something. */
export function emptyFault(name: string): FeedFault {
  return new FeedFault(`${name}: ${EMPTY}`);
}
