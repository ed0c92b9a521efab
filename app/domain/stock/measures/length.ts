import type { NoteRepair } from "../cells/note-repair";

const [MM_PER_FOOT, MM_PER_INCH] = [304.8, 25.4];
/** From a toy to a road train. */
const [LEAST_MM, MOST_MM] = [300, 30_000];
/** A number without a unit: feet or metres up to here, millimetres from there; in between nobody knows. */
const [MOST_METRES, MOST_FEET, LEAST_BARE_MM] = [30, 60, 300];

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`;
/** 22'6", 22ft 6in, 22 feet, 22-6 is none. */
const IN_FEET = new RegExp(
  String.raw`^(${NUMBER})\s*(?:'|ft|feet|foot)\.?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|''|in(?:ch(?:es)?)?)?\.?)?$`,
);
/** Millimetres of a unit, by how its name begins: the longer beginnings first. */
const UNITS: readonly (readonly [string, number])[] = [
  ["mm", 1],
  ["milli", 1],
  ["c", 10],
  ["m", 1_000],
];
const IN_METRES = new RegExp(
  String.raw`^(${NUMBER})\s*(mm|millimet(?:re|er)s?|cm|centimet(?:re|er)s?|m|met(?:re|er)s?|mtrs?)\.?$`,
);
const BARE = new RegExp(`^(${NUMBER})$`);
/** Words beside a length that change nothing: "6.8m long", "approx. 22ft". */
const BESIDE =
  /\b(?:approx(?:imately)?|about|long|wide|high|length|width|height|overall|internal|external|body)\b\.?:?/g;

/** Feet, in hundredths, that a cell says: `22'6"`, `22ft`, `6.8m`, `6800`; a bare number counts feet. Null where it says none. */
export function feetOf(text: string): number | null {
  const millimetres = lengthOf(text, MM_PER_FOOT, MOST_FEET);
  return millimetres === null ? null : Math.round((millimetres / MM_PER_FOOT) * 100) / 100;
}

/** Whole millimetres that a cell says: `4,850mm`, `4.85 m`, `22'6"`; a bare number counts metres up to 30. Null where it says none. */
export function millimetresOf(text: string): number | null {
  const millimetres = lengthOf(text, 1_000, MOST_METRES);
  return millimetres === null ? null : Math.round(millimetres);
}

/** Bare lengths, and widths, of caravans up to here count metres: none is under ten feet long, nor four feet wide. */
const CARAVAN_METRES = { length: 9.9, width: 3.5 } as const;

/**
 * Feet, in hundredths, of a caravan's body; the size of a bare number says whether it counts metres, which is noted, feet
 * or millimetres. Null where a cell says none.
 */
export function caravanFeetOf(
  text: string,
  measure: keyof typeof CARAVAN_METRES,
  note: NoteRepair,
): number | null {
  const [, digits] = BARE.exec(tidy(text)) ?? [];
  const isMetres = digits !== undefined && numberOf(digits) <= CARAVAN_METRES[measure];
  const feet = feetOf(isMetres ? `${digits} m` : text);
  if (isMetres && feet !== null) note("metres-by-size");
  return feet;
}

/** A unit that stands behind another one was added by a mapping, for the cells without. */
const ADDED_UNIT = /\s+(?:ft|mm|cm|m)$/;

/** Millimetres. @param unit what a small bare number counts @param mostBare up to where it does */
function lengthOf(text: string, unit: number, mostBare: number): number | null {
  const first =
    tidy(text)
      .split(/\s*[(/|]\s*/, 1)[0]
      ?.trim() ?? "";
  const found = withUnit(first) ?? withUnit(first.replace(ADDED_UNIT, "")) ?? bare(first, unit, mostBare);
  return found !== null && found >= LEAST_MM && found <= MOST_MM ? found : null;
}

function withUnit(text: string): number | null {
  return inFeet(text) ?? inMetres(text);
}

function tidy(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘′`]/g, "'")
    .replace(/[”“″]/g, '"')
    .replace(BESIDE, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function inFeet(text: string): number | null {
  const [, feet, inches = "0"] = IN_FEET.exec(text) ?? [];
  if (feet === undefined || numberOf(inches) >= 12) return null;
  return numberOf(feet) * MM_PER_FOOT + numberOf(inches) * MM_PER_INCH;
}

function inMetres(text: string): number | null {
  const [, digits, unit = ""] = IN_METRES.exec(text) ?? [];
  const inUnit = UNITS.find(([start]) => unit.startsWith(start));
  return digits === undefined || inUnit === undefined ? null : numberOf(digits) * inUnit[1];
}

function bare(text: string, unit: number, mostBare: number): number | null {
  const [, digits] = BARE.exec(text) ?? [];
  if (digits === undefined) return null;
  const number = numberOf(digits);
  if (number <= mostBare) return number * unit;
  return number >= LEAST_BARE_MM ? number : null;
}

function numberOf(digits: string): number {
  return Number(digits.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(",", "."));
}
