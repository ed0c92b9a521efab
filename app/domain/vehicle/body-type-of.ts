import { foldText } from "../text/fold-text";
import { BODY_TYPES, type BodyType } from "./body-types";

const key = (text: string) => foldText(text).replace(/[^a-z0-9]/g, "");

/** Spellings met in dealers' feeds that are not a fixed body type's own name. */
const SPELLINGS: Readonly<Record<string, BodyType>> = {
  "4wd": "4x4",
  "4drcar": "sedan",
  "2drcar": "coupe",
  cc: "cabChassis",
  dcab: "ute",
  sav: "suv",
  jeep: "suv",
  offroader: "suv",
  offroad: "suv",
  gelandewagen: "suv",
  citycar: "hatch",
  supermini: "hatch",
  kleinwagen: "hatch",
  halvkombi: "hatch",
  camper: "motorhome",
  campervan: "motorhome",
  familjebuss: "peopleMover",
  transporter: "van",
  skap: "van",
  skapbil: "van",
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
  /^(?:\d+(?:d|dr|door)?|drs?|doors?|dual|double|single|crew|king|super|space|extra|extended|club|access|smart|rap|lwb|swb|mwb|high|low|mid|medium|long|short|wheelbase|roof|sports?|gran|grand|active|top|vehicle|car|body|style|regular|quad|mega|full|size|seats?|seater|cargo|window|box|delivery|refrigerated|derived|light)$/;

/** Words met in compounds, from the one that decides to the one that gives way: a "cab chassis" is no ute. */
const DECIDING: readonly (readonly [RegExp, BodyType])[] = [
  [/^(?:chassis|cchas|cchassis|cutaway)$/, "cabChassis"],
  [/^(?:suv|crossover|sportutility|activityvehicle)$/, "suv"],
  [/^4x4$/, "4x4"],
  [/^(?:coupe)$/, "coupe"],
  [/^(?:convertible|cabriolet|cabrio|targa|roadster|spyder|spider)$/, "convertible"],
  [/^(?:stationwagon)$/, "stationWagon"],
  [
    /^(?:wagon|estate|touring|tourer|avant|allroad|shootingbrake|sportwagon|sportswagon|sports?tourer|variant|kombi|combi)$/,
    "wagon",
  ],
  [/^(?:hatchback)$/, "hatchback"],
  [/^(?:hatch|sportback|liftback|fastback)$/, "hatch"],
  [/^(?:sedan|saloon|limousine|limo|notchback)$/, "sedan"],
  [/^(?:passengervan|peoplemover|peoplecarrier|mpv|minivan)$/, "peopleMover"],
  [/^(?:minibus|bus|coach)$/, "bus"],
  [/^(?:van|panelvan|luton|kastenwagen)$/, "van"],
  [/^(?:ute|utility|pickup|pup|tray|traytop|tub|freestyle|cab|supercab|supercrew|crewmax)$/, "ute"],
  [/^(?:truck|rigid|tipper|dropside|flatbed|primemover)$/, "lightTruck"],
];

/** Chinese and Arabic words, folded, the longer ones first. */
const OTHER_SCRIPTS: readonly (readonly [string, BodyType])[] = [
  ["轿跑", "coupe"],
  ["三厢", "sedan"],
  ["轿车", "sedan"],
  ["两厢", "hatch"],
  ["掀背", "hatch"],
  ["旅行", "wagon"],
  ["皮卡", "ute"],
  ["敞篷", "convertible"],
  ["越野", "suv"],
  ["商务", "peopleMover"],
  ["厢式", "van"],
  ["سيدان", "sedan"],
  ["هاتشباك", "hatch"],
  ["بيك اب", "ute"],
  ["كوبيه", "coupe"],
  ["مكشوفة", "convertible"],
  ["دفع رباعي", "suv"],
  ["ستيشن", "wagon"],
];

/** Two words that are one. */
const JOINED =
  /\b(pick|p|c|station|shooting|passenger|panel|people|mini|tray|prime|flat|activity)[\s/-]+(up|chas(?:sis)?|wagon|brake|van|mover|carrier|bus|top|bed|vehicle)\b/g;

/**
 * The fixed body type a feed's body text means (SRCH-28), also in a compound ("4D Double Cab Utility"); null when it names
 * none. Every word of a compound has to be about bodies: "Isuzu Ute" of a dealer's name is not.
 */
export function bodyTypeOf(body: string | null): BodyType | null {
  if (body === null || body.length > 100) return null;
  const text = foldText(body);
  const foreign = OTHER_SCRIPTS.find(([word]) => text.includes(word))?.[1];
  return foreign ?? BY_KEY.get(key(body)) ?? compoundType(text) ?? swappedLetters(key(body));
}

function compoundType(text: string): BodyType | null {
  const words = text
    .replace(/\bsports?[\s-]+utility\b/g, "sportutility")
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
