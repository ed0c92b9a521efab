import { foldText } from "../../text/fold-text";

/** Which wheels drive, as cards and filters write it. */
export type Drive = "FWD" | "RWD" | "AWD" | "4WD" | "2WD";

/** The first that is found counts: "4x2 front" drives the front wheels. */
const WORDS: readonly (readonly [RegExp, Drive])[] = [
  [/\bawd\b|all[\s-]?wheel|4matic|quattro|\bxdrive|4motion|\ball4\b|\bsh-?awd\b/, "AWD"],
  [/\bfwd\b|front[\s-]?wheel|fronttrak|^front$|\b4x2 front\b/, "FWD"],
  [/\brwd\b|rear[\s-]?wheel|^rear$|\b4x2 rear\b/, "RWD"],
  [/\b4wd\b|\b4x4\b|four[\s-]?wheel/, "4WD"],
  [/\b2wd\b|\b4x2\b|two[\s-]?wheel/, "2WD"],
];

/** The drive that a feed's word means; null when it names none. */
export function driveOf(text: string): Drive | null {
  const word = foldText(text).trim();
  return WORDS.find(([words]) => words.test(word))?.[1] ?? null;
}
