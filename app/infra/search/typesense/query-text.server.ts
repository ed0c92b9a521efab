import { queryWords } from "~/domain/search/text";
import type { StockScope } from "~/ports/search-service";

const PLATE_FIELD = "plate_text";

/** How free text is looked for; beside `q` itself these say where and how freely. */
export interface TextParams {
  readonly q: string;
  readonly query_by: string;
  readonly [param: string]: string | number | boolean;
}

/** Where words are looked for, how much a match there weighs, and how freely. Codes of a vehicle match whole only. */
const TEXT_FIELDS = [
  { name: "title_text", weight: 4, prefix: true, typos: 2 },
  { name: "stocknum_text", weight: 3, prefix: true, typos: 0 },
  { name: "detail_text", weight: 1, prefix: true, typos: 2 },
  { name: "vin_text", weight: 3, prefix: false, typos: 0 },
  { name: PLATE_FIELD, weight: 3, prefix: false, typos: 0 },
] as const;

const TEXT_PARAMS = {
  min_len_1typo: 4,
  min_len_2typo: 8,
  enable_typos_for_numerical_tokens: false,
  enable_typos_for_alpha_numerical_tokens: false,
  // Every word has to be found: a shopper who adds a word wants fewer vehicles, not others.
  drop_tokens_threshold: 0,
  typo_tokens_threshold: 1,
  split_join_tokens: "fallback",
  // By default the server tries four completions of the last word, and counts only those. `exhaustive_search` would try
  // all, but it also drops words and adds similar spellings whatever the thresholds say.
  max_candidates: 10_000,
  highlight_fields: "none",
  highlight_full_fields: "none",
} as const;

/**
 * The text part of a search. The words are folded as in the index, so quotes, minus signs and stars, which Typesense
 * would interpret, are gone. Text without a letter or digit does not limit the search.
 */
export function textParams(text: string, scope: Pick<StockScope, "hidesPlates">): TextParams {
  const words = queryWords(text).map(({ whole }) => whole);
  const fields = fieldsOf(scope);
  const listed = (of: (field: (typeof fields)[number]) => string | number | boolean) =>
    fields.map(of).join(",");
  if (words.length === 0) return { q: "*", query_by: TEXT_FIELDS[0].name };
  return {
    q: words.join(" "),
    query_by: listed(({ name }) => name),
    query_by_weights: listed(({ weight }) => weight),
    prefix: listed(({ prefix }) => prefix),
    num_typos: listed(({ typos }) => typos),
    ...TEXT_PARAMS,
  };
}

function fieldsOf({ hidesPlates }: Pick<StockScope, "hidesPlates">) {
  return TEXT_FIELDS.filter(({ name }) => name !== PLATE_FIELD || hidesPlates !== true);
}

const PLAIN_WORD = /^[a-z0-9]{1,60}$/;

/**
 * The order by match, best first. Typesense's own score also counts how close words are and in how many fields, so
 * equally good matches would not be ordered by rank. Every word but the last is found whole, so the only question is
 * whether the last word is whole, or only the beginning of a word. Words with other than ASCII letters use the score.
 */
export function matchOrder(text: string, scope: Pick<StockScope, "hidesPlates">): string {
  const last = queryWords(text).at(-1)?.whole ?? "";
  if (!PLAIN_WORD.test(last)) return "_text_match:desc";
  const tests = fieldsOf(scope).map(({ name }) => `${name}:${last}`);
  return `_eval(${tests.join(" || ")}):desc`;
}
