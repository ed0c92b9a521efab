import type { NoteRepair } from "./note-repair";

/** Whose gallon: 4.55 litres, or 3.79. */
export type Gallon = "UK" | "US";

/** Litres per 100 kilometres at one mile per gallon. */
const LITRES_AT_ONE_MILE: Readonly<Record<Gallon, number>> = { UK: 282.481, US: 235.215 };

/**
 * Litres per 100 kilometres that a cell says, or that its miles per gallon are: "7,5 l/100 km", "45.6 mpg", "30 mpg (US)".
 * Null and a note where it names none above 0.
 * @param country two letters, small: whose gallon it is where the cell does not say
 */
export function consumptionOf(text: string, country: string, note: NoteRepair): number | null {
  // A comma before one or two digits is a decimal one: "7,5".
  const digits = /\d+(?:[.,]\d+)?/.exec(text.replace(/(\d),(?=\d{3}\b)/g, "$1"))?.[0];
  const value = digits === undefined || /-\s*\d/.test(text) ? 0 : Number(digits.replace(",", "."));
  const isMiles = /mpg|miles? (?:per|a) gallon/i.test(text);
  // A template writes its unit where the cell is empty.
  if (digits === undefined && isMiles) return null;
  if (value > 0) return isMiles ? litresPer100Km(value, gallonIn(text, country)) : value;
  note("consumption-unknown");
  return null;
}

function gallonIn(text: string, country: string): Gallon {
  if (/\bUS\b/.test(text)) return "US";
  return country === "us" && !/\b(?:UK|imp)/i.test(text) ? "US" : "UK";
}

function litresPer100Km(milesPerGallon: number, gallon: Gallon): number {
  return Math.round((LITRES_AT_ONE_MILE[gallon] / milesPerGallon) * 10) / 10;
}
