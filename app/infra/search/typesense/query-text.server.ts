import { queryWords } from "~/domain/search/text";

/** How free text is looked for; beside `q` itself these say where and how freely. */
export interface TextParams {
  readonly q: string;
  readonly query_by: string;
  readonly [param: string]: string | number | boolean;
}

const TEXT_PARAMS = {
  query_by: "title_text,stocknum_text,detail_text",
  query_by_weights: "4,3,1",
  prefix: "true,true,true",
  num_typos: "2,0,2",
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
export function textParams(text: string): TextParams {
  const words = queryWords(text).map(({ whole }) => whole);
  return words.length === 0
    ? { q: "*", query_by: TEXT_PARAMS.query_by }
    : { q: words.join(" "), ...TEXT_PARAMS };
}

const PLAIN_WORD = /^[a-z0-9]{1,60}$/;

/**
 * The order by match, best first. Typesense's own score also counts how close words are and in how many fields, so
 * equally good matches would not be ordered by rank. Every word but the last is found whole, so the only question is
 * whether the last word is whole, or only the beginning of a word. Words with other than ASCII letters use the score.
 */
export function matchOrder(text: string): string {
  const last = queryWords(text).at(-1)?.whole ?? "";
  if (!PLAIN_WORD.test(last)) return "_text_match:desc";
  const tests = TEXT_PARAMS.query_by.split(",").map((field) => `${field}:${last}`);
  return `_eval(${tests.join(" || ")}):desc`;
}
