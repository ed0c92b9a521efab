import type { Lexeme } from "../lexemes";
import type { Reading } from "../readings";
import { phraseAt, readSpan } from "../read-span";
import type { SearchVocabulary } from "../vocabulary";
import { TONNES } from "../words/mass-words";
import { TO_TOW, TOWED } from "./need-words";

/** "To tow a boat" asks for what tows, and not for a boat; of a stock that says how much, for what tows one. */
export function readTowing(
  all: readonly Lexeme[],
  at: number,
  { phrases, measures, usual: { towsFromKg = null } }: SearchVocabulary,
): Reading | null {
  const lead = phraseAt(all, at, TO_TOW);
  const towed = lead === 0 ? 0 : phraseAt(all, at + lead, TOWED);
  if (towed === 0) return null;
  const end = at + lead + towed;
  if (towsFromKg !== null && measures.has("towing_kg"))
    return (
      massBehind(all, end) ?? {
        kind: "range",
        end,
        attribute: "towing_kg",
        range: { min: towsFromKg },
        isUsual: true,
      }
    );
  const meaning = phrases.get("towing") ?? phrases.get("towbar") ?? null;
  return meaning === null ? { kind: "text", end } : { kind: "values", end, meaning };
}

/** "Tow a boat 3.5t": the mass behind what is towed; null for none. */
function massBehind(all: readonly Lexeme[], at: number): Reading | null {
  const span = readSpan(all, at);
  const length = span === null ? 0 : phraseAt(all, span.end, TONNES);
  return span === null || length === 0 || span.low.isMoney
    ? null
    : {
        kind: "range",
        end: span.end + length,
        attribute: "towing_kg",
        range: { min: span.low.value * 1_000 },
      };
}
