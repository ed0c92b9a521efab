import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { buildFavourites } from "~/features/shortlist/build-favourites";
import { siteView } from "~/features/site/site-view";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { buildCompare } from "~/features/vehicle/compare/build-compare";
import type { ChosenSite } from "../site/site-answer.server";
import { vehicleStates } from "./vehicle-states";
import { sampleLender, sampleStock } from "./vehicles.server";

/** A certified programme, for dealers that have none. */
const CERTIFIED = { logoUrl: "/favicon.svg", label: "Certified" };

/** Cards in every state, and the lists of this browser. */
export async function cardsArea(site: ChosenSite) {
  const { best, others } = await sampleStock(site);
  const toCard = (config: SiteConfig) => (vehicle: Parameters<typeof cardView>[0]) =>
    cardView(vehicle, config, site.now, site.format, site.t);
  const own = (vehicle: Vehicle) => toCard(site.config)(toVehicleSummary(vehicle));
  const states = Object.entries(vehicleStates(best, await sampleLender(site)));
  return {
    states: states.map(([name, vehicle]) => ({ name, card: own(vehicle) })),
    everything: toCard(withEverything(site.config, best))(
      toVehicleSummary({ ...best, certified: true, simple_fuel: "Hybrid", views: 1_284 }),
    ),
    credit: siteView(site.config, { ...site, models: site.content.models }).footer.credit,
    tags: states.flatMap(([, vehicle]) => own(vehicle).tag ?? []),
    similar: {
      cards: others.slice(0, 4).map(own),
      count: 4,
      title: site.t("vehicle.soldAlternative"),
      cardsPath: "/none",
      pageHref: "/none",
      all: { text: site.t("vehicle.seeSimilar"), href: "/none" },
    },
    compare: compareViews([best, ...others.slice(0, 2)].map(withLessEquipment), site),
    favourites: favouriteViews([best, ...others.slice(0, 2)], site, toCard(site.config)),
  };
}

/** A few rows show what a hundred do. */
function withLessEquipment(vehicle: Vehicle): Vehicle {
  return { ...vehicle, standardEquipment: vehicle.standardEquipment.slice(0, 4) };
}

/** All that a card can carry, whatever the dealer chose. */
function withEverything(config: SiteConfig, { make, car_type: carType }: Vehicle): SiteConfig {
  return {
    ...config,
    card: { ...config.card, showViews: true, saveControl: "save" },
    features: { ...config.features, favourites: true, compare: true },
    tags: { ...config.tags, fuelTag: true, certifiedLogo: { ...CERTIFIED, make, carType } },
  };
}

function compareViews(vehicles: readonly Vehicle[], site: ChosenSite) {
  const all = { ids: vehicles.map(({ id }) => id), onlyDifferences: false, refused: null };
  const [first] = vehicles;
  return {
    three: buildCompare(vehicles, site, all),
    differences: buildCompare(vehicles, site, { ...all, onlyDifferences: true }),
    full: buildCompare(vehicles, site, { ...all, refused: first?.name ?? null }),
    none: buildCompare([], site, { ids: [], onlyDifferences: false, refused: null }),
  };
}

function favouriteViews(
  vehicles: readonly Vehicle[],
  site: ChosenSite,
  toCard: (vehicle: Parameters<typeof cardView>[0]) => ReturnType<typeof cardView>,
) {
  const summaries = vehicles.map(toVehicleSummary);
  const ids = vehicles.map(({ id }) => id);
  const parts = { ...site, toCard };
  const [first = ""] = ids;
  return {
    some: buildFavourites({ ...parts, ids, vehicles: summaries, did: null }),
    told: buildFavourites({
      ...parts,
      ids: [...ids, "999999"],
      vehicles: summaries,
      did: { kind: "saved", id: first, back: "/" },
    }),
    none: buildFavourites({ ...parts, ids: [], vehicles: [], did: null }),
  };
}
