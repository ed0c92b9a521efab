import { CONTRAST_PAIRS, contrastRatio, writtenRatio } from "~/domain/tenant/contrast";
import { THEME_TOKENS, type ThemeTokens } from "~/domain/tenant/theme-tokens";
import type { TemplateTokens } from "~/ui/theme/template-tokens";
import { type Choice, choiceQuery } from "../site/choice";
import type { ColourView, PairView, TokensView, ValueView } from "./token-view";

/** What a page's tokens are made of: each layer lies over the one before. */
export interface TokenLayers {
  readonly template: TemplateTokens;
  readonly dealer: ThemeTokens;
  readonly choice: Choice;
}

/** The theme as it is shown, with the contrast of every pair of colours that meets on a page. */
export function buildTokens(layers: TokenLayers): TokensView {
  const { template, choice } = layers;
  const colours = Object.entries(template.color).map(([role, value]) =>
    colourView(`color-${dashed(role)}`, value, layers),
  );
  const { tokens } = choice;
  return {
    colours,
    pairs: pairViews(new Map(colours.map(({ name, value }) => [name, value]))),
    radii: valuesOf(template.radius, "radius", layers),
    shadows: valuesOf(template.shadow, "shadow", layers),
    type: [...valuesOf(template.text, "text", layers), ...valuesOf(template.font, "", layers)],
    layout: valuesOf(template.layout, "", layers),
    written: Object.keys(tokens).length === 0 ? null : JSON.stringify({ theme: { tokens } }, null, 2),
    kept: keptFields(choice),
    backHref: choiceQuery({ ...choice, tokens: {} }) || "?",
  };
}

/** What is tried, without values that are there already: a form sends every colour that it shows. */
export function onlyChanges({ template, dealer, choice }: TokenLayers): ThemeTokens {
  const colours = Object.entries(template.color).map(
    ([role, value]) => [`color-${dashed(role)}`, value] as const,
  );
  const there: ThemeTokens = { ...Object.fromEntries(colours), ...dealer };
  return Object.fromEntries(Object.entries(choice.tokens).filter(([name, value]) => there[name] !== value));
}

function colourView(name: string, value: string, { dealer, choice }: TokenLayers): ColourView {
  const isOpen = Object.hasOwn(THEME_TOKENS, name);
  const tried = choice.tokens[name];
  if (tried !== undefined) return { name, value: tried, from: "tried", isOpen };
  const own = dealer[name];
  return own === undefined
    ? { name, value, from: "template", isOpen }
    : { name, value: own, from: "dealer", isOpen };
}

/** Pairs that are too close come first. */
function pairViews(colours: ReadonlyMap<string, string>): PairView[] {
  const pairs = CONTRAST_PAIRS.flatMap(({ ink, ground, least }) => {
    const [front, back] = [colours.get(`color-${ink}`), colours.get(`color-${ground}`)];
    if (front === undefined || back === undefined) return [];
    const ratio = contrastRatio(front, back);
    return [{ ink, ground, least, ratio: writtenRatio(ratio), isEnough: ratio >= least }];
  });
  return pairs.sort((a, b) => Number(a.isEnough) - Number(b.isEnough));
}

function valuesOf(
  group: Readonly<Record<string, string>>,
  prefix: string,
  { dealer, choice }: TokenLayers,
): ValueView[] {
  return Object.entries(group).map(([key, value]) => {
    const name = prefix === "" ? dashed(key) : `${prefix}-${dashed(key)}`;
    return { name, value: choice.tokens[name] ?? dealer[name] ?? value };
  });
}

function keptFields({ template, language }: Choice): ValueView[] {
  return Object.entries({ template, language }).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value }],
  );
}

/** `onInverse` as `on-inverse`. */
function dashed(role: string): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
