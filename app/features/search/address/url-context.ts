import type { DistanceUnit } from "~/domain/country/distance-unit";
import type { FacetAttribute } from "~/domain/search/attributes";
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
  /**
   * Other values on sale here, by attribute: addresses may write them in any case. The browser has none, because its
   * form has each value as it is.
   */
  readonly values?: Readonly<Partial<Record<FacetAttribute, readonly string[]>>>;
  /** Makes and models under other names than their values', for the server's reading alone. */
  readonly shown?: ShownNames;
  /** What a form's odometer boxes are written in; addresses hold kilometres. */
  readonly distanceUnit?: DistanceUnit;
  /** The order that needs no `sortBy`. */
  readonly defaultSort: SortKey;
  /** The orders that the dealer offers; without, any. */
  readonly sorts?: readonly SortKey[];
  /**
   * The budget that led to this listing; it stays in the address as long as the prices stay the same. Absent without
   * one.
   */
  readonly budget?: CarriedBudget;
  /** How the listing is shown where that is not the usual way: `view=map` stays in the address until somebody switches. */
  readonly view?: ListingLook;
}

/** On a map beside it, or a row for each vehicle. */
export type ListingLook = "map" | "rows";

/** What pages and feeds call makes and models, where it is not their value. */
export interface ShownNames {
  /** By slug: `isuzu-ute` is Isuzu. */
  readonly makes: ReadonlyMap<string, string>;
  /** By make and slug: `Mazda mazda3` is the model `Mazda 3`. */
  readonly models: ReadonlyMap<string, string>;
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

/** The make a path segment names, as shoppers or as feeds write it; null when no make on sale here has that name. */
export function makeBySlug(segment: string, { makes, shown }: SearchUrlContext): string | null {
  const slug = toSlug(segment);
  return makes.find((make) => slug !== "" && toSlug(make) === slug) ?? shown?.makes.get(slug) ?? null;
}

/**
 * The `make_model` value that a make and a model segment name, "3" or "mazda3" as it is shown; null when that model is not
 * on sale here.
 */
export function makeModelBySlug(make: string, segment: string, context: SearchUrlContext): string | null {
  const { makes, makeModels, shown } = context;
  const slug = toSlug(segment);
  const fits = (value: string) =>
    value.startsWith(`${make} `) &&
    toSlug(value.slice(make.length + 1)) === slug &&
    makeOf(value, makes) === make;
  return makeModels.find(fits) ?? shown?.models.get(`${make} ${slug}`) ?? null;
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
