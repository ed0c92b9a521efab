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
/** What advertisements and newsletters hang onto an address; read in the browser, if at all. */
const CAMPAIGN =
  /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl)$/;

/** What a parameter is to a public page. */
export type ParameterSort = "read" | "campaign" | "unknown";

/**
 * What a parameter's name means to the store of finished pages: `read` by pages, so that each value is a page of its
 * own; of a `campaign`, which no page differs by; or `unknown`: nothing is kept for what anybody makes up.
 */
export function parameterSort(name: string): ParameterSort {
  if (NAMES.has(name) || CALCULATOR.test(name)) return "read";
  return CAMPAIGN.test(name) ? "campaign" : "unknown";
}
