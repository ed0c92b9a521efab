import type { SiteConfig } from "~/domain/tenant/site-config";
import { DAY_SECONDS } from "~/domain/time/day";
import { IN_STOCK_STATUSES } from "~/domain/vehicle/stock-status";
import { CAR_TYPES } from "~/domain/vehicle/vehicle";
import type { StockScope } from "~/ports/search-service";
import type { Condition, ValueField } from "./condition";

const MINUTE_SECONDS = 60;

type RuleConfig = {
  readonly site: Pick<SiteConfig["site"], "slug" | "vehicleTypes"> & {
    readonly dealerships: readonly { readonly id: string }[];
  };
  readonly search: Pick<
    SiteConfig["search"],
    | "carTypes"
    | "hideStockDays"
    | "soldWindowDays"
    | "excludedStockNumbers"
    | "siteFilter"
    | "globalFilter"
    | "manufacturerFilter"
  >;
  readonly vehicle?: Pick<SiteConfig["vehicle"], "sections">;
};

const oneOf = (attribute: ValueField, values: readonly string[]): Condition => ({
  kind: "values",
  attribute,
  values,
});

const carTypeRule = (carTypes: readonly string[]): readonly Condition[] =>
  CAR_TYPES.every((type) => carTypes.includes(type)) ? [] : [oneOf("car_type", carTypes)];

const hiddenWhileYoung = (days: number, now: number): readonly Condition[] =>
  days === 0 ? [] : [{ kind: "range", attribute: "created_at_timestamp", max: now - days * DAY_SECONDS }];

const excluded = (stockNumbers: readonly string[]): readonly Condition[] =>
  stockNumbers.length === 0 ? [] : [{ kind: "not", of: oneOf("stocknum", stockNumbers) }];

/** In stock or coming soon, or sold no more than `days` days ago (SRCH-10, SRCH-11). */
const listedStatus = (days: number, now: number): Condition => ({
  kind: "any",
  of: [
    oneOf("status", IN_STOCK_STATUSES),
    { kind: "range", attribute: "sold_date_timestamp", min: now - days * DAY_SECONDS },
  ],
});

/**
 * What a dealer lists, as data that every search engine translates (SRCH-10 to SRCH-16): vehicles of its dealerships,
 * item types and car types; in stock or sold lately; old enough; not excluded; and within the conditions of dealer,
 * platform and manufacturer. `now` is cut to the minute, so that the rule stays equal for a minute and its results can
 * be cached. `certifiedOnly` is not part of it: that hides a choice in the filters, not stock (SRCH-27, {@link
 * shownFacetValues}).
 */
export function stockScope(config: RuleConfig, now: Date): StockScope {
  const seconds = wholeMinute(now);
  return scopeOf(config, seconds, [listedStatus(config.search.soldWindowDays, seconds)]);
}

/**
 * What a dealer lists or once listed, whatever became of it: the same rule without the status. For the page of one
 * vehicle, never for a listing.
 */
export function pastScope(config: RuleConfig, now: Date): StockScope {
  return scopeOf(config, wholeMinute(now), []);
}

function wholeMinute(now: Date): number {
  return Math.floor(now.getTime() / 1000 / MINUTE_SECONDS) * MINUTE_SECONDS;
}

function scopeOf(
  { site, search, vehicle }: RuleConfig,
  seconds: number,
  status: readonly Condition[],
): StockScope {
  const ownRules = [search.siteFilter, search.globalFilter, search.manufacturerFilter];
  const rule: Condition = {
    kind: "all",
    of: [
      { kind: "flag", attribute: "show_on_dealer_website", value: true },
      oneOf(
        "dealership_id",
        site.dealerships.map((dealership) => dealership.id),
      ),
      ...status,
      oneOf("item_type", site.vehicleTypes),
      ...carTypeRule(search.carTypes),
      ...hiddenWhileYoung(search.hideStockDays, seconds),
      ...excluded(search.excludedStockNumbers),
      ...ownRules.filter((condition) => condition !== null),
    ],
  };
  // Plates stand in the details of a vehicle's page.
  const hidesPlates = vehicle?.sections.includes("details") === false;
  return { tenant: site.slug, rule, ...(hidesPlates ? { hidesPlates } : {}) };
}
