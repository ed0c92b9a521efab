import { FEED_LIMITS } from "./limits.server";

/** A line of a text. */
export interface Line {
  /** From 1. */
  readonly at: number;
  /** Without its line break; cut at the limit of a record. */
  readonly text: string;
  readonly isTooLong: boolean;
  /** Whether a line break follows: the last line of a file that is cut off has none. */
  readonly isEnded: boolean;
}

/** A text's lines, in batches. Lines end with LF or CRLF, or with CR in a text whose beginning has no LF. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<readonly Line[]> {
  let lineBreak: string | null = null;
  let rest = "";
  let at = 1;
  let isCut = false;
  const line = (text: string, isEnded: boolean): Line => {
    const isTooLong: boolean = isCut || text.length > FEED_LIMITS.recordLetters;
    isCut = false;
    const shown = text.endsWith("\r") ? text.slice(0, -1) : text;
    return {
      at: at++,
      text: isTooLong ? shown.slice(0, FEED_LIMITS.recordLetters) : shown,
      isTooLong,
      isEnded,
    };
  };
  for await (const chunk of chunks) {
    lineBreak ??= breakOf(chunk);
    const parts = chunk.split(lineBreak ?? "\n");
    if (parts.length === 1) rest += chunk;
    else {
      const [first = "", ...others] = parts;
      const last = others.pop() ?? "";
      const batch = [line(rest + first, true), ...others.map((text) => line(text, true))];
      rest = last;
      yield batch;
    }
    if (rest.length > FEED_LIMITS.recordLetters) {
      // What is dropped here is told by the line's mark.
      rest = rest.slice(0, FEED_LIMITS.recordLetters);
      isCut = true;
    }
  }
  if (rest !== "") yield [line(rest, false)];
}

function breakOf(chunk: string): string | null {
  if (chunk.includes("\n")) return "\n";
  // A CR at the very end may belong to a CRLF.
  return chunk.slice(0, -1).includes("\r") ? "\r" : null;
}
