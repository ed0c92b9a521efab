import type { ItemType } from "../../vehicle/vehicle";
import { foldText } from "../../text/fold-text";

/** Words of feeds for kinds of things on sale, in English, German, French and Swedish; the narrower before the wider. */
const WORDS: readonly (readonly [RegExp, ItemType])[] = [
  [
    /\bcaravans?\b|\bcamper|\bmotor ?homes?\b|\bcamping ?car|\bpop ?tops?\b|\bfifth ?wheel|\b(?:travel|tent) trailer|\bwohn(?:wagen|mobil)|\bhus(?:vagn|bil)/,
    "caravan",
  ],
  [
    /\bmotor ?(?:cycle|bike)|\bbikes?\b|\bscooters?\b|\bmotorrad|\bmotorrader\b|\bmotorcykel|\bmoto\b/,
    "motorcycle",
  ],
  [/\btrucks?\b|\blorr(?:y|ies)\b|\bprime ?mover|\bhgv\b|\blkw\b|\blastbil|\bcamions?\b/, "truck"],
  [/\bcars?\b|\bpkw\b|\bpersonbil|\bvoitures?\b|\blcvs?\b|\bcomm\b|\blight commercial/, "car"],
];
/** Where a truck is a pick-up, which is listed among cars. */
const TRUCK_IS_CAR: ReadonlySet<string> = new Set(["us", "ca"]);

/** The kind of thing that a word of a feed means: car, caravan (motor homes too), motorcycle or truck; null when it names none. */
export function itemTypeOf(text: string, country: string): ItemType | null {
  const word = foldText(text).replaceAll(/[_-]/g, " ").trim();
  const found = WORDS.find(([words]) => words.test(word))?.[1] ?? null;
  return found === "truck" && TRUCK_IS_CAR.has(country) && !/\b(?:semi|heavy|hgv)\b/.test(word)
    ? "car"
    : found;
}
