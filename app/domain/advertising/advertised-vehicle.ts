import { distanceUnitOf, fromKm } from "../country/distance-unit";
import { sellerName } from "../location/place-id";
import { pictureAddress } from "../picture/picture-address";
import { isSalePrice, shownPrice } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { dealerComments } from "../vehicle/dealer-comments";
import { localTime } from "../time/local-time";
import { isIncoming, isInStock } from "../vehicle/stock-status";
import { badgeLine, vehicleTitle } from "../vehicle/title";
import { displayMake, displayModel } from "../vehicle/make-names";
import type { Vehicle } from "../vehicle/vehicle";

/** Where a vehicle stands, as advertisers are told. */
export interface AdvertisedPlace {
  /** Of the site's location; "store code" to advertisers. */
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  /** ISO 3166, "AU". */
  readonly country: string;
  readonly position: { readonly lat: number; readonly long: number } | null;
}

/** A vehicle as its own page shows it, for feeds of advertisers. */
export interface AdvertisedVehicle {
  readonly vehicle: Vehicle;
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  /** As the page writes it, whatever the feed's spelling. */
  readonly make: string;
  /** As shoppers know it: "MG4". */
  readonly model: string;
  readonly badge: string | null;
  /** One paragraph of plain text, or several. */
  readonly description: string;
  /** What the shopper pays, as the page says, and what it was before a reduction; whole units of the currency. */
  readonly price: number;
  readonly wasPrice: number | null;
  readonly currency: string;
  /** In the site's unit; null where nothing is known. */
  readonly odometer: { readonly value: number; readonly unit: "km" | "mi" } | null;
  /** The day it was listed where the dealer is, as its page says it: "2026-11-29". */
  readonly listedOn: string;
  /** Absolute, the first one first. */
  readonly pictures: readonly string[];
  readonly place: AdvertisedPlace;
}

/** Why a vehicle is in no feed of advertisers. */
export type Unadvertised =
  | "not-for-sale"
  | "incoming"
  | "reserved"
  | "no-price"
  | "no-vin"
  | "no-picture"
  | "no-odometer"
  | "no-place"
  | "wrong-kind";

/** As advertisers and vehicle registers check it: 17 letters and digits without I, O and Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;
/** Advertisers take some more; nobody looks at them. */
const MOST_PICTURES = 20;
const PICTURE_WIDTH = 1200;
const MOST_DESCRIBED = 5_000;

/**
 * A vehicle for feeds of advertisers, at the price that its page shows.
 * @param vehicle one that the site lists
 * @param url of its page, absolute
 * @returns why it is in none, where something is missing that every advertiser wants
 */
export function advertised(
  vehicle: Vehicle,
  url: string,
  config: SiteConfig,
): AdvertisedVehicle | Unadvertised {
  const { site } = config;
  if (!isInStock(vehicle)) return "not-for-sale";
  if (isIncoming(vehicle)) return "incoming";
  if (vehicle.reserved) return "reserved";
  const shown = shownPrice(vehicle, config.features.subscriptions);
  if (!isSalePrice(shown)) return "no-price";
  if (!VIN.test(vehicle.vin ?? "")) return "no-vin";
  // A caravan has none.
  const isDriven = vehicle.car_type !== "new" && vehicle.item_type !== "caravan";
  if (isDriven && vehicle.km === null) return "no-odometer";
  const pictures = picturesOf(vehicle, config);
  if (pictures.length === 0) return "no-picture";
  const place = placeOf(vehicle, config);
  if (place === null) return "no-place";
  const unit = distanceUnitOf(site);
  const make = displayMake(vehicle.make, config.search.makeAliases);
  const badge = badgeLine(vehicle);
  const name = [vehicleTitle(vehicle, config.search), badge].filter(Boolean).join(" ");
  return {
    vehicle,
    url,
    title: name,
    make,
    model: displayModel(make, vehicle.model, config.search.makePrefixedModels),
    badge,
    description: described(vehicle, name),
    price: Math.round(shown.amount),
    wasPrice: shown.was === null ? null : Math.round(shown.was),
    currency: site.currency,
    odometer: vehicle.km === null ? null : { value: Math.round(fromKm(vehicle.km, unit)), unit },
    listedOn: localTime(new Date(vehicle.created_at), site.timeZone).date,
    pictures,
    place,
  };
}

function picturesOf({ images }: Vehicle, { images: { hosts }, site }: SiteConfig): readonly string[] {
  return images.slice(0, MOST_PICTURES).flatMap(({ image }) => {
    const path = pictureAddress(image.url, hosts);
    if (path === null) return [];
    const url = new URL(path, `${site.url}/`);
    if (path.startsWith("/media/")) url.searchParams.set("w", String(PICTURE_WIDTH));
    return [url.href];
  });
}

/** The site's own record of where the vehicle stands: it alone has a whole address. */
function placeOf({ location_id: id }: Vehicle, { site }: SiteConfig): AdvertisedPlace | null {
  const location = site.locations.find((one) => one.id === id);
  if (location === undefined) return null;
  const { street, city, state, postcode, lat, long } = location.address;
  return {
    code: location.id,
    name: sellerName(site, location),
    street,
    city,
    state,
    postcode,
    country: site.country.toUpperCase(),
    position: lat === null || long === null ? null : { lat, long },
  };
}

/** The dealer's comments, paragraph by paragraph; of a vehicle without any, its name and what it is. */
function described(vehicle: Vehicle, name: string): string {
  const comments = dealerComments(vehicle.dealercomments);
  if (comments !== null) return comments.whole.join("\n\n").slice(0, MOST_DESCRIBED);
  const facts = [vehicle.colour, vehicle.simple_transmission, vehicle.simple_fuel].filter(Boolean);
  return [name, ...facts].join(", ").slice(0, MOST_DESCRIBED);
}
