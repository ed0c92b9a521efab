import { LENDER_FIGURES, type LenderFigures } from "../finance/lender";
import { marketAverage } from "../pricing/market-average";
import type { Vehicle } from "./vehicle";

const SUMMARY_FIELDS = [
  "id",
  "slug",
  "name",
  "stocknum",
  "year",
  "make",
  "model",
  "badge",
  "series",
  "colour",
  "body",
  "simple_body",
  "simple_fuel",
  "simple_transmission",
  "drive",
  "seats",
  "km",
  "car_type",
  "item_type",
  "price",
  "price_type",
  "before_price",
  "offer_price",
  "subscription_price",
  "preorder",
  "status",
  "reserved",
  "checkout_enabled",
  "tag",
  "certified",
  "created_at",
  "location_id",
  "dealership_id",
  "dealership_slug",
  "city",
  "state",
  "photos_count",
  "views",
  "has_nvic",
  "youxQuote",
  "caravan",
] as const satisfies readonly (keyof Vehicle)[];

type SummaryField = (typeof SUMMARY_FIELDS)[number];

/** What a listing needs of a vehicle: the fields of a card, a rail or a compare table, and the first photos only. */
export type VehicleSummary = Pick<Vehicle, SummaryField> & {
  /** What each lender's estimate is made from. */
  readonly lenders: Readonly<Record<string, LenderFigures>>;
  readonly location_name: string;
  /** Where its yard is; null where nobody said. */
  readonly position: Vehicle["location"]["position"];
  /** The first photo's full and thumbnail address; null when there is none. */
  readonly image: { readonly url: string; readonly thumb: string } | null;
  readonly has_video: boolean;
  /** Mass in kilograms that it may have loaded; null where nobody said. */
  readonly gvm: number | null;
  /** Kilograms that it may carry; null where nobody said. */
  readonly payload: number | null;
  /** How its axles are laid out, as its feed writes it ("6x4"); null where nobody said. */
  readonly axles: string | null;
  /** The average price of its like, in currency units; null where nobody said. */
  readonly market_average: number | null;
  /** Kilometres that it goes on electricity; null where there is none or nobody said. */
  readonly electric_range: number | null;
  /** Engine size in cubic centimetres; null where there is none or nobody said. */
  readonly engine_cc: number | null;
};

/** Cuts a vehicle down to what listings print. */
export function toVehicleSummary(vehicle: Vehicle): VehicleSummary {
  // fromEntries loses the link between key and value type; SUMMARY_FIELDS is checked against Vehicle above.
  const picked = Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, vehicle[field]])) as Pick<
    Vehicle,
    SummaryField
  >;
  const first = vehicle.images[0]?.image;
  return {
    ...picked,
    lenders: figuresOf(vehicle.lenders),
    location_name: vehicle.location.name,
    position: vehicle.location.position,
    image: first ? { url: first.url, thumb: first.thumb.url } : null,
    has_video:
      vehicle.video_url !== null || vehicle.videos.length > 0 || vehicle.walkaround_videos.length > 0,
    gvm: vehicle.variant?.grossvehiclemass ?? null,
    payload: vehicle.variant?.payload ?? null,
    axles: vehicle.variant?.axleconfiguration ?? null,
    electric_range: vehicle.variant?.electric_range_km ?? null,
    engine_cc: engineCc(vehicle),
    market_average: marketAverage(vehicle),
  };
}

function engineCc({ engine_size_litres: litres, variant }: Vehicle): number | null {
  const known = litres ?? variant?.enginesize_litres ?? 0;
  return known > 0 ? Math.round(known * 1000) : null;
}

function figuresOf(lenders: Vehicle["lenders"]): VehicleSummary["lenders"] {
  return Object.fromEntries(
    Object.entries(lenders).map(([name, lender]) => [
      name,
      // As above: the keys are those of LenderFigures.
      Object.fromEntries(LENDER_FIGURES.map((key) => [key, lender[key]])) as LenderFigures,
    ]),
  );
}
