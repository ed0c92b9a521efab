import { bodyTypeOf } from "../../vehicle/body-type-of";
import { foldText } from "../../text/fold-text";
import type { CellReading, TransformName } from "../cell-transforms";
import { readCell } from "../cell-transforms";

/** Fields whose cells are words that shoppers filter by, and how a mapping reads them. */
export const WORD_READINGS = {
  fuel: "fuel",
  gearbox: "transmission",
  drive: "drive",
  body: "simpleBody",
  carType: "carType",
} as const satisfies Readonly<Record<string, TransformName>>;
/** A field of {@link WORD_READINGS}. */
export type WordField = keyof typeof WORD_READINGS;

type Meanings = readonly (readonly [RegExp, string])[];

/** Words of German, French and Swedish feeds, and of trades beside cars, with one that the reader knows. */
const MEANINGS: Readonly<Record<WordField, Meanings>> = {
  fuel: [
    [/laddhybrid|rechargeable|plug.?in/, "PHEV"],
    [/hybrid/, "Hybrid"],
    [/\bel\b|elektro|elektri|electri|strom/, "Electric"],
    [/bensin|benzin|essence|super\b|etanol|ethanol|sp9[58]/, "Petrol"],
    [/gazole|gasoil/, "Diesel"],
    [/gasol|autogas|erdgas|flussiggas|\bgaz\b|\bgpl\b|\bgnv\b|fordonsgas/, "LPG"],
    [/vatgas|wasserstoff|hydrogene/, "Hydrogen"],
  ],
  gearbox: [
    [/(?<!klima)automat|direktschalt|robotis/, "Automatic"],
    [/manuell|manuel\b|schaltgetriebe|mecanique|handgeschalt/, "Manual"],
  ],
  drive: [
    [/allrad|fyrhjul|integral|quatre roues|4 roues|\b4x4\b/, "4WD"],
    [/frontantrieb|vorderrad|framhjul|traction avant/, "FWD"],
    [/heckantrieb|hinterrad|bakhjul|propulsion/, "RWD"],
    [/tvahjul|2 roues|deux roues/, "2WD"],
  ],
  body: [
    [/halvkombi|schragheck|kleinwagen|kompakt|compacte|citadine|hayon/, "hatch"],
    [/^small ?car$/, "hatch"],
    [/^estate ?car$/, "wagon"],
    [/^off ?road$/, "suv"],
    [/kombi|\bbreak\b|herrgard/, "wagon"],
    [/limousine|berline/, "sedan"],
    [/cabrio/, "convertible"],
    [/\bkupe\b|sportwagen/, "coupe"],
    [/gelandewagen|terrangbil|tout.?terrain|4x4/, "suv"],
    [/familjebuss|minibuss|monospace|grossraum|minivan/, "peopleMover"],
    [/husbil|wohnmobil|camping.?car|motor ?home/, "motorhome"],
    [/cab.*chassis/, "cabChassis"],
    [/cargo van|kastenwagen|\bskap\b|transportbil|fourgon|utilitaire/, "van"],
    [
      /box truck|straight|reefer|flatbed|stake|tow truck|dry van|moving van|dump|lastbil|\blkw\b/,
      "lightTruck",
    ],
    [/pick.?up|pritsche|flakbil/, "ute"],
    // The model before its body: "G Coupe", "E-Series Van".
    [/\S (?:coupe|koup)$/, "coupe"],
    [/\S convertible$/, "convertible"],
    [/\S sedan$/, "sedan"],
    [/\S wagon$/, "wagon"],
    [/\S van$/, "van"],
  ],
  carType: [
    [/vorfuhr|^d$|demobil|demonstration/, "demo"],
    [/gebraucht|jahreswagen|^u$|occasion|begagnad/, "used"],
    [/neuwagen|\bneu\b|\bneuf\b|neufahrzeug|^n$|\bny\b|nybil|tageszulassung/, "new"],
  ],
};
/** Where a truck is what Australians call a ute. */
const TRUCK_IS_UTE: ReadonlySet<string> = new Set(["us", "ca"]);
/** Words that say that nothing is known, in columns of words; dashes of any length. */
const NOTHING =
  /^(?:[-–—−/\s.]+(?:\(.*\))?|n\/?a|none|null|nan|nil|others?|unknown|unspecified|undefined|not (?:specified|supported|stated|known|listed|available|applicable|provided)|no data|tbc|tba|tbd|ovrig\w*|sonstige\w*|autre\w*|\?+)$/i;

/** Whether a word says that nothing is known. */
export function saysNothing(word: string): boolean {
  return NOTHING.test(foldText(word).trim());
}

/** Whether the reader knows a word, or this table does. */
export function isKnownWord(field: WordField, word: string, reading: CellReading): boolean {
  // One letter means something only where the column's name says what it is about: "N" is also "no".
  if (field === "carType" && word.trim().length === 1) return false;
  return reads(field, word, reading) || meaningOfWord(field, word, reading) !== null;
}

/** What to write for a word that the reader does not know, or knows otherwise where the vehicle is sold; null for no idea. */
export function meaningOfWord(field: WordField, word: string, reading: CellReading): string | null {
  if (field === "body" && TRUCK_IS_UTE.has(reading.country) && /^truck$/i.test(word.trim())) return "ute";
  if (reads(field, word, reading)) return null;
  // The end of a path of categories says most: "Commercial Trucks > Cab Chassis".
  const parts = [...word.split(/\s*[>»]\s*/).reverse(), word];
  const read = parts.find((part) => part !== word && reads(field, part, reading));
  if (read !== undefined) return field === "body" ? bodyTypeOf(read) : read;
  const folded = parts.map(foldText);
  for (const part of folded) {
    const found = MEANINGS[field].find(([words]) => words.test(part));
    if (found !== undefined) return found[1];
  }
  return null;
}

function reads(field: WordField, word: string, reading: CellReading): boolean {
  return readCell(WORD_READINGS[field], word, ignore, reading) !== null;
}

function ignore(): void {
  // Looking at a word repairs nothing.
}
