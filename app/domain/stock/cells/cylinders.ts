const WORDS = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const MOST = 16;
/** `4`, `4 cyl`, `4-Cylinder`, `Four cylinders`; `V6`, `V-6`, `I4`, `TT4`, `Inline 4`, `Straight-6`, `Flat 4`, `H6`, `W12`. */
const ALONE = new RegExp(`^\\s*(\\d{1,2}|${WORDS.join("|")})(?:\\.0+)?\\s*$`, "iu");
const NAMED = new RegExp(`(?<![\\p{L}\\d.])(\\d{1,2}|${WORDS.join("|")})[\\s-]*cyl`, "iu");
const LAID_OUT =
  /(?<![\p{L}\d])(?:[VITWHLBR]{1,2}|inline|straight|flat|boxer)[\s-]?(\d{1,2})(?![\p{L}\d]|\.\d|[\s-]*(?:l|lit(?:re|er)s?|speed|door|dr|seat)s?\b)/iu;

/** How many cylinders an engine has, in the words of a feed; null where the text does not say, or more than 16. */
export function cylindersOf(text: string): number | null {
  const found = (ALONE.exec(text) ?? NAMED.exec(text) ?? LAID_OUT.exec(text))?.[1];
  if (found === undefined) return null;
  const word = WORDS.indexOf(found.toLowerCase());
  const count = word === -1 ? Number(found) : word + 1;
  return count >= 1 && count <= MOST ? count : null;
}
