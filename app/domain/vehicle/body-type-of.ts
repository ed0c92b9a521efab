import { foldText } from "../text/fold-text";
import { BODY_TYPES, type BodyType } from "./body-types";

const key = (text: string) => foldText(text).replace(/[^a-z0-9]/g, "");

/** Spellings met in dealers' feeds that are not a fixed body type's own name. */
const SPELLINGS: Readonly<Record<string, BodyType>> = {
  "4wd": "4x4",
  minibus: "bus",
  cabandchassis: "cabChassis",
  ccab: "cabChassis",
  cabriolet: "convertible",
  roadster: "convertible",
  dropheadcoupe: "convertible",
  coup: "coupe",
  electric: "ev",
  fastback: "hatch",
  liftback: "hatch",
  truck: "lightTruck",
  mpv: "peopleMover",
  minivan: "peopleMover",
  saloon: "sedan",
  crossover: "suv",
  utility: "ute",
  pickup: "ute",
  dualcab: "ute",
  panelvan: "van",
  commercial: "van",
  estate: "wagon",
};

const BY_KEY: ReadonlyMap<string, BodyType> = new Map([
  ...Object.entries(SPELLINGS),
  ...BODY_TYPES.map((type) => [key(type), type] as const),
]);

/** Words that say nothing of a body's type: doors, cabs, lengths, roofs. A cab alone is a ute's. */
const BESIDE =
  /^(?:\d+(?:d|dr|door)?|drs?|doors?|dual|double|single|crew|king|super|space|extra|extended|club|access|smart|rap|lwb|swb|mwb|high|low|mid|long|short|wheelbase|roof|sports?|gran|grand|top|vehicle|car|body|style)$/;

/** Words met in compounds, from the one that decides to the one that gives way: a "cab chassis" is no ute. */
const DECIDING: readonly (readonly [RegExp, BodyType])[] = [
  [/^(?:chassis|cchas|cchassis)$/, "cabChassis"],
  [/^(?:suv|crossover)$/, "suv"],
  [/^(?:coupe)$/, "coupe"],
  [/^(?:convertible|cabriolet|cabrio|targa|roadster|spyder|spider)$/, "convertible"],
  [/^(?:stationwagon)$/, "stationWagon"],
  [/^(?:wagon|estate|touring|tourer|avant|shootingbrake|sportwagon|sportswagon|variant|kombi)$/, "wagon"],
  [/^(?:hatchback)$/, "hatchback"],
  [/^(?:hatch|sportback|liftback|fastback)$/, "hatch"],
  [/^(?:sedan|saloon|limousine)$/, "sedan"],
  [/^(?:passengervan|peoplemover|mpv|minivan)$/, "peopleMover"],
  [/^(?:minibus|bus)$/, "bus"],
  [/^(?:van|panelvan)$/, "van"],
  [/^(?:ute|utility|pickup|pup|tray|traytop|tub|freestyle|cab)$/, "ute"],
];

/** Two words that are one. */
const JOINED =
  /\b(pick|p|c|station|shooting|passenger|panel|people|mini|tray)[\s/-]+(up|chas(?:sis)?|wagon|brake|van|mover|bus|top)\b/g;

/**
 * The fixed body type a feed's body text means (SRCH-28), also in a compound ("4D Double Cab Utility"); null when it names
 * none. Every word of a compound has to be about bodies: "Isuzu Ute" of a dealer's name is not.
 */
export function bodyTypeOf(body: string | null): BodyType | null {
  if (body === null || body.length > 100) return null;
  return BY_KEY.get(key(body)) ?? compoundType(foldText(body)) ?? swappedLetters(key(body));
}

function compoundType(text: string): BodyType | null {
  const isSuv = /^sports? utility(?: vehicle)?$/.test(text.trim());
  if (isSuv) return "suv";
  const words = text
    .replace(JOINED, "$1$2")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !BESIDE.test(word));
  const types = words.map((word) => DECIDING.findIndex(([known]) => known.test(word)));
  if (types.length === 0 || types.includes(-1)) return null;
  // "Cab" is no body without a word beside it.
  if (text.trim() === "cab") return null;
  return DECIDING[Math.min(...types)]?.[1] ?? null;
}

/** A long word with two letters in the other's place: "Hathcback". */
function swappedLetters(word: string): BodyType | null {
  if (word.length < 7) return null;
  const letters = (text: string) => [...text].sort().join("");
  const found = [...BY_KEY].find(
    ([known]) => known.length === word.length && letters(known) === letters(word),
  );
  return found?.[1] ?? null;
}
