import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "../search/attributes";

/** Parameters that public pages read: the results, directories, the vehicle page and its calculators, comparing. */
const NAMES: ReadonlySet<string> = new Set<string>([
  ...FACET_ATTRIBUTES,
  ...RANGE_ATTRIBUTES,
  ...RANGE_ATTRIBUTES.flatMap((name) => [`${name}_min`, `${name}_max`, `range[${name}]`]),
  ...["query", "sortBy", "sort", "page", "expand", "index", "budget", "body", "category", "fits", "model"],
  ...["brand", "service", "postcode", "within", "similar", "delivery_postcode", "ids", "only", "full"],
]);
const CALCULATOR = /^(?:fin|fuel|delivery)_[a-zA-Z_]{1,30}$/;
/** Parameters that advertisements and newsletters add to an address; pages read them in the browser, if at all. */
const CAMPAIGN =
  /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl)$/;

/** What a parameter is to a public page. */
export type ParameterSort = "read" | "campaign" | "unknown";

/**
 * What the name of a parameter means to the store of finished pages. `read`: pages read it, so each value is a page of
 * its own. `campaign`: no page depends on it. `unknown`: nothing is kept for an address with it, because anybody can
 * make such names up.
 */
export function parameterSort(name: string): ParameterSort {
  if (NAMES.has(name) || CALCULATOR.test(name)) return "read";
  return CAMPAIGN.test(name) ? "campaign" : "unknown";
}
