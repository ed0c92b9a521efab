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
  const isFirst = (index: number) => index < rule.initialCount;
  const isLifted = (make: FacetCount, index: number) => !isFirst(index) && chosen.includes(make.value);
  const lifted = ranked.filter(isLifted);
  const rest = ranked.filter((make, index) => !isFirst(index) && !isLifted(make, index));
  const first = ranked.slice(0, rule.initialCount);
  // Makes lifted from below the divider push it down.
  const above = ranked.slice(rule.dividerIndex).filter((make) => lifted.includes(make)).length;
  const divider = rule.dividerIndex + (rule.dividerIndex >= rule.initialCount ? above : 0);
  return {
    makes: [...first, ...lifted, ...rest],
    divider: ranked.length > divider ? divider : null,
    initial: first.length + lifted.length,
  };
}

/** Made once: `localeCompare` with options looks its collation up again for every pair. */
const names = new Intl.Collator("en", { sensitivity: "base" });

function byName(a: FacetCount, b: FacetCount): number {
  return names.compare(a.value, b.value);
}
