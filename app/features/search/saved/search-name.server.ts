import type { VehicleQuery } from "~/domain/search/query";
import { withoutIsolates } from "~/domain/text/isolates";
import { filterChips } from "~/features/search/filters/filter-chips.server";
import type { ListingSite } from "~/features/search/results/listing.server";
import { listingSubject } from "~/features/search/results/listing-words.server";

const LONGEST = 160;
const NO_ANSWER = { hits: [], count: 0, facets: {}, stats: {}, page: 1, pages: 1, ms: 0, stale: false };

/** What a search is called when it is kept: everything it asks for, "Used · Mazda · Up to $40,000". */
export function searchName(query: VehicleQuery, site: ListingSite): string {
  const listing = { ...site, query, expand: [], answer: NO_ANSWER };
  const asked = filterChips(listing).map(({ label }) => withoutIsolates(label));
  const name = asked.length === 0 ? withoutIsolates(listingSubject(listing)) : asked.join(" · ");
  return name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 1).trimEnd()}…`;
}
