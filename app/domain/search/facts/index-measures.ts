import type { Vehicle } from "../../vehicle/vehicle";
import type { OwnRange } from "../attributes";

type Measure = Exclude<OwnRange, "price" | "km" | "year" | "subscription_price" | "created_at_timestamp">;

/** A measure to three decimals, as every engine can hold it; a measure of 0 is one that nobody took. */
function taken(measure: number | null | undefined): number | undefined {
  const rounded = Math.round((measure ?? 0) * 1000) / 1000;
  return rounded > 0 ? rounded : undefined;
}

/** "5", "5 stars", "ANCAP 4.5": the number of stars, whole and half; undefined for other words and impossible numbers. */
export function starsOf(rating: string | null | undefined): number | undefined {
  const stars = Number(/\d(?:\.\d)?/.exec(rating ?? "")?.[0]);
  return stars > 0 && stars <= 5 ? stars : undefined;
}

/** What the vehicle measures, under the names and in the units that listings are refined by. */
export function measuresOf(vehicle: Vehicle): Readonly<Record<Measure, number | undefined>> {
  const { variant, caravan } = vehicle;
  const litres = taken(vehicle.engine_size_litres) ?? taken(variant?.enginesize_litres);
  return {
    seat_count: taken(vehicle.seats),
    safety_stars: starsOf(variant?.ancaprating),
    engine_cc: litres === undefined ? undefined : Math.round(litres * 1000),
    fuel_economy: taken(variant?.fuelconsumptioncombined),
    towing_kg: taken(variant?.towingcapacitybraked),
    gvm_kg: taken(variant?.grossvehiclemass),
    sleeps: taken(caravan?.sleeps),
    length_ft: taken(caravan?.body_length),
    tare_kg: taken(caravan?.tare_weight),
    atm_kg: taken(caravan?.aggregate_trailer_mass),
    power_kw: taken(variant?.power),
    payload_kg: taken(variant?.payload),
    electric_range_km: taken(variant?.electric_range_km),
  };
}
