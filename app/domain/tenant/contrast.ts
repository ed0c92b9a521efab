/** The contrast of one pair of colour tokens (WCAG 2.2, 1.4.3 and 1.4.11), with the least it has to reach. */
export interface ContrastPair {
  readonly ink: string;
  readonly ground: string;
  readonly least: number;
}

const TEXT = 4.5;
const SHAPE = 3;

const grounds = (ink: string, least: number, ...on: readonly string[]): readonly ContrastPair[] =>
  on.map((ground) => ({ ink, ground, least }));

/** Every pair of colour roles that meets on a page; names are token names without `color-`. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...grounds("text", TEXT, "ground", "surface", "sunken", "studio"),
  ...grounds("text-muted", TEXT, "ground", "surface", "sunken", "brand-tint"),
  ...grounds("on-studio-muted", TEXT, "studio"),
  ...grounds("link", TEXT, "surface", "ground", "brand-tint", "sunken"),
  ...grounds("on-action", TEXT, "action", "action-hover", "action-active"),
  ...grounds("on-brand", TEXT, "brand"),
  ...grounds("on-inverse", TEXT, "inverse"),
  ...grounds("on-inverse-muted", TEXT, "inverse", "inverse-raised"),
  ...grounds("accent-on-inverse", TEXT, "inverse"),
  ...grounds("on-accent", TEXT, "accent"),
  ...grounds("positive", TEXT, "positive-tint", "surface"),
  ...grounds("danger", TEXT, "danger-tint", "surface", "ground"),
  ...grounds("warning", TEXT, "warning-tint"),
  ...grounds("on-tag", TEXT, "tag-new", "tag-hold", "tag-sale", "tag-sold"),
  ...grounds("tag-text", TEXT, "tag-ground"),
  ...grounds("line-strong", SHAPE, "surface", "ground"),
  ...grounds("focus", SHAPE, "surface", "ground", "studio"),
  ...grounds("focus-on-inverse", SHAPE, "inverse"),
  ...grounds("market-low", TEXT, "surface", "sunken"),
  ...grounds("market-medium", TEXT, "surface", "sunken"),
  ...grounds("market-high", TEXT, "surface", "sunken"),
  ...grounds("brand", SHAPE, "line", "surface"),
];

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

function luminance(colour: string): number {
  const [red, green, blue] = [colour.slice(1, 3), colour.slice(3, 5), colour.slice(5, 7)];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** The contrast ratio of two colours written `#rrggbb`: 1 for equal ones, 21 for black on white. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A ratio for people to read, "4.49": two digits, never rounded up, because 4.499 is less than 4.5. */
export function writtenRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
