/** A text of which the rest is folded away. */
export interface FoldedText {
  readonly start: string;
  /** What follows, joined without a gap; null where all of it is shown. */
  readonly rest: string | null;
}

/** Whole sentences that fill less of the room than this would say too little. */
const LEAST_OF_ROOM = 0.4;

/**
 * A text over `over` characters, cut after the last whole sentence of its first `shown` ones, else after the last whole
 * word; a shorter one stays whole.
 */
export function foldAway(text: string, over: number, shown: number = over): FoldedText {
  const characters = [...text];
  if (characters.length <= over) return { start: text, rest: null };
  const start = characters.slice(0, shown + 1).join("");
  const sentences = wholeSentences(start);
  if ([...sentences].length >= shown * LEAST_OF_ROOM)
    return { start: sentences, rest: text.slice(sentences.length) };
  const end = start.search(/\s\S*$/);
  // A word that fills the whole start is cut in the middle.
  const cut = end > 0 ? start.slice(0, end) : characters.slice(0, shown).join("");
  // Punctuation before the cut goes with the rest: dots stand in its place.
  const kept = cut.replace(/[\s,;:.–-]+$/u, "");
  return { start: kept, rest: text.slice(kept.length) };
}

/** What of a beginning ends with a sentence; "" where none ends in it. */
function wholeSentences(start: string): string {
  return /^[\s\S]*(?:[.!?؟](?=\s)|[。！？])/u.exec(start)?.[0] ?? "";
}
