import type { FacetAttribute } from "~/domain/search/attributes";
import { isKnownMake } from "~/domain/make/known-makes";
import { knownModelCalled } from "~/domain/make/known-models";
import { modelAndBadge } from "~/domain/search/model-tree";
import { BODY_TYPES } from "~/domain/vehicle/body-types";
import type { Listing } from "~/features/search/results/listing.server";

/** What headings, titles and breadcrumbs tell of a listing's choices. */
const TOLD = [
  "make",
  "make_model",
  "model_badge",
  "body",
  "city",
  "location_name",
  "dealership_name",
] as const;

type Told = (typeof TOLD)[number];
type Asked = Pick<Listing, "query" | "urls" | "config">;

/**
 * The choices of a listing that its headings may tell: names of what is on sale here, of the dealer's places, and of makes,
 * models and bodies that exist. An address can hold any words, and those are not the dealer's to say.
 */
export function toldValues(listing: Asked): Readonly<Partial<Record<Told, readonly string[]>>> {
  const told: Partial<Record<Told, readonly string[]>> = {};
  for (const attribute of TOLD) {
    const values = listing.query.refinements[attribute]?.filter((value) => isTold(listing, attribute, value));
    if (values !== undefined && values.length > 0) told[attribute] = values;
  }
  return told;
}

function isTold({ urls, config: { site } }: Asked, attribute: Told, value: string): boolean {
  const onSale = (of: FacetAttribute, name: string) => urls.values?.[of]?.includes(name) === true;
  const isModel = (model: string) => urls.makeModels.includes(model) || knownModelCalled(model) === model;
  switch (attribute) {
    case "make":
      return urls.makes.includes(value) || isKnownMake(value);
    case "make_model":
      return isModel(value);
    case "model_badge": {
      const named = modelAndBadge(value);
      return named !== null && isModel(named.makeModel) && onSale("badge", named.badge);
    }
    case "body":
      return BODY_TYPES.some((body) => body === value) || onSale("body", value);
    case "city":
      return onSale("city", value) || site.locations.some(({ address }) => address.city === value);
    case "location_name":
      return onSale("location_name", value) || site.locations.some(({ name }) => name === value);
    case "dealership_name":
      return onSale("dealership_name", value) || site.dealerships.some(({ name }) => name === value);
  }
}
