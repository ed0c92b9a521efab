import { readFile } from "node:fs/promises";

/** A file that is not in UTF-8: letters of names would be lost without a word. */
export class EncodingError extends Error {
  override readonly name = "EncodingError";
}

/**
 * A dealer's file of text; a byte-order mark at its beginning is left out.
 * @throws EncodingError for a file in another encoding, with the line where that shows; and what `readFile` throws
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new EncodingError(`expected a file saved as UTF-8, received ${found(bytes)}`);
  }
}

function found(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return "UTF-16";
  const [before = ""] = new TextDecoder().decode(bytes).split("\uFFFD");
  return `a letter of another encoding in line ${before.split("\n").length}`;
}

/** For `catch`: a file in another encoding is a fault to tell; anything else is thrown on. */
export function encodingIsTold(error: unknown): EncodingError {
  if (error instanceof EncodingError) return error;
  throw error;
}
