/** Comments longer than this are folded at first. */
export const COMMENTS_COLLAPSED = 400;
/** A sentence that ends before this many characters of its paragraph leaves too little to read: words are cut then. */
const LEAST_LEAD = 120;

/** Dealer comments in paragraphs, and what stands there until they are unfolded. */
export interface DealerComments {
  /** All of it. */
  readonly whole: readonly string[];
  /** The beginning, with an ellipsis where it ends; null when everything fits. */
  readonly lead: readonly string[] | null;
}

/**
 * Splits comments into paragraphs at pipes and line breaks. Beyond about 400 characters there is a lead: it ends with a
 * sentence, else between words (SPEC-09). Null when there is nothing to say.
 */
export function dealerComments(text: string | null): DealerComments | null {
  const whole = (text ?? "")
    .split(/[|\n\r]+/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
  return whole.length === 0 ? null : { whole, lead: leadOf(whole) };
}

function leadOf(paragraphs: readonly string[]): readonly string[] | null {
  let room = COMMENTS_COLLAPSED;
  const shown: string[] = [];
  for (const paragraph of paragraphs) {
    if (paragraph.length > room) return withEllipsis([...shown, ...begin(paragraph, room, shown.length > 0)]);
    shown.push(paragraph);
    room -= paragraph.length;
  }
  return null;
}

/** What of a paragraph fits: its sentences, else its words; nothing where paragraphs before it are enough. */
function begin(paragraph: string, room: number, hasBefore: boolean): readonly string[] {
  const sentences = endOfSentences(paragraph, room);
  if (sentences >= LEAST_LEAD || (hasBefore && sentences > 0)) return [paragraph.slice(0, sentences)];
  if (hasBefore) return [];
  const space = paragraph.lastIndexOf(" ", room);
  return [wholeLetters(paragraph.slice(0, space > 0 ? space : room))];
}

/** Where the last sentence ends that fits; 0 where none does. A full stop within a number or a word ends none. */
function endOfSentences(paragraph: string, room: number): number {
  const ends = [...paragraph.slice(0, room + 1).matchAll(/[.!?؟]["'”’)\]]*(?=\s)|[。！？]["'”’）」]*/gu)];
  const last = ends.at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}

/** A cut through the middle of a letter outside the basic plane leaves half of it. */
function wholeLetters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, "");
}

function withEllipsis(texts: readonly string[]): readonly string[] {
  const last = texts.at(-1) ?? "";
  const ended = /[\p{L}\p{N}]$/u.test(last) ? `${last}…` : `${last} …`;
  return [...texts.slice(0, -1), ended];
}
