import type { InputFault } from "../../faults/input-faults";
import { findMake, MAKES } from "../../make/make-list";
import { meant } from "../../text/nearest";
import { type CheckedSite, doubtAt, faultAt, isGiven, when } from "./told";

type Filter = CheckedSite["config"]["filters"]["enabled"][number];

/** Settings of listings and filters that contradict each other. */
export function listingFaults(site: CheckedSite): readonly InputFault[] {
  return [
    ...serverFaults(site),
    ...sortFaults(site),
    ...filterDoubts(site),
    ...placeDoubts(site),
    ...makeDoubts(site),
    ...aliasFaults(site),
  ];
}

/** A search server of the dealer's without its key, or a key or a collection without a server. */
function serverFaults({ config, given }: CheckedSite): readonly InputFault[] {
  const { host, publicKey, index } = config.search;
  return [
    ...when(host !== null && publicKey === null, () =>
      faultAt(["search", "publicKey"], "the key that may search at search.host", publicKey),
    ),
    ...when(host === null && publicKey !== null, () =>
      doubtAt(["search", "publicKey"], "search.host: without it the key is used by nobody", "a key"),
    ),
    ...when(host === null && isGiven(given, "search", "index"), () =>
      doubtAt(["search", "index"], "search.host: without it the deployment's own index is searched", index),
    ),
  ];
}

function sortFaults({ config, given }: CheckedSite): readonly InputFault[] {
  const { defaultSort, sortOptions, certifiedOnly } = config.search;
  const hasCertified = config.filters.enabled.includes("certified");
  const field = isGiven(given, "search", "defaultSort") ? "defaultSort" : "sortOptions";
  const isUnsorted = !sortOptions.includes(defaultSort);
  return [
    ...when(isUnsorted && field === "defaultSort", () =>
      faultAt(["search", field], `one of search.sortOptions (${sortOptions.join(", ")})`, defaultSort),
    ),
    ...when(isUnsorted && field === "sortOptions", () =>
      faultAt(["search", field], `search.defaultSort (${defaultSort}) among them`, sortOptions),
    ),
    ...when(certifiedOnly && !hasCertified, () =>
      doubtAt(["search", "certifiedOnly"], '"certified" in filters.enabled, whose choice it hides', true),
    ),
  ];
}

/** Filters of which every vehicle of the dealer's says nothing: they are left out. */
function filterDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  const { filters, site, features } = config;
  if (!isGiven(given, "filters", "enabled")) return [];
  const sells = (...kinds: typeof site.vehicleTypes) =>
    site.vehicleTypes.some((kind) => kinds.includes(kind));
  const needs = {
    sleeps: [sells("caravan"), "caravan in site.vehicleTypes"],
    axle_type: [sells("caravan", "truck"), "caravan or truck in site.vehicleTypes"],
    subscription_price: [features.subscriptions, "features.subscriptions"],
  } satisfies Partial<Record<Filter, readonly [isThere: boolean, what: string]>>;
  return Object.entries(needs).flatMap(([filter, [isThere, what]]) => {
    const at = filters.enabled.findIndex((one) => one === filter);
    return when(at !== -1 && !isThere, () =>
      doubtAt(["filters", "enabled", at], `${what}: without it the filter is left out`, filter),
    );
  });
}

/** Promo tiles that no page has room for, or whose car types the dealer does not list. */
function placeDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  const { hitsPerPage, carTypes } = config.search;
  const { promos, promoPositions } = config.results;
  // Tiles count as well.
  const last = hitsPerPage + promos.length;
  const doubt = (path: InputFault["path"], place: number | null) =>
    when(place !== null && place > last, () =>
      doubtAt(path, `a place on the page: at most ${last}, as search.hitsPerPage is ${hitsPerPage}`, place),
    );
  const areGiven = isGiven(given, "results", "promoPositions");
  return [
    ...(areGiven ? promoPositions : []).flatMap((place, index) =>
      doubt(["results", "promoPositions", index], place),
    ),
    ...promos.flatMap(({ position, display }, index) => [
      ...doubt(["results", "promos", index, "position"], position),
      ...display.flatMap((type, at) =>
        when(!carTypes.includes(type), () =>
          doubtAt(
            ["results", "promos", index, "display", at],
            `one of search.carTypes (${carTypes.join(", ")})`,
            type,
          ),
        ),
      ),
    ]),
  ];
}

/** Names of makes that no maker has: a vehicle with such a make does not come. */
function makeDoubts({ config }: CheckedSite): readonly InputFault[] {
  const { filters, finance, site, tags } = config;
  const names = MAKES.map(({ name }) => name);
  const own = new Set(Object.values(config.search.makeAliases));
  const doubt = (path: InputFault["path"], name: string) =>
    when(findMake(name) === null && !own.has(name), () =>
      doubtAt(path, `the name of a make${meant(name, names)}`, name),
    );
  return [
    ...config.search.firstMakes.flatMap((name, index) => doubt(["search", "firstMakes", index], name)),
    ...filters.popularMakes.flatMap((name, index) => doubt(["filters", "popularMakes", index], name)),
    ...finance.hiddenManufacturers.flatMap((name, index) =>
      doubt(["finance", "hiddenManufacturers", index], name),
    ),
    ...site.dealershipWebsites.flatMap(({ make }, index) =>
      doubt(["site", "dealershipWebsites", index, "make"], make),
    ),
    ...(site.manufacturer === null ? [] : doubt(["site", "manufacturer", "name"], site.manufacturer.name)),
    ...(tags.certifiedLogo === null ? [] : doubt(["tags", "certifiedLogo", "make"], tags.certifiedLogo.make)),
    ...site.locations.flatMap(({ manufacturers }, at) =>
      manufacturers.flatMap((name, index) => doubt(["site", "locations", at, "manufacturers", index], name)),
    ),
  ];
}

function aliasFaults({ config }: CheckedSite): readonly InputFault[] {
  const { makeAliases, makePrefixedModels } = config.search;
  return [
    ...Object.entries(makeAliases).flatMap(([make, shown]) => [
      ...when(shown.trim() === "", () => faultAt(["search", "makeAliases", make], "the name to show", shown)),
      ...when(Object.hasOwn(makeAliases, shown), () =>
        faultAt(["search", "makeAliases", make], "a name that has no alias itself", shown),
      ),
    ]),
    ...Object.entries(makePrefixedModels).flatMap(([make, models]) =>
      when(models.length === 0, () =>
        faultAt(["search", "makePrefixedModels", make], "at least one model", models),
      ),
    ),
  ];
}
