/** Why a file cannot be read as stock, in a sentence for the person who brought it. */
export class FeedFault extends Error {
  override readonly name = "FeedFault";
}

/** The beginning of a text, for messages: a cell can hold megabytes. */
export function beginning(text: string, length = 200): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** How much of a row that cannot be read is looked at for what it may be. */
export const FAULTY_LETTERS = 5_000;
