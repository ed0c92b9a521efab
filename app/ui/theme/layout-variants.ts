/**
 * Layout variants a template chooses (`theme.layout`). They reach the styles as data attributes on `<html>`, so
 * one cached stylesheet serves every dealer. Use the selectors below inside a `selectors` block:
 * `selectors: { [inCard.boxed]: { border: … } }`.
 */
export const inHeader = {
  /** Utility strip over a bar with a call button. */
  utility: '[data-header="utility"] &',
  /** One line; lies over the hero on the home page, so the hero starts at the very top there. */
  line: '[data-header="line"] &',
  /** Ink masthead with the name in display type. */
  masthead: '[data-header="masthead"] &',
} as const;

export const inHero = {
  split: '[data-hero="split"] &',
  bleed: '[data-hero="bleed"] &',
  cover: '[data-hero="cover"] &',
} as const;

export const inCard = {
  boxed: '[data-card="boxed"] &',
  open: '[data-card="open"] &',
  ruled: '[data-card="ruled"] &',
} as const;

/** Shape of the filter panel. */
export const inPanel = {
  boxed: '[data-panel="boxed"] &',
  ruled: '[data-panel="ruled"] &',
  plain: '[data-panel="plain"] &',
} as const;

export const inVehicle = {
  sidebar: '[data-vehicle="sidebar"] &',
  stage: '[data-vehicle="stage"] &',
  mosaic: '[data-vehicle="mosaic"] &',
} as const;

/** One value of every slot. */
export interface LayoutVariants {
  readonly header: keyof typeof inHeader;
  readonly hero: keyof typeof inHero;
  readonly card: keyof typeof inCard;
  readonly panel: keyof typeof inPanel;
  readonly vehicle: keyof typeof inVehicle;
}

/** The attributes of `<html>` that switch the selectors above on. */
export function layoutAttributes(
  layout: LayoutVariants,
): Readonly<Record<`data-${keyof LayoutVariants}`, string>> {
  return {
    "data-header": layout.header,
    "data-hero": layout.hero,
    "data-card": layout.card,
    "data-panel": layout.panel,
    "data-vehicle": layout.vehicle,
  };
}
