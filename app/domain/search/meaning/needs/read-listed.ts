import { listedSince } from "../../ranges/step-filters";
import { numberInWords } from "../amounts/number-words";
import type { Lexeme } from "../lexemes";
import { phraseAt } from "../words/phrase-at";
import type { Reading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { LISTED, LISTED_WITHIN, PERIODS, UNITS_OF_TIME } from "./listed-words";

/** What was listed earlier than that is not called new. */
const MOST_DAYS = 90;

/** "Listed in the last 7 days", "added this week"; told where no filter holds it, null where nothing says so. */
export function readListed(
  all: readonly Lexeme[],
  at: number,
  { measures, today }: Pick<SearchVocabulary, "measures" | "today">,
): Reading | null {
  const lead = phraseAt(all, at, LISTED);
  const within = at + lead + phraseAt(all, at + lead, LISTED_WITHIN);
  const period = lead === 0 ? null : periodAt(all, within + (all[within]?.key === "a" ? 1 : 0));
  if (period === null || period.days < 1 || period.days > MOST_DAYS) return null;
  const { days } = period;
  const end = period.end + (all[period.end]?.key === "ago" ? 1 : 0);
  if (today === undefined || !measures.has("created_at_timestamp")) return { kind: "aside", end };
  return { kind: "range", end, attribute: "created_at_timestamp", range: { min: listedSince(days, today) } };
}

function periodAt(all: readonly Lexeme[], at: number) {
  for (const [days, phrases] of PERIODS) {
    const length = phraseAt(all, at, phrases);
    if (length > 0) return { days, end: at + length };
  }
  const { amount } = all[at] ?? {};
  const count = amount === undefined ? numberInWords(all, at) : { value: amount.value, end: at + 1 };
  const unit = UNITS_OF_TIME.get(all[count?.end ?? -1]?.key ?? "");
  return count === null || unit === undefined ? null : { days: count.value * unit, end: count.end + 1 };
}
