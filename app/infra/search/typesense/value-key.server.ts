import { createHash } from "node:crypto";

/**
 * The form in which the index filters by a value: 24 hexadecimal digits of its hash.
 *
 * Typesense compares filter strings by their words, so `CX-5`, `cx5` and `CX 5` would be equal. It cuts words at 100
 * bytes. Its backtick quotes cannot contain a backtick, because the parser that splits at `&&`, `||` and brackets
 * ignores backslashes: a value could end its own quotes. A key is one short, exact word without anything to escape.
 */
export function valueKey(value: string): string {
  return createHash("sha256").update(value, "utf8").digest("hex").slice(0, 24);
}
