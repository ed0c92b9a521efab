import { toIndexFields } from "~/domain/search/index-document";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { type PriceComparison, usableComparison } from "./price-comparison";
import { salePrice } from "./price-rule";
import { yearlyChange } from "./yearly-change";

/** A comparison with stock, and what it rests on. */
export interface StockComparison {
  readonly comparison: Omit<PriceComparison, "description">;
  readonly basis: ComparisonBasis;
}

/** The vehicles compared with: how many, and between which years and kilometres they lie. */
export interface ComparisonBasis {
  readonly count: number;
  readonly years: Span;
  readonly km: Span;
  /** True when all of them have the vehicle's own badge. */
  readonly sameBadge: boolean;
}

interface Span {
  readonly min: number;
  readonly max: number;
}

type Comparable = Pick<
  VehicleSummary,
  "id" | "year" | "km" | "badge" | "price" | "offer_price" | "subscription_price"
>;
type Priced = Pick<Comparable, "year" | "badge"> & { readonly amount: number; readonly km: number };

const NEAR_YEARS = 2;
const NEAR_KM = 20_000;
const NEAR_KM_SHARE = 0.4;
/** Fewer vehicles than this are chance, not a market. */
const LEAST_SAMPLE = 6;
/** A sample of this size is half as sure as the largest. */
const HALF_SURE = 8;
/** The market's range leaves out a tenth at either end: mistyped prices and wrecks. */
const LOW_QUANTILE = 0.1;
const HIGH_QUANTILE = 0.9;
/** Cheaper than this share of the market's lower end is more likely a mistake than a bargain. */
const BELIEVABLE = 0.6;
const ROUND_TO = 100;

/**
 * What to ask for the vehicles that this one's price is compared with: same make, model and condition, at most two
 * years older or newer, with similar kilometres. Null for new vehicles (their market price is the list price of their
 * badge), and for vehicles without a sale price or an odometer reading.
 */
export function comparableQuery(vehicle: Vehicle): VehicleQuery | null {
  if (vehicle.car_type === "new" || vehicle.km === null || salePrice(vehicle) === null) return null;
  const { make_model, item_type } = toIndexFields(vehicle);
  const half = Math.max(NEAR_KM, Math.round(vehicle.km * NEAR_KM_SHARE));
  return {
    ...EMPTY_QUERY,
    refinements: {
      make_model: [make_model ?? []].flat(),
      item_type: [item_type ?? []].flat(),
      car_type: [vehicle.car_type],
    },
    ranges: {
      price: { min: 1 },
      year: { min: vehicle.year - NEAR_YEARS, max: vehicle.year + NEAR_YEARS },
      km: { min: Math.max(0, vehicle.km - half), max: vehicle.km + half },
    },
  };
}

/**
 * Where the vehicle's price lies among comparable stock (PRICE-10, where no outside service is set up). Vehicles of its
 * own badge count alone when there are enough of them. Prices of other build years are first brought to the vehicle's
 * own year; otherwise every old vehicle would look cheap. Null with fewer than six vehicles, whenever the panel would
 * not show, and for a price above the middle of the market, which the panel would still call a good deal (PRICE-12).
 * @param stock answers of {@link comparableQuery}; the vehicle itself among them does not count
 */
export function compareWithStock(vehicle: Vehicle, stock: readonly Comparable[]): StockComparison | null {
  const price = salePrice(vehicle)?.amount ?? 0;
  const sample = sampleFor(vehicle, stock);
  if (price === 0 || sample.vehicles.length < LEAST_SAMPLE) return null;
  const amounts = asIfOf(vehicle.year, sample.vehicles).sort((a, b) => a - b);
  const low = rounded(quantile(amounts, LOW_QUANTILE));
  const high = rounded(quantile(amounts, HIGH_QUANTILE));
  if (price < low * BELIEVABLE || price > quantile(amounts, 0.5)) return null;
  const comparison = usableComparison({
    fill: Math.round(Math.min(1, Math.max(0, (high - price) / (high - low))) * 1_000) / 1_000,
    listing_price: price,
    market_range_min: low,
    market_range_max: high,
    confidence: confidenceOf(amounts, sample.sameBadge),
  });
  return comparison === null ? null : { comparison, basis: basisOf(sample) };
}

interface Sample {
  readonly vehicles: readonly Priced[];
  readonly sameBadge: boolean;
}

function sampleFor(vehicle: Vehicle, stock: readonly Comparable[]): Sample {
  const others = stock.flatMap((one): Priced[] => {
    const amount = one.id === vehicle.id ? undefined : salePrice(one)?.amount;
    if (amount === undefined || one.km === null) return [];
    return [{ year: one.year, badge: one.badge, km: one.km, amount }];
  });
  const badge = badgeKey(vehicle);
  const same = badge === "" ? [] : others.filter((one) => badgeKey(one) === badge);
  const sameBadge = same.length >= LEAST_SAMPLE;
  return { vehicles: sameBadge ? same : others, sameBadge };
}

/** What the vehicles would cost if they were of that year. */
function asIfOf(year: number, vehicles: readonly Priced[]): number[] {
  const change = yearlyChange(vehicles);
  return vehicles.map((one) => one.amount * change ** (year - one.year));
}

function badgeKey({ badge }: Pick<Vehicle, "badge">): string {
  return badge?.trim().toLowerCase() ?? "";
}

/**
 * How sure the comparison is, 0 to 1 with three decimals. It grows with the sample and falls with the spread of the
 * middle half of its prices; twice as fast where badges are mixed, because the spread then comes from equipment.
 */
function confidenceOf(amounts: readonly number[], sameBadge: boolean): number {
  const size = amounts.length / (amounts.length + HALF_SURE);
  const spread = (quantile(amounts, 0.75) - quantile(amounts, 0.25)) / quantile(amounts, 0.5);
  const doubt = sameBadge ? spread : 2 * spread;
  return Math.round(size * Math.max(0, 1 - doubt) * 1_000) / 1_000;
}

function basisOf({ vehicles, sameBadge }: Sample): ComparisonBasis {
  return {
    count: vehicles.length,
    years: spanOf(vehicles.map(({ year }) => year)),
    km: spanOf(vehicles.map(({ km }) => km)),
    sameBadge,
  };
}

function spanOf(values: readonly number[]): Span {
  return { min: Math.min(...values), max: Math.max(...values) };
}

/** Of ascending values, interpolated between the two nearest. */
function quantile(ascending: readonly number[], share: number): number {
  const at = (ascending.length - 1) * share;
  const below = ascending[Math.floor(at)] ?? NaN;
  const above = ascending[Math.ceil(at)] ?? NaN;
  return below + (above - below) * (at - Math.floor(at));
}

function rounded(amount: number): number {
  return Math.round(amount / ROUND_TO) * ROUND_TO;
}
