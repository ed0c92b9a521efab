import type { FacetCount } from "~/ports/search-service";

/** The dealer's `filters` settings this rule reads. */
export interface MakeListRule {
  /** The dealer's popular makes, in the order wanted; none lets stock decide. */
  readonly popular: readonly string[];
  /** Where the divider "All Makes" stands (FILT-04). */
  readonly dividerIndex: number;
  /** Makes shown before "Show all makes" is pressed (FILT-06). */
  readonly initialCount: number;
}

/** The make list in its order. */
export interface MakeList {
  readonly makes: readonly FacetCount[];
  /** The index before which "All Makes" stands; null when the list is too short for one. */
  readonly divider: number | null;
  /** The first makes stay visible, the others open with "Show all makes" (FILT-05). */
  readonly initial: number;
}

/**
 * Orders the makes: popular ones first (FILT-03), the others by stock up to the divider, by name after it. Makes
 * that are chosen stand among the visible ones whatever their place.
 * @param counts by count, highest first
 */
export function makeList(
  counts: readonly FacetCount[],
  chosen: readonly string[],
  rule: MakeListRule,
): MakeList {
  const popular = rule.popular.flatMap((name) => counts.filter(({ value }) => value === name));
  const byStock = [...popular, ...counts.filter((make) => !popular.includes(make))];
  const ranked = [...byStock.slice(0, rule.dividerIndex), ...byStock.slice(rule.dividerIndex).sort(byName)];
  const visible = ranked.filter(({ value }, index) => index < rule.initialCount || chosen.includes(value));
  return {
    makes: [...visible, ...ranked.filter((make) => !visible.includes(make))],
    divider: ranked.length > rule.dividerIndex ? rule.dividerIndex : null,
    initial: visible.length,
  };
}

/** Made once: `localeCompare` with options looks its collation up again for every pair. */
const names = new Intl.Collator("en", { sensitivity: "base" });

function byName(a: FacetCount, b: FacetCount): number {
  return names.compare(a.value, b.value);
}
