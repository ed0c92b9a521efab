import { THEME_TOKENS, type ThemeTokens } from "~/domain/tenant/theme-tokens";

/** How the dealer of the address is shown. */
export interface Choice {
  /** The dealer's own when null. */
  readonly template: string | null;
  /** BCP 47 tag; the dealer's own language when null. */
  readonly language: string | null;
  /** Values that are tried over those of template and dealer. */
  readonly tokens: ThemeTokens;
}

/** What the query of an address chooses; what a theme does not allow is left out. */
export function readChoice(query: URLSearchParams): Choice {
  const tokens = [...query].filter(([name, value]) => isToken(name, value));
  return {
    template: query.get("template"),
    language: query.get("language"),
    tokens: Object.fromEntries(tokens),
  };
}

function isToken(name: string, value: string): boolean {
  return Object.hasOwn(THEME_TOKENS, name) && THEME_TOKENS[name]?.pattern.test(value) === true;
}

/** The query that chooses it, with its question mark; empty for nothing. */
export function choiceQuery({ template, language, tokens }: Choice): string {
  const query = new URLSearchParams(tokens);
  if (template !== null) query.set("template", template);
  if (language !== null) query.set("language", language);
  query.sort();
  return query.size === 0 ? "" : `?${query.toString()}`;
}
