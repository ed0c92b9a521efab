import MiniSearch from "minisearch";
import { allowedTypos } from "~/domain/search/text";
import { searchWords, TEXT_FIELDS } from "~/domain/search/searchable-text";
import type { Steps } from "~/infra/turns.server";
import { NO_VALUE, type Column } from "./column.server";
import type { StockTable } from "./stock-table.server";

/** How well a value matches a word; 0 is not at all. */
export const MATCH = { typo: 1, prefix: 2, exact: 3 } as const;

/** One column in which a word is found: per dictionary code how well it matches. */
export interface FieldMatch {
  readonly column: Column;
  readonly kinds: Uint8Array;
}

/** The rows whose whole stock number, VIN or number plate a word is. */
export interface NumberMatch {
  /** Ascending. */
  readonly rows: readonly number[];
}

/** Where a word is found. */
export type WordMatch = FieldMatch | NumberMatch;

/** How a word may match beside exactly. */
export interface Leniency {
  /** The word may be the beginning of a longer one: the shopper is still typing it. */
  readonly prefix: boolean;
  readonly typos: boolean;
  /** Whether it may be a number plate. */
  readonly plates: boolean;
}

interface ValueEntry {
  readonly id: number;
  readonly text: string;
}

/**
 * The words of the region's stock. It indexes each distinct value of each text column once, not each vehicle:
 * a hundred thousand vehicles share a few thousand makes, models, badges and colours.
 */
export class Vocabulary {
  readonly #index = new MiniSearch<ValueEntry>({
    fields: ["text"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  readonly #places: { readonly column: Column; readonly code: number }[] = [];

  private constructor(private readonly table: StockTable) {}

  /** The words of a table. */
  static *of(table: StockTable): Steps<Vocabulary> {
    const vocabulary = new Vocabulary(table);
    for (const field of TEXT_FIELDS) yield* vocabulary.#addColumn(table.texts[field]);
    return vocabulary;
  }

  /** Where a word is found; empty when nowhere. Stock numbers, VINs and number plates match whole only. */
  lookup(word: string, leniency: Leniency): readonly WordMatch[] {
    const found = new Map<Column, Uint8Array>();
    const mark = (column: Column, code: number, kind: number) => {
      const kinds = found.get(column) ?? new Uint8Array(column.values.length);
      if ((kinds[code] ?? 0) < kind) kinds[code] = kind;
      found.set(column, kinds);
    };
    this.#markValues(word, leniency, mark);
    if (leniency.typos) for (const swapped of neighbourSwaps(word)) this.#markSwapped(swapped, mark);
    const fields = [...found].map(([column, kinds]) => ({ column, kinds }));
    const { stockNumbers, vins, plates } = this.table;
    const coded = [...vins.found(word), ...(leniency.plates ? plates.found(word) : [])];
    const rows = [...new Set([...stockNumbers.found(word), ...coded])].sort((a, b) => a - b);
    return rows.length === 0 ? fields : [...fields, { rows }];
  }

  *#addColumn(column: Column): Steps<void> {
    for (const [code, text] of column.values.entries()) {
      if (code === NO_VALUE) continue;
      this.#index.add({ id: this.#places.length, text: searchWords(text).join(" ") });
      this.#places.push({ column, code });
      yield;
    }
  }

  #markValues(word: string, { prefix, typos }: Leniency, mark: Mark): void {
    const fuzzy = typos ? allowedTypos(word) : 0;
    for (const result of this.#index.search(word, { prefix, fuzzy: fuzzy === 0 ? false : fuzzy })) {
      // MiniSearch types ids as any; the only ids given to it are places in the list.
      const place = this.#places[result.id as number];
      if (place) mark(place.column, place.code, matchKind(word, Object.keys(result.match)));
    }
  }

  /** Finds words with two neighbouring letters exchanged: that is one typing error, but two by edit distance. */
  #markSwapped(swapped: string, mark: Mark): void {
    for (const result of this.#index.search(swapped)) {
      const place = this.#places[result.id as number]; // As above.
      if (place) mark(place.column, place.code, MATCH.typo);
    }
  }
}

type Mark = (column: Column, code: number, kind: number) => void;

function matchKind(word: string, terms: readonly string[]): number {
  if (terms.includes(word)) return MATCH.exact;
  return terms.some((term) => term.startsWith(word)) ? MATCH.prefix : MATCH.typo;
}

function neighbourSwaps(word: string): string[] {
  if (allowedTypos(word) === 0) return [];
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [before, first, second] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)];
    return `${before}${second}${first}${word.slice(at + 2)}`;
  }).filter((swapped) => swapped !== word);
}
