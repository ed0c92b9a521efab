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

/** The fixed body type a feed's body text means (SRCH-28); null when it names none. */
export function bodyTypeOf(body: string | null): BodyType | null {
  if (body === null) return null;
  return BY_KEY.get(key(body)) ?? null;
}
