import { plainDigits } from "../money/plain-digits";

/** Everything that has no shape on paper, but line ends and tabs; and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/gu;

/** A line as a person meant it: composed letters, single blanks, nothing invisible. Letters of any script stay. */
export function cleanLine(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").replace(INVISIBLE, "").replace(/ {2,}/g, " ").trim();
}

/** A text of several lines: as {@link cleanLine}, with its line ends as `\n` and never more than two together. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((one) => one.replace(/\t/g, " ").replace(INVISIBLE, "").trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * The digits of a number with its signs and separators, `$38,990` and `85,000 kms`, on any keyboard; null for anything
 * else.
 */
export function wholeNumber(text: string): number | null {
  const bare = plainDigits(text)
    .replace(/[\s,$]/gu, "")
    .replace(/kms?$/i, "")
    .replace(/\.\d{1,2}$/, "");
  return /^\d+$/.test(bare) ? Number(bare) : null;
}
