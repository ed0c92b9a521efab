import { type Document, type Synonym, textsOf } from "./schema";
import { distance, startsNearly, tokenize } from "./tokens";

/** How one query field is searched. */
export interface TextField {
  readonly name: string;
  readonly weight: number;
  readonly typos: number;
  readonly prefix: boolean;
}

export interface TextQuery {
  readonly words: readonly string[];
  readonly fields: readonly TextField[];
  readonly synonyms: readonly Synonym[];
  readonly minLength1: number;
  readonly minLength2: number;
  readonly typosInNumbers: boolean;
  readonly splitAndJoin: boolean;
  /** Words are dropped from the end while nothing is found. */
  readonly dropsWords: boolean;
  /** Near spellings and dropped words count even when the words as written find something. */
  readonly exhaustive: boolean;
  /** How many completions of the last word are looked at. */
  readonly maxCandidates: number;
}

/**
 * Scores the documents that hold every word; a word may be in any field. Words with typing errors are tried when the
 * words as written find nothing, split and joined ones when those find nothing either (`typo_tokens_threshold: 1`,
 * `split_join_tokens: fallback`). Scores only keep the order: exact before prefix before typo, by field weight.
 */
export function matchText(documents: readonly Document[], query: TextQuery): Map<Document, number> {
  const indexed = documents.map((document) => ({ document, words: wordsByField(document, query.fields) }));
  const completions = completionsOf(
    indexed.map(({ words }) => words),
    query,
  );
  const all = new Map<Document, number>();
  for (const attempt of attemptsOf(query)) {
    for (const { document, words } of indexed) {
      const score = scoreAll(words, attempt.words, { ...query, completions }, attempt.typos);
      if (score > (all.get(document) ?? 0)) all.set(document, score);
    }
    if (all.size > 0 && !query.exhaustive) return all;
  }
  return all;
}

interface Attempt {
  readonly words: readonly string[];
  readonly typos: boolean;
}

function attemptsOf(query: TextQuery): Attempt[] {
  const { words } = query;
  const fewer =
    query.dropsWords || query.exhaustive ? words.slice(1).map((_, at) => words.slice(0, at + 1)) : [];
  return [
    { words, typos: false },
    { words, typos: true },
    ...(query.splitAndJoin ? rewritten(words) : []).map((rewrite) => ({ words: rewrite, typos: false })),
    ...fewer.reverse().map((kept) => ({ words: kept, typos: false })),
  ];
}

/** The words the last one may be the beginning of: the most frequent ones only. */
function completionsOf(documents: readonly FieldWords[], query: TextQuery): ReadonlySet<string> {
  const last = query.words.at(-1) ?? "";
  const counts = new Map<string, number>();
  for (const { words } of documents.flat())
    for (const word of words) if (word.startsWith(last)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, query.maxCandidates);
  return new Set(sorted.map(([word]) => word));
}

type Lenient = TextQuery & { readonly completions: ReadonlySet<string> };

type FieldWords = readonly { readonly field: TextField; readonly words: readonly string[] }[];

function wordsByField(document: Document, fields: readonly TextField[]): FieldWords {
  return fields.map((field) => ({ field, words: textsOf(document, field.name).flatMap(tokenize) }));
}

function scoreAll(fields: FieldWords, wanted: readonly string[], query: Lenient, typos: boolean): number {
  let total = 0;
  for (const [index, word] of wanted.entries()) {
    const alternatives = [word, ...query.synonyms.flatMap((synonym) => meansOf(synonym, word))];
    const last = index === wanted.length - 1;
    const score = Math.max(
      0,
      ...alternatives.map((one) => scoreWord(fields, one, query, typos, last && one === word)),
    );
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

function meansOf({ root, words }: Synonym, word: string): readonly string[] {
  return root === word || (root === undefined && words.includes(word)) ? words : [];
}

function scoreWord(fields: FieldWords, word: string, query: Lenient, typos: boolean, last: boolean): number {
  let best = 0;
  for (const { field, words } of fields) {
    const limit = typos ? typosAllowed(word, field, query) : 0;
    for (const indexed of words) {
      const completes = word !== query.words.at(-1) || query.completions.has(indexed);
      const score = similarity(indexed, word, limit, last && field.prefix && (typos || completes));
      best = Math.max(best, score * field.weight);
    }
  }
  return best;
}

function similarity(indexed: string, word: string, limit: number, prefix: boolean): number {
  if (indexed === word) return 100;
  if (prefix && indexed.startsWith(word)) return 50;
  if (limit > 0 && distance(indexed, word, limit) <= limit) return 10;
  return limit > 0 && prefix && startsNearly(indexed, word, limit) ? 5 : 0;
}

function typosAllowed(word: string, field: TextField, query: TextQuery): number {
  if (!query.typosInNumbers && /\p{N}/u.test(word)) return 0;
  const byLength = word.length >= query.minLength2 ? 2 : word.length >= query.minLength1 ? 1 : 0;
  return Math.min(byLength, field.typos);
}

/** Neighbours joined, then each word split in two. */
function rewritten(words: readonly string[]): string[][] {
  const rewrites = words.length > 1 ? [[words.join("")]] : [];
  words.forEach((word, at) => {
    for (let cut = 1; cut < word.length; cut += 1)
      rewrites.push([...words.slice(0, at), word.slice(0, cut), word.slice(cut), ...words.slice(at + 1)]);
  });
  return rewrites;
}
