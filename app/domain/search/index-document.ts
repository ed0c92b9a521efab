import { basicColourOf } from "~/domain/colour/colour-of";
import { salePrice } from "~/domain/pricing/price-rule";
import { bodyTypeOf } from "~/domain/vehicle/body-type-of";
import { filteredBody } from "~/domain/vehicle/body-types";
import { displayMake } from "~/domain/vehicle/make-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { FacetAttribute, OwnRange } from "./attributes";
import { highlightsOf } from "./facts/highlights";
import { measuresOf } from "./facts/index-measures";
import { orderNumbers, type OrderNumbers } from "./facts/order-numbers";
import { badgeOfModel } from "./model-tree";
import { searchWords, TEXT_FIELDS, textSources, type TextField } from "./searchable-text";
import { compactText } from "./text";
import { vehicleCodes } from "./facts/vehicle-codes";

type FacetFields = Readonly<Record<FacetAttribute, string | readonly string[] | undefined>>;
type RangeFields = Readonly<Record<OwnRange, number | undefined>>;

/**
 * A vehicle as both search adapters index it: flat, with `undefined` for what it does not have. An empty text is
 * never a value. `price` and `subscription_price` are whole units and 0 without a price; times are Unix seconds.
 */
export interface IndexFields extends FacetFields, RangeFields, OrderNumbers {
  readonly id: string;
  /** The id as a number; vehicles that are equal in an order stand by this. */
  readonly id_number: number;
  readonly slug: string;
  readonly stocknum: string;
  readonly dealership_id: string;
  readonly location_id: string;
  readonly show_on_dealer_website: boolean;
  /** Unix seconds; undefined while unsold. */
  readonly sold_date_timestamp: number | undefined;
  readonly price: number;
  readonly subscription_price: number;
  readonly year: number;
  readonly created_at_timestamp: number;
  readonly custom_rank: number;
  /** The stock number without punctuation, folded. */
  readonly stocknum_text: string;
  /** The VIN as a shopper may type it, folded; empty where there is none. Matched whole, never shown or suggested. */
  readonly vin_text: string;
  /** The number plate, the same way. */
  readonly plate_text: string;
}

/** {@link IndexFields} with the words free text is looked for in, for engines that index words by document. */
export interface IndexDocument extends IndexFields {
  /** Make, model, badge, series and year in all their forms. */
  readonly title_text: string;
  /** Colour, body, fuel, transmission, drive and place. */
  readonly detail_text: string;
}

const PRICE_STEP = 10_000;
const WEEKLY_STEP = 50;
const TITLE_FIELDS: readonly TextField[] = ["make_model", "badge", "series", "year"];
const DETAIL_FIELDS = TEXT_FIELDS.filter((field) => !TITLE_FIELDS.includes(field));

const present = (text: string | null | undefined) => {
  const trimmed = text?.trim();
  return trimmed === "" ? undefined : trimmed;
};

const presentList = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== "")),
];

/** The sale price stock is sorted and filtered by, in whole units; 0 without one ({@link salePrice}). */
export function indexedPrice(vehicle: Pick<Vehicle, "price" | "offer_price">): number {
  return Math.round(salePrice(vehicle)?.amount ?? 0);
}

/** The bucket a number falls into, `"20000-30000"`: from its lower bound up to, not including, its upper one (OPEN-22). */
export function bucketOf(value: number, step: number): string | undefined {
  if (value <= 0) return undefined;
  const from = Math.floor(value / step) * step;
  return `${from}-${from + step}`;
}

const unixSeconds = (isoTime: string) => Math.floor(Date.parse(isoTime) / 1000);

function facetFields(vehicle: Vehicle, price: number, weekly: number): FacetFields {
  const make = displayMake(vehicle.make);
  const model = vehicle.model.trim();
  const body = vehicle.simple_body ?? bodyTypeOf(vehicle.body);
  return {
    car_type: vehicle.car_type,
    make,
    make_model: `${make} ${model}`,
    model_badge: badgeOfModel(`${make} ${model}`, present(vehicle.badge)),
    model,
    badge: present(vehicle.badge),
    body: body === null ? undefined : filteredBody(body),
    fuel: present(vehicle.simple_fuel) ?? present(vehicle.fuel),
    transmission: present(vehicle.simple_transmission) ?? present(vehicle.trans),
    drive: present(vehicle.drive),
    colour: vehicle.simple_colour ?? basicColourOf(vehicle.colour) ?? undefined,
    seats: vehicle.seats ? String(vehicle.seats) : undefined,
    doors: vehicle.doors ? String(vehicle.doors) : undefined,
    axle_type: present(vehicle.caravan?.axle_type) ?? present(vehicle.variant?.axleconfiguration),
    city: present(vehicle.city),
    state: present(vehicle.state),
    location_name: present(vehicle.location.name),
    dealership_name: present(vehicle.dealership_name),
    item_type: vehicle.item_type,
    categories: presentList(vehicle.categories),
    filtered_features: presentList(vehicle.filtered_features),
    highlights: highlightsOf(vehicle),
    price_range: bucketOf(price, PRICE_STEP),
    weekly_price_range: bucketOf(weekly, WEEKLY_STEP),
    status: vehicle.status,
    tag: present(vehicle.tag),
    certified: String(vehicle.certified),
  };
}

/** A published vehicle's values and numbers (SRCH-24). The same vehicle always gives the same fields. */
export function toIndexFields(vehicle: Vehicle): IndexFields {
  const { vin, plate } = vehicleCodes(vehicle);
  const price = indexedPrice(vehicle);
  const weekly = Math.round(vehicle.subscription_price ?? 0);
  return {
    ...facetFields(vehicle, price, weekly),
    id: vehicle.id,
    id_number: Number(vehicle.id),
    slug: vehicle.slug,
    stocknum: vehicle.stocknum,
    dealership_id: vehicle.dealership_id,
    location_id: vehicle.location_id,
    show_on_dealer_website: vehicle.show_on_dealer_website,
    sold_date_timestamp: vehicle.sold_date_timestamp ?? undefined,
    price,
    subscription_price: weekly,
    km: vehicle.km ?? undefined,
    year: vehicle.year,
    created_at_timestamp: unixSeconds(vehicle.created_at),
    custom_rank: vehicle.custom_rank,
    ...measuresOf(vehicle),
    ...orderNumbers(vehicle),
    stocknum_text: compactText(vehicle.stocknum),
    vin_text: vin,
    plate_text: plate,
  };
}

/** Flattens a published vehicle for indexing, words included. */
export function toIndexDocument(vehicle: Vehicle): IndexDocument {
  const sources = textSources(vehicle);
  const words = (fields: readonly TextField[]) =>
    [...new Set(fields.flatMap((field) => searchWords(sources[field])))].join(" ");
  return { ...toIndexFields(vehicle), title_text: words(TITLE_FIELDS), detail_text: words(DETAIL_FIELDS) };
}
