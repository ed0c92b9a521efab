import type { DistanceUnit } from "~/domain/country/distance-unit";
import type { SortKey, VehicleQuery } from "~/domain/search/query";
import { makeOf } from "~/domain/make/make-of";
import { toSlug } from "~/domain/text/slug";

/** What a dealer's search URLs are read against: the names that may stand in a path (OPEN-06, OPEN-09). */
export interface SearchUrlContext {
  readonly dealerships: readonly { readonly name: string; readonly slug: string }[];
  /** Makes on sale here, most frequent first. */
  readonly makes: readonly string[];
  /** `make_model` values on sale here: make, space, model (OPEN-11). */
  readonly makeModels: readonly string[];
  /** What a form's odometer boxes are written in; addresses hold kilometres. */
  readonly distanceUnit?: DistanceUnit;
  /** The order that needs no `sortBy`. */
  readonly defaultSort: SortKey;
  /**
   * The budget that led to this listing; it stays in the address as long as the prices stay the same. Absent without
   * one.
   */
  readonly budget?: CarriedBudget;
}

/** A budget in an address, and the price range it is for, as addresses write ranges: empty for every price. */
export interface CarriedBudget {
  readonly value: string;
  readonly price: string;
}

/** Whether a query is still the one that the budget led to. */
export function isOfBudget(
  { ranges: { price } }: Pick<VehicleQuery, "ranges">,
  budget: CarriedBudget,
): boolean {
  return budget.price === (price === undefined ? "" : `${price.min ?? ""}:${price.max ?? ""}`);
}

/** The make a path segment names; null when no make on sale here has that slug. */
export function makeBySlug(slug: string, { makes }: SearchUrlContext): string | null {
  return makes.find((make) => toSlug(make) === slug) ?? null;
}

/** The `make_model` value that a make and a model segment name; null when that model is not on sale here. */
export function makeModelBySlug(make: string, slug: string, context: SearchUrlContext): string | null {
  const { makes, makeModels } = context;
  const fits = (value: string) =>
    value.startsWith(`${make} `) &&
    toSlug(value.slice(make.length + 1)) === slug &&
    makeOf(value, makes) === make;
  return makeModels.find(fits) ?? null;
}

/**
 * A name as the site's own values write it: the exact value, else the one equal but for case, accents and
 * punctuation; the name itself when there is none, so that the shopper sees what was asked.
 */
export function knownName(name: string, known: readonly string[]): string {
  if (known.includes(name)) return name;
  const slug = toSlug(name);
  return known.find((value) => slug !== "" && toSlug(value) === slug) ?? name;
}
