import type { TemplateTokens } from "~/ui/theme/template-tokens";
import { tokens as classic } from "./classic/tokens";
import { tokens as franchise } from "./franchise/tokens";
import { tokens as group } from "./group/tokens";

/** The few colours needed outside stylesheets: browser bar, favicon. Hex values. */
export interface Swatches {
  readonly brand: string;
  readonly onBrand: string;
  readonly accentOnInverse: string;
  readonly inverse: string;
  readonly surface: string;
}

const TOKENS: Readonly<Record<string, TemplateTokens>> = { classic, franchise, group };

/** Every token of a template. Unknown templates get those of the first. */
export function tokenSetOf(template: string): TemplateTokens {
  return TOKENS[template] ?? classic;
}

/** A dealer's colours: its own tokens over its template's. Unknown templates get those of the first. */
export function swatchesOf(template: string, own: Readonly<Record<string, string>>): Swatches {
  const { color } = tokenSetOf(template);
  return {
    brand: own["color-brand"] ?? color.brand,
    onBrand: own["color-on-brand"] ?? color.onBrand,
    accentOnInverse: own["color-accent-on-inverse"] ?? color.accentOnInverse,
    inverse: own["color-inverse"] ?? color.inverse,
    surface: own["color-surface"] ?? color.surface,
  };
}

/** The colours of maps and other drawings on a page's ground. */
export function mapColors(template: string, own: Readonly<Record<string, string>>) {
  const { color } = tokenSetOf(template);
  return {
    ground: own["color-sunken"] ?? color.sunken,
    surface: own["color-surface"] ?? color.surface,
    line: own["color-line"] ?? color.line,
    dot: own["color-line-strong"] ?? color.lineStrong,
    text: own["color-text"] ?? color.text,
    muted: own["color-text-muted"] ?? color.textMuted,
    pin: own["color-brand"] ?? color.brand,
    onPin: own["color-on-brand"] ?? color.onBrand,
  };
}
