import { widest } from "../sense";
import type { NoteRepair } from "./note-repair";

const [, MOST_LITRES] = widest("litres");
/** A bare number above this counts cubic centimetres: the smallest motorcycle has 49. */
const LEAST_CC = 49;

/** Litres of an engine in one decimal, from litres or cubic centimetres; null and a note where a cell names none. */
export function litresOf(text: string, note: NoteRepair): number | null {
  const litres = Math.round((namedLitres(text) ?? namedCc(text) ?? bare(text) ?? 0) * 10) / 10;
  if (litres > 0 && litres <= MOST_LITRES) return litres;
  note("engine-size-unknown");
  return null;
}

function namedLitres(text: string): number | null {
  const [, digits] =
    /(?<![-\d.,])(\d{1,2}(?:[.,]\d+)?)\s*(?:l|lit|ltr?s?|litres?|liters?)\b/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replace(",", "."));
}

function namedCc(text: string): number | null {
  const [, digits] =
    /(?<![-\d.,])(\d{1,2}[.,\s]?\d{3}|\d{2,3})\s*(?:ccm|cc|cm\^?3|cm³|kubik)/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replace(/\D/g, "")) / 1_000;
}

function bare(text: string): number | null {
  if (!/^\d+(?:[.,]\d+)?$/.test(text.trim())) return null;
  const value = Number(text.replace(",", "."));
  return value >= LEAST_CC ? value / 1_000 : value;
}
