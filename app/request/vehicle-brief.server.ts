import { withStockWords } from "~/domain/stock-words/stock-words";
import { shownPrice } from "~/domain/pricing/price-rule";
import { pastScope, stockScope } from "~/domain/search/stock-rule";
import { absenceOf } from "~/domain/vehicle/absence/absence";
import { isInStock } from "~/domain/vehicle/stock-status";
import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehicleBriefView } from "~/features/forms/brief/vehicle-brief-view";
import { pictureView } from "~/features/vehicle/picture-view";
import { priceText } from "~/features/vehicle/price-text";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Formatter } from "~/i18n/format";
import { vehiclePath } from "~/paths";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import { siteFormatter, siteTranslator } from "./site-context.server";

/** A vehicle a form is about, as its address names it. */
export interface NamedVehicle {
  /** Null where no vehicle is named, or while it cannot be looked up. */
  readonly vehicle: Vehicle | null;
  /** What the address says, if it can be the id or the path of a vehicle. */
  readonly named: string | null;
  /** True while the vehicle cannot be looked up: then `vehicle` is null although it may exist. */
  readonly unavailable: boolean;
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The vehicle `car_id` names, by id or by the last part of its path, within the dealer's own stock. While search is
 * down, a filled form is taken without the vehicle; whatever concerns money must check `unavailable`.
 */
export async function namedVehicle(config: SiteConfig, carId: string | null): Promise<NamedVehicle> {
  const none = { vehicle: null, named: null, unavailable: false };
  if (carId === null || carId.length > 180 || !NAME.test(carId)) return none;
  const { search, clock } = await services();
  const scope = stockScope(config, clock.now());
  try {
    const [byId] = /^\d+$/.test(carId) ? await search.findByIds(scope, [carId]) : [];
    const slug = byId === undefined ? carId : byId.slug;
    // By its path a vehicle is found whatever became of it: its page leads to forms.
    return { ...none, vehicle: await search.findBySlug(pastScope(config, clock.now()), slug), named: carId };
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return { ...none, named: carId, unavailable: true };
  }
}

/** The id of the vehicle a form is about. Forms are linked with ids, so it is known even while search is down. */
export function namedId({ vehicle, named }: NamedVehicle): string | null {
  return vehicle?.id ?? named;
}

/**
 * The summary of a vehicle beside a form about it: picture, title, price, where it is.
 * @param money how the price is written; to the cent where it is part of a sum
 */
export function vehicleBrief(
  vehicle: Vehicle,
  config: SiteConfig,
  money: Formatter["money"] = siteFormatter(config).money,
): VehicleBriefView {
  const t = siteTranslator(config);
  const title = vehicleTitle(vehicle, config.search);
  const badge = badgeLine(vehicle);
  const name = badge === null ? title : `${title} ${badge}`;
  const [first] = vehicle.images;
  const shown = isInStock(vehicle) ? shownPrice(vehicle, config.features.subscriptions) : null;
  const price = shown === null ? null : priceText(shown, config, { ...siteFormatter(config), money }, t);
  const view: VehicleBriefView = {
    title,
    badge,
    name,
    price: price?.price ?? t(`absence.${absenceOf(vehicle)?.kind ?? "sold"}.label`),
    priceType: price?.priceType ?? null,
    place: vehicle.location.name,
    stock: t("forms.stock", { number: vehicle.stocknum }),
    href: vehiclePath(vehicle.slug),
    picture:
      first === undefined
        ? null
        : pictureView(first.image.url, { name, colour: vehicle.colour }, 0, config, t),
  };
  return withStockWords(view, config);
}
