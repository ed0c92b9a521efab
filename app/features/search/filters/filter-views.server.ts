import { BUDGET_PARAMETER } from "~/domain/pricing/budget-address";
import {
  FACET_ATTRIBUTES,
  RANGE_ATTRIBUTES,
  type FacetAttribute,
  isRangeAttribute,
  type TreeAttribute,
} from "~/domain/search/attributes";
import { HIGHLIGHTS } from "~/domain/search/facts/highlights";
import { HERE, isHere } from "~/domain/search/near-place";
import { CAR_TYPE_PLACE, isCarType } from "~/domain/search/normalise-query";
import { makeOf } from "~/domain/make/make-of";
import { shownFacetLimit, shownFacetValues } from "~/domain/search/search-request";
import type { FilterKey } from "~/domain/tenant/config/filters";
import { groupFeatures } from "~/domain/vehicle/features/feature-groups";
import type { FacetCount } from "~/ports/search-service";
import { choiceView, selectedNote, withChosen } from "./choice-views.server";
import type { Listing } from "~/features/search/results/listing.server";
import { makesFilter } from "./makes-filter.server";
import { otherEnd, rangeFilterView } from "./range-views.server";
import type { FilterView, ValuesFilter } from "~/features/search/results/results-view";
import { encodeSearch } from "~/features/search/address/search-params";

/** Choices shown before "Show more" when the dealer sets no limit. */
const USUAL_LIMIT = 12;
/** How many filters are open at first; the others are open when something in them is chosen. */
const OPEN_FILTERS = 7;

/** The refinement panel, in the dealer's order (FILT-01 to FILT-08). A filter without any choice is left out. */
export function filterViews(listing: Listing, now: Date): readonly FilterView[] {
  const { enabled } = listing.config.filters;
  const views: FilterView[] = [];
  for (const key of panelKeys(enabled)) {
    const open = views.length < OPEN_FILTERS;
    const view = isRangeAttribute(key)
      ? rangeFilterView(listing, key, open, now)
      : facetFilter(listing, key, open);
    if (view) views.push(view);
  }
  return views;
}

/**
 * The filters of the panel. Models are shown under their makes and badges under their models; without a filter for
 * makes, the list of models takes its place.
 */
export function panelKeys(enabled: readonly FilterKey[]): readonly FilterKey[] {
  const keys = enabled.map((key): FilterKey => (key === "model" ? "make_model" : key));
  const unique = [...new Set(keys)];
  const nested = nestedLevels(enabled);
  return unique.filter((key) => !nested.some(({ replaces }) => replaces === key));
}

/** Refinements for which the form has no control; without hidden fields the form would lose them. */
export function hiddenFields({
  query,
  config,
  urls: { budget, view: look, makes },
  expand,
}: Listing): readonly (readonly [string, string])[] {
  const shown: ReadonlySet<string> = new Set([
    ...panelKeys(config.filters.enabled),
    ...nestedLevels(config.filters.enabled).map(({ level }) => level),
  ]);
  // A model of no make on sale stands under none.
  const isLost = (name: string, value: string) => name === "make_model" && makeOf(value, makes) === null;
  const values = FACET_ATTRIBUTES.flatMap((name) =>
    (query.refinements[name] ?? [])
      .filter((value) => !shown.has(name) || isLost(name, value))
      .map((value) => [name, value] as const),
  );
  const ranges = RANGE_ATTRIBUTES.flatMap((name) => {
    const range = shown.has(name) ? otherEnd(name, query.ranges[name]) : query.ranges[name];
    return range ? [[`range[${name}]`, `${range.min ?? ""}:${range.max ?? ""}`] as const] : [];
  });
  const carried = budget === undefined ? [] : [[BUDGET_PARAMETER, budget.value] as const];
  // The field for a place is empty then: it waits for one.
  const here = isHere(query.near) ? [["near", HERE] as const] : [];
  const view = look === undefined ? [] : [["view", look] as const];
  const expanded = expand.map((list) => ["expand", list] as const);
  const aside = query.aside === undefined ? [] : [["aside", query.aside] as const];
  return [...values, ...ranges, ...aside, ...carried, ...here, ...view, ...expanded];
}

interface NestedLevel {
  readonly level: TreeAttribute;
  /** The filter of the panel whose place it takes. */
  readonly replaces: FilterKey;
}

/** What is listed under the makes: their models, and the models' badges where the dealer shows both. */
export function nestedLevels(enabled: readonly FilterKey[]): readonly NestedLevel[] {
  const hasModels = enabled.includes("model") || enabled.includes("make_model");
  if (!enabled.includes("make")) return [];
  return [
    { level: "make_model", replaces: "make_model" },
    ...(hasModels && enabled.includes("badge") ? [{ level: "model_badge", replaces: "badge" } as const] : []),
  ];
}

function facetFilter(listing: Listing, name: FacetAttribute, open: boolean): FilterView | null {
  return name === "make" ? makesFilter(listing, open) : valuesFilter(listing, name, open);
}

function valuesFilter(listing: Listing, name: FacetAttribute, open: boolean): ValuesFilter | null {
  const { config, answer, query, expand, t } = listing;
  const chosen = query.refinements[name] ?? [];
  const counts = withChosen(shownFacetValues(config, name, answer.facets[name] ?? []), chosen);
  if (counts.length === 0) return null;
  const limit = expand.includes(name) ? counts.length : usualLimit(listing, name);
  const listed = inOrder(
    name,
    counts.filter(({ value }, index) => index < limit || chosen.includes(value)),
  );
  const groups = name === "filtered_features" ? groupFeatures(listed, ({ value }) => value) : [];
  const shown = groups.length > 1 ? groups.flatMap(({ features }) => features) : listed;
  return {
    kind: "values",
    name,
    label: t(`filters.names.${name}`),
    note: selectedNote(listing, chosen.length),
    open: open || chosen.length > 0,
    choices: shown.map((count) => choiceView(listing, name, count, chosen)),
    ...(groups.length > 1
      ? {
          groups: groups.map(({ group, features }) => ({
            label: t(`features.${group}`),
            size: features.length,
          })),
        }
      : {}),
    moreHref: shown.length < counts.length ? encodeSearch(query, listing.urls, [...expand, name]) : null,
  };
}

function usualLimit({ config }: Listing, name: FacetAttribute): number {
  return config.filters.facetLimits[name] === undefined ? USUAL_LIMIT : shownFacetLimit(config, name);
}

/** Car types in their fixed order (CONST-04), seats by number, everything else by count. */
function inOrder(name: FacetAttribute, counts: readonly FacetCount[]): readonly FacetCount[] {
  if (name === "seats" || name === "doors")
    return [...counts].sort((a, b) => Number(a.value) - Number(b.value));
  if (name === "highlights") {
    const known = HIGHLIGHTS.flatMap((one) => counts.find(({ value }) => value === one) ?? []);
    return [...new Set([...known, ...counts])];
  }
  if (name !== "car_type") return counts;
  const place = (value: string) => (isCarType(value) ? CAR_TYPE_PLACE[value] : 3);
  return [...counts].sort((a, b) => place(a.value) - place(b.value));
}
