import { DAY_MS } from "~/domain/time/day";
import type { Vehicle } from "~/domain/vehicle/vehicle";

/** Days since prices were the former ones, and since they are what they are. */
const FORMER_DAYS = 19;
const PRESENT_DAYS = 6;

/** Stock as it was published at a time. */
interface EarlierEdition {
  readonly at: Date;
  readonly edition: readonly Vehicle[];
}

/**
 * Demonstration stock as it was before: what was listed by then, first at its former prices (`before_price`), later at
 * those of today. The oldest first.
 */
export function earlierEditions(vehicles: readonly Vehicle[], now: Date): readonly EarlierEdition[] {
  const listedBy = (days: number) => {
    const at = new Date(now.getTime() - days * DAY_MS);
    return { at, edition: vehicles.filter(({ created_at: listed }) => Date.parse(listed) <= at.getTime()) };
  };
  const former = listedBy(FORMER_DAYS);
  return [{ ...former, edition: former.edition.map(atFormerPrice) }, listedBy(PRESENT_DAYS)];
}

function atFormerPrice(vehicle: Vehicle): Vehicle {
  const { before_price: before, price } = vehicle;
  return before === null || price === null ? vehicle : { ...vehicle, price: before, before_price: null };
}
