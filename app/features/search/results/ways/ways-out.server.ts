import type { RangeAttribute } from "~/domain/search/attributes";
import type { VehicleQuery } from "~/domain/search/query";
import { waysOut, waysThatLead, type WayOut } from "~/domain/search/ways/ways-out";
import type { Logger } from "~/ports/logger";
import type { SearchService, StockScope } from "~/ports/search-service";
import { chipLabel } from "~/features/search/filters/filter-chips.server";
import { rangeLabel, valueLabel } from "~/features/search/filters/value-labels.server";
import { searchName } from "~/features/search/saved/search-name.server";
import { encodeSearch } from "~/features/search/address/search-params";
import type { ListingSite } from "../listing.server";
import type { WaysView } from "../results-view";

/** Who counts. */
export interface WaysSource {
  readonly search: Pick<SearchService, "countEach">;
  readonly logger: Logger;
}

/**
 * What stands in the way of more vehicles than a search finds, counted in one question to the engine: "Without Red: 12",
 * "Up to $45,000: 5". Null where nothing near to it finds more, or where nobody counts: the page does without.
 * @param found how many the search itself finds
 */
export async function countedWays(
  { search, logger }: WaysSource,
  scope: StockScope,
  site: ListingSite,
  query: VehicleQuery,
  found: number,
): Promise<WaysView | null> {
  const ways = waysOut(query, site.urls.makes);
  if (ways.length === 0) return null;
  try {
    const counts = await search.countEach(
      scope,
      ways.map((way) => way.query),
    );
    const links = waysThatLead(ways, counts, found).map(({ way, count }) => ({
      label: wayLabel(site, way),
      count: site.format.number(count),
      href: encodeSearch(way.query, site.urls),
    }));
    return links.length === 0 ? null : { heading: site.t(found === 0 ? "empty.ways" : "empty.more"), links };
  } catch (error) {
    logger.debug({ tenant: scope.tenant, reason: String(error) }, "no ways out counted");
    return null;
  }
}

function wayLabel(site: ListingSite, way: WayOut): string {
  const without = (name: string) => site.t("empty.without", { name });
  switch (way.kind) {
    case "wider":
      return rangeLabel(site, way.of, way.range);
    case "withoutRange":
      return anyLabel(site, way.of) ?? without(rangeLabel(site, way.of, way.range));
    case "withoutText":
      return without(site.t("search.quoted", { text: way.text }));
    case "without":
      return without(
        way.values.map((value) => chipLabel(site, way.of, valueLabel(site, way.of, value))).join(" · "),
      );
    case "farther":
      return fartherLabel(site, way.place, way.withinKm);
    case "anyOf":
      return site.t("empty.any", { name: way.makes.join(" · ") });
    case "only":
      return searchName(way.query, site);
  }
}

function fartherLabel({ t, format }: ListingSite, place: string, withinKm: number | null): string {
  return withinKm === null
    ? t("empty.anyDistance", { place })
    : t("search.near.within", { distance: format.km(withinKm), place });
}

function anyLabel({ t }: ListingSite, of: RangeAttribute): string | null {
  switch (of) {
    case "price":
    case "km":
    case "year":
    case "subscription_price":
      return t(`empty.anyRange.${of}`);
    default:
      return null;
  }
}
