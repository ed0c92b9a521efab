import { foldText } from "../../text/fold-text";

/** Which wheels drive, as cards and filters write it; trucks' axles and motorcycles' last links by their own names. */
export type Drive =
  | "FWD"
  | "RWD"
  | "AWD"
  | "4WD"
  | "2WD"
  | "Chain"
  | "Belt"
  | "Shaft"
  | `${number}x${number}`;

/** The first that is found counts: "4x2 front" drives the front wheels. */
const WORDS: readonly (readonly [RegExp, Drive])[] = [
  [
    /awd\b|all[\s-]?wheel|4matic|quattro|\bx-?drive|4motion|\ball4\b|allgrip|\be-?4orce\b|\be-?four\b|syncro|allrad|fyrhjul/,
    "AWD",
  ],
  [/\bfwd\b|front[\s-]?wheel|fronttrak|^front$|\b4 ?x ?2 front\b|frontantrieb|vorderrad|framhjul/, "FWD"],
  [/\brwd\b|rear[\s-]?wheel|^rear$|\b4 ?x ?2 rear\b|heckantrieb|hinterrad|bakhjul/, "RWD"],
  [/\be?-?4wd\b|\b4 ?x ?4\b|(?:four|\b4)[\s-]?wheel|quadra-?trac/, "4WD"],
  [/\b2wd\b|\b4 ?x ?2\b|(?:two|\b2)[\s-]?wheel/, "2WD"],
  [/^chain\b/, "Chain"],
  [/^belt\b/, "Belt"],
  [/^shaft\b/, "Shaft"],
];
/** "6x4": how many wheels a truck has, and how many of them drive. */
const AXLES = /\b(6|8|10) ?x ?(2|4|6|8)\b/;

/** The drive that a feed's word means; null when it names none. */
export function driveOf(text: string): Drive | null {
  const word = foldText(text).trim();
  const [, wheels, driven] = AXLES.exec(word) ?? [];
  if (wheels !== undefined && driven !== undefined) return `${Number(wheels)}x${Number(driven)}`;
  return WORDS.find(([words]) => words.test(word))?.[1] ?? null;
}
