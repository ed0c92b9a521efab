import { createHash } from "node:crypto";

/**
 * A value as the index filters by it: 24 hexadecimal digits of its hash.
 *
 * Typesense compares filter strings by their words, so `CX-5`, `cx5` and `CX 5` are the same to it, it cuts words at 100
 * bytes, and its backtick quoting knows no escape for a backtick: the pass that splits `&&`, `||` and brackets ignores
 * a backslash, so a value could end its own quotes. A key is one plain word: exact, short, and nothing to escape.
 */
export function valueKey(value: string): string {
  return createHash("sha256").update(value, "utf8").digest("hex").slice(0, 24);
}
