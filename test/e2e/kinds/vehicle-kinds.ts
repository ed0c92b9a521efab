import { stockScope } from "../../../app/domain/search/stock-rule";
import { matchesCondition } from "../../../app/domain/search/matches-condition";
import { toIndexFields } from "../../../app/domain/search/index-document";
import { primaryLocation } from "../../../app/domain/tenant/opening-hours";
import type { SiteConfig } from "../../../app/domain/tenant/site-config";
import type { Vehicle } from "../../../app/domain/vehicle/vehicle";
import type { StockedDealer } from "./demo-stock";

type Test = (vehicle: Vehicle, config: SiteConfig) => boolean;

const isForSale: Test = ({ status }) => status === "in_stock" || status === "coming_soon";
const isTagged = ({ tag }: Vehicle) => (tag ?? "").trim() !== "";
const isPlain: Test = (vehicle, config) =>
  vehicle.status === "in_stock" &&
  !vehicle.reserved &&
  !isTagged(vehicle) &&
  !vehicle.preorder &&
  (vehicle.price ?? 0) > 10 &&
  vehicle.images.length > 3 &&
  vehicle.item_type === "car" &&
  vehicle.simple_fuel !== "Electric" &&
  isAtHome(vehicle, config);
const isAtHome: Test = ({ location_id: id }, config) => primaryLocation(config)?.id === id;

/** The kinds of vehicles that each have a designed page, by the rows that make them so. */
export const KINDS: Readonly<Record<string, Test>> = {
  sold: (vehicle, config) => !isForSale(vehicle, config),
  "coming soon": ({ status, preorder }) => status === "coming_soon" && !preorder,
  reserved: (vehicle, config) => vehicle.reserved && isForSale(vehicle, config),
  "test drive only": (vehicle, config) => vehicle.tag === "Test Drive Only" && isForSale(vehicle, config),
  preorder: (vehicle, config) => vehicle.preorder && isForSale(vehicle, config),
  "without a price": (vehicle, config) =>
    (vehicle.price ?? 0) <= 10 &&
    !vehicle.preorder &&
    !vehicle.subscription_price &&
    isForSale(vehicle, config),
  reduced: (vehicle, config) =>
    isPlain(vehicle, config) &&
    (vehicle.offer_price ?? 0) > 10 &&
    (vehicle.offer_price ?? 0) < (vehicle.price ?? 0),
  "of a make without finance": (vehicle, config) =>
    config.finance.hiddenManufacturers.includes(vehicle.make) && isForSale(vehicle, config),
  "without pictures": (vehicle, config) => vehicle.images.length === 0 && isForSale(vehicle, config),
  "away from the main yard": (vehicle, config) => !isAtHome(vehicle, config) && isForSale(vehicle, config),
  caravan: (vehicle, config) => vehicle.item_type === "caravan" && isForSale(vehicle, config),
  motorcycle: (vehicle, config) => vehicle.item_type === "motorcycle" && isForSale(vehicle, config),
  electric: (vehicle, config) => vehicle.simple_fuel === "Electric" && isForSale(vehicle, config),
  "plain used": (vehicle, config) => vehicle.car_type === "used" && isPlain(vehicle, config),
  new: (vehicle, config) => vehicle.car_type === "new" && isForSale(vehicle, config),
  demo: (vehicle, config) => vehicle.car_type === "demo" && isForSale(vehicle, config),
};

/** A vehicle of a kind on the site of a dealer with a template. */
export interface KindCase {
  readonly kind: string;
  readonly template: string;
  readonly config: SiteConfig;
  readonly vehicle: Vehicle;
}

/** How long after a case was chosen its page may be asked for; a sold vehicle's days must not end within it. */
const LONGEST_RUN_MS = 3 * 3_600_000;

/** For every kind the first vehicle of it in every template whose dealers list one, now and till the tests are over. */
export function kindCases(dealers: readonly StockedDealer[], now: Date): readonly KindCase[] {
  const templates = [...new Set(dealers.map(({ config }) => config.site.template))];
  return Object.entries(KINDS).flatMap(([kind, test]) =>
    templates.flatMap((template) => {
      const found = firstOf(
        dealers.filter(({ config }) => config.site.template === template),
        test,
        now,
      );
      return found === null ? [] : [{ kind, template, ...found }];
    }),
  );
}

function firstOf(dealers: readonly StockedDealer[], test: Test, now: Date) {
  for (const { config, vehicles } of dealers) {
    const rules = [now, new Date(now.getTime() + LONGEST_RUN_MS)].map(
      (time) => stockScope(config, time).rule,
    );
    const vehicle = vehicles.find(
      (one) => test(one, config) && rules.every((rule) => matchesCondition(rule, toIndexFields(one))),
    );
    if (vehicle !== undefined) return { config, vehicle };
  }
  return null;
}
