import { distanceUnitOf } from "~/domain/country/distance-unit";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { FeedOwner } from "~/domain/stock/row-to-vehicle";
import type { TenantDirectory } from "~/infra/tenant/tenant-directory.server";

/** What says whose a feed is. */
export interface OwnerContext {
  readonly tenants: Pick<TenantDirectory, "all">;
  readonly clock: { now(): Date };
}

/** The dealer whose dealership it is. @throws an Error that lists the dealerships there are */
export function dealerOf({ tenants }: Pick<OwnerContext, "tenants">, dealershipId: string): SiteConfig {
  const all = tenants.all();
  const dealer = all.find(({ site }) => site.dealerships.some(({ id }) => id === dealershipId));
  const known = all.flatMap(({ site }) => site.dealerships);
  if (dealer === undefined) throw new Error(unknownDealership(dealershipId, known));
  return dealer;
}

/** Whose a feed is, as the dealer's file has it. @throws an Error that lists the dealerships there are */
export function ownerOf(context: OwnerContext, dealershipId: string): FeedOwner {
  const { tenants, clock } = context;
  const selling = tenants.all().filter(({ site }) => site.dealerships.some(({ id }) => id === dealershipId));
  const [firstHosts = [], ...otherHosts] = selling.map(({ images }) => images.hosts);
  const sites = tenants.all().map(({ site }) => site);
  const { site: owning, search } = dealerOf(context, dealershipId);
  const { makeAliases, makePrefixedModels } = search;
  const dealership = owning.dealerships.find(({ id }) => id === dealershipId);
  if (!dealership) throw new Error(unknownDealership(dealershipId, owning.dealerships));
  return {
    dealershipId,
    dealershipName: dealership.name,
    dealershipSlug: dealership.slug,
    country: owning.country,
    currency: owning.currency,
    distanceUnit: distanceUnitOf(owning),
    timeZone: owning.timeZone,
    now: clock.now().toISOString(),
    naming: { makeAliases, makePrefixedModels },
    // A host has to be known to every site that shows the vehicles.
    imageHosts: firstHosts.filter((host) => otherHosts.every((hosts) => hosts.includes(host))),
    lists: selling.map(({ site, search }) => ({ carTypes: search.carTypes, itemTypes: site.vehicleTypes })),
    yards: sites
      .flatMap(({ locations }) => locations)
      .filter(({ dealershipId: owner, locationType }) => owner === dealershipId && isYard(locationType))
      .map(({ contactDetail, ...yard }) => ({ ...yard, phone: contactDetail.phone })),
  };
}

function unknownDealership(given: string, known: readonly { id: string; name: string }[]): string {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const lines = [...names].map(([id, name]) => `  ${id}  ${name}`);
  return [`no dealer's configuration names a dealership "${given}"; there are`, ...lines].join("\n");
}

/** Whether vehicles can stand at a location: workshops and parts counters are not yards. */
function isYard(locationType: string): boolean {
  return locationType === "sales" || locationType === "";
}
