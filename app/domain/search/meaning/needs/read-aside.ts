import type { Lexeme } from "../lexemes";
import { readPhrase, readPlace } from "../read-phrase";
import { phraseAt, phraseLookup } from "../read-span";
import type { Reading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { BETWEEN_PARTS, DELIVERED, PARTS, WISHES } from "./aside-words";

const wishAt = phraseLookup(WISHES);
const deliveredAt = phraseLookup(DELIVERED);

/**
 * A wish that no filter holds: "economical", "for my daughter", "black interior". Null where none begins, and where the
 * stock has a name that begins so.
 */
export function readAside(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  const named = readPhrase(all, at, vocabulary);
  // "New tyres" are no new car.
  const isOfPart = all[at]?.key === "new" && wishAt(all, at) > 1;
  if (named?.kind === "values" && !isOfPart)
    return named.meaning.attribute === "colour" ? readPart(all, named.end, vocabulary) : null;
  const delivered = deliveredAt(all, at);
  // Where a vehicle shall go is not where it stands.
  if (delivered > 0)
    return {
      kind: "aside",
      end: readPlace(all, at + delivered, vocabulary)?.end ?? Math.min(at + delivered + 1, all.length),
    };
  const length = wishAt(all, at);
  const isBadge = all.slice(at, at + length).every(({ key }) => vocabulary.badges.has(key));
  return isBadge ? null : { kind: "aside", end: at + length };
}

/** "Cream leather seats" are leather seats, of a colour that nothing is known of. */
function readPart(all: readonly Lexeme[], colourEnd: number, vocabulary: SearchVocabulary): Reading | null {
  const isBetween = BETWEEN_PARTS.has(all[colourEnd]?.key ?? "");
  const behind = isBetween ? phraseAt(all, colourEnd + 1, PARTS) : 0;
  const between = behind > 0 ? 1 : 0;
  const length = behind > 0 ? behind : phraseAt(all, colourEnd, PARTS);
  if (length === 0) return null;
  const isFeature = readPhrase(all, colourEnd, vocabulary)?.kind === "values";
  return { kind: "aside", end: isFeature ? colourEnd : colourEnd + between + length };
}
