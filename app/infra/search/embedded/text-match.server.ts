import { queryWords, type QueryWord } from "~/domain/search/text";
import type { Steps } from "~/infra/turns.server";
import { includesRow } from "./rule-rows.server";
import {
  type FieldMatch,
  type Leniency,
  MATCH,
  type NumberMatch,
  type Vocabulary,
  type WordMatch,
} from "./vocabulary.server";

/** Tells where words are found. */
type Words = Pick<Vocabulary, "lookup">;

/** One word, or two neighbours written as one, and where it is found. */
interface Segment {
  readonly matches: readonly WordMatch[];
  readonly words: 1 | 2;
}

/** The segments that can end at one word of the query. */
interface Step {
  readonly single: Segment;
  readonly withPrevious: Segment | null;
}

/** The rows a text finds. */
export interface TextMatch {
  /** Ascending. */
  readonly rows: Uint32Array;
  /** Per row of the table how well it matches; meaningful for {@link rows} only. */
  readonly quality: Uint8Array;
}

/**
 * The rows among `rows` in which every word of the text is found. Similar spellings are tried only when nothing matches
 * as typed, so that a correct word never finds look-alikes.
 * @param asked `plates`: whether a word may be a number plate
 */
export function* matchText(
  vocabulary: Words,
  rowCount: number,
  rows: Uint32Array,
  { text, plates }: { readonly text: string; readonly plates: boolean },
): Steps<TextMatch> {
  const words = queryWords(text);
  const asTyped = yield* matchSteps(plan(vocabulary, words, { typos: false, plates }), rowCount, rows);
  if (asTyped.rows.length > 0) return asTyped;
  return yield* matchSteps(plan(vocabulary, words, { typos: true, plates }), rowCount, rows);
}

/** Whether a text has a word at all; one of punctuation alone asks for nothing in particular. */
export function hasWords(text: string): boolean {
  return queryWords(text).length > 0;
}

/**
 * The words to look for. A word that no vehicle has as a whole, nor together with a neighbour (the plate "ABC 12D"), is read
 * in its parts: `mazda3` -> mazda, 3.
 */
function knownWords(vocabulary: Words, words: readonly QueryWord[], plates: boolean): string[] {
  const isKnown = (text: string, prefix: boolean) =>
    vocabulary.lookup(text, { prefix, typos: false, plates }).length > 0;
  return words.flatMap(({ whole, parts }, at) => {
    const [before, after] = [words[at - 1]?.whole, words[at + 1]?.whole];
    const isWhole =
      parts.length < 2 ||
      isKnown(whole, after === undefined) ||
      (before !== undefined && isKnown(`${before}${whole}`, false)) ||
      (after !== undefined && isKnown(`${whole}${after}`, false));
    return isWhole ? [whole] : parts;
  });
}

function plan(vocabulary: Words, typed: readonly QueryWord[], leniency: Omit<Leniency, "prefix">): Step[] {
  const words = knownWords(vocabulary, typed, leniency.plates);
  return words.map((word, at) => {
    const prefix = at === words.length - 1;
    const previous = words[at - 1];
    const joined =
      previous === undefined ? null : segment(vocabulary, `${previous}${word}`, { ...leniency, prefix }, 2);
    return {
      single: segment(vocabulary, word, { ...leniency, prefix }, 1),
      withPrevious: joined && joined.matches.length > 0 ? joined : null,
    };
  });
}

function segment(vocabulary: Words, word: string, leniency: Leniency, words: 1 | 2): Segment {
  return { matches: vocabulary.lookup(word, leniency), words };
}

/** Whether every word is found: alone, joined with the one before, or joined with the one after. */
function isReadable(steps: readonly Step[]): boolean {
  const readable = steps.every(
    (step, at) => step.single.matches.length > 0 || step.withPrevious !== null || steps[at + 1]?.withPrevious,
  );
  return steps.length > 0 && readable;
}

/** The rows that match all words, each with a quality: 1 plus the kinds of match so far. A joined pair counts twice. */
function* matchSteps(steps: readonly Step[], rowCount: number, rows: Uint32Array): Steps<TextMatch> {
  const nothing = { rows: new Uint32Array(0), quality: new Uint8Array(0) };
  if (!isReadable(steps)) return nothing;
  let before: TextMatch = nothing;
  let current: TextMatch = { rows, quality: new Uint8Array(rowCount).fill(1) };
  for (const { single, withPrevious } of steps) {
    const quality = new Uint8Array(rowCount);
    yield* extend(quality, current, single);
    if (withPrevious) yield* extend(quality, before, withPrevious);
    const reachable = withPrevious ? rows : current.rows;
    before = current;
    current = { rows: matchedRows(reachable, quality), quality };
  }
  return current;
}

/** The rows that have a quality. */
function matchedRows(rows: Uint32Array, quality: Uint8Array): Uint32Array {
  const matched = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    matched[count] = row;
    count += Number(quality[row] !== 0);
  }
  return matched.subarray(0, count);
}

/**
 * Raises the qualities in `next` to what is reached from `from` with this segment; the best reading of the words wins.
 */
function* extend(next: Uint8Array, from: TextMatch, { matches, words }: Segment): Steps<void> {
  for (const match of matches) {
    if ("rows" in match) extendNumbered(next, from, match, words);
    else extendWorded(next, from, match, words);
    yield;
  }
}

function extendWorded(next: Uint8Array, from: TextMatch, { column, kinds }: FieldMatch, words: number): void {
  const { rows, quality: earlier } = from;
  const { codes } = column;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const kind = kinds[codes[row] ?? 0] ?? 0;
    if (kind === 0) continue;
    const quality = (earlier[row] ?? 0) + kind * words;
    if (quality > (next[row] ?? 0)) next[row] = quality;
  }
}

function extendNumbered(next: Uint8Array, from: TextMatch, { rows }: NumberMatch, words: number): void {
  for (const row of rows) {
    if (!includesRow(from.rows, row)) continue;
    const quality = (from.quality[row] ?? 0) + MATCH.exact * words;
    if (quality > (next[row] ?? 0)) next[row] = quality;
  }
}
