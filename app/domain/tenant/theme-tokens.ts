import { hexColour } from "../colour/css-colour";
import { nearestReadable } from "../colour/readable-colour";
import { CONTRAST_PAIRS, type ContrastPair, contrastRatio, writtenRatio } from "./contrast";

const COLOUR = /^#[0-9a-f]{6}$/;
const LENGTH = /^(?:0|\d{1,3}(?:\.\d{1,3})?(?:px|rem))$/;
const EM = /^-?(?:0|0?\.\d{1,3})em$/;
const WEIGHT = /^[1-9]\d{2}$/;
const STRETCH = /^(?:[5-9]\d|1\d{2})%$/;
const FACTOR = /^(?:[01]|[01]?\.\d{1,3})$/;

interface TokenRule {
  readonly pattern: RegExp;
  readonly expected: string;
}

const colour: TokenRule = {
  pattern: COLOUR,
  expected: "a colour without transparency in a notation of CSS, such as #0b5953, hsl(175 78% 20%) or teal",
};
const length: TokenRule = { pattern: LENGTH, expected: "a length in px or rem, such as 12px" };

const COLOUR_ROLES = [
  "ground",
  "surface",
  "sunken",
  "studio",
  "inverse",
  "inverse-raised",
  "on-inverse",
  "on-inverse-muted",
  "inverse-line",
  "text",
  "text-muted",
  "line",
  "line-strong",
  "brand",
  "brand-tint",
  "on-brand",
  "link",
  "action",
  "action-hover",
  "action-active",
  "on-action",
  "accent",
  "on-accent",
  "accent-on-inverse",
  "focus",
  "focus-on-inverse",
  "positive",
  "positive-tint",
  "danger",
  "danger-tint",
  "warning",
  "warning-tint",
  "market-low",
  "market-medium",
  "market-high",
  "on-studio-muted",
  "on-tag",
  "tag-ground",
  "tag-text",
  "tag-new",
  "tag-hold",
  "tag-sale",
  "tag-soon",
  "tag-sold",
] as const;

/**
 * The tokens a dealer may give values to, with the form each value must have (TEN-05). Nothing outside these forms
 * gets through, so a value can end neither its declaration nor the style sheet.
 */
export const THEME_TOKENS: Readonly<Record<string, TokenRule>> = {
  ...Object.fromEntries(COLOUR_ROLES.map((role) => [`color-${role}`, colour])),
  ...Object.fromEntries(
    ["control", "card", "panel", "tag", "pill"].map((part) => [`radius-${part}`, length]),
  ),
  "weight-display": { pattern: WEIGHT, expected: "a font weight from 100 to 999" },
  "weight-strong": { pattern: WEIGHT, expected: "a font weight from 100 to 999" },
  "stretch-display": { pattern: STRETCH, expected: "a width from 50% to 199%" },
  "tracking-display": { pattern: EM, expected: "letter spacing in em, such as -.02em" },
  "leading-display": { pattern: FACTOR, expected: "a line height from 0 to 1.999, such as 1.05" },
};

/** A token's value as the theme takes it, colours as `#rrggbb`; null for one that has not the token's form. */
export function tokenValue(name: string, text: string): string | null {
  const rule = Object.hasOwn(THEME_TOKENS, name) ? THEME_TOKENS[name] : undefined;
  const value = rule === colour ? hexColour(text) : text;
  return value !== null && rule?.pattern.test(value) === true ? value : null;
}

/** A dealer's values over its template's tokens. */
export type ThemeTokens = Readonly<Record<string, string>>;

/**
 * Every pair of colours that is hard to read, in words, with the smallest change of one colour that would do wherever it
 * is used; pairs with a colour that is not given are not judged.
 */
export function contrastFaults(tokens: ThemeTokens): string[] {
  return CONTRAST_PAIRS.flatMap((pair) => {
    const [front, back] = coloursOf(pair, tokens);
    if (isRead(pair, tokens)) return [];
    const names = `color-${pair.ink} ${front} on color-${pair.ground} ${back}`;
    const received = writtenRatio(contrastRatio(front, back));
    return [
      `${names}: expected a contrast of at least ${pair.least}, received ${received}${proposal(pair, tokens)}`,
    ];
  });
}

function coloursOf({ ink, ground }: ContrastPair, tokens: ThemeTokens): readonly [string, string] {
  return [tokens[`color-${ink}`] ?? "", tokens[`color-${ground}`] ?? ""];
}

function isRead(pair: ContrastPair, tokens: ThemeTokens): boolean {
  const [front, back] = coloursOf(pair, tokens);
  return !COLOUR.test(front) || !COLOUR.test(back) || contrastRatio(front, back) >= pair.least;
}

/** What to write instead of one of the two colours; empty where no lightness of either would do. */
function proposal({ ink, ground }: ContrastPair, tokens: ThemeTokens): string {
  const [nearest] = [ink, ground]
    .flatMap((role) => {
      const name = `color-${role}`;
      const colour = tokens[name] ?? "";
      const pairs = CONTRAST_PAIRS.filter((one) => one.ink === role || one.ground === role);
      const better = nearestReadable(colour, (tried) =>
        pairs.every((one) => isRead(one, { ...tokens, [name]: tried })),
      );
      return better === null ? [] : [{ name, better, change: contrastRatio(colour, better) }];
    })
    .sort((one, other) => one.change - other.change);
  return nearest === undefined ? "" : `; ${nearest.name} ${nearest.better} would do`;
}

/** The tokens as custom properties, `{"--color-brand": "#0b5953"}`; anything not allowed is left out. */
export function themeProperties(tokens: ThemeTokens): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(tokens)
      .filter(([name, value]) => Object.hasOwn(THEME_TOKENS, name) && THEME_TOKENS[name]?.pattern.test(value))
      .map(([name, value]) => [`--${name}`, value]),
  );
}

/**
 * The text of the dealer's style element: `:root:root{--color-brand:#0b5953;…}`; empty without tokens of its own. It
 * outweighs the template's class wherever it stands: Vite's development server adds the template's styles after it.
 */
export function themeCss(config: { readonly theme: { readonly tokens: ThemeTokens } }): string {
  const declarations = Object.entries(themeProperties(config.theme.tokens)).map(
    ([name, value]) => `${name}:${value}`,
  );
  return declarations.length === 0 ? "" : `:root:root{${declarations.join(";")}}`;
}
