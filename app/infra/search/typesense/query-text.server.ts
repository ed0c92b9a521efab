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
  // Otherwise counts depend on how many completions of the last word were looked at.
  exhaustive_search: true,
  highlight_fields: "none",
  highlight_full_fields: "none",
} as const;

/**
 * The text part of a search. The words are folded as in the index, so quotes, minus signs and stars, which mean
 * something to Typesense, never reach it. Text without a letter or digit asks for nothing in particular.
 */
export function textParams(text: string): TextParams {
  const words = queryWords(text).map(({ whole }) => whole);
  return words.length === 0
    ? { q: "*", query_by: TEXT_PARAMS.query_by }
    : { q: words.join(" "), ...TEXT_PARAMS };
}
