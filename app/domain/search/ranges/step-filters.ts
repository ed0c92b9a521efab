import { localTime } from "../../time/local-time";
import { momentAt } from "../../time/moment-at";
import type { RangeAttribute } from "../attributes";
import type { NumberRange } from "../query";

/** A range that is chosen by one of its ends: "seats: 5 or more", "up to 6 litres". */
export interface StepRule {
  /** The end that a choice sets. */
  readonly end: "min" | "max";
  /** The choices there may be, ascending, in units of the attribute; of times, days back from today. */
  readonly steps: readonly number[];
}

const STEP_RULES: Readonly<Partial<Record<RangeAttribute, StepRule>>> = {
  seat_count: { end: "min", steps: [2, 4, 5, 6, 7, 8] },
  safety_stars: { end: "min", steps: [3, 4, 5] },
  sleeps: { end: "min", steps: [2, 3, 4, 5, 6] },
  towing_kg: { end: "min", steps: [750, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500] },
  power_kw: { end: "min", steps: [50, 75, 100, 150, 200, 250, 300, 400] },
  payload_kg: { end: "min", steps: [500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 12_000] },
  electric_range_km: { end: "min", steps: [40, 60, 80, 100, 200, 300, 400, 500, 600] },
  repayment: {
    end: "max",
    steps: [50, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000],
  },
  fuel_economy: { end: "max", steps: [4, 5, 6, 7, 8, 10, 12] },
  created_at_timestamp: { end: "min", steps: [1, 3, 7, 14, 30] },
};

/** How an attribute is chosen in steps; undefined for one with two ends. */
export function stepRule(attribute: RangeAttribute): StepRule | undefined {
  return STEP_RULES[attribute];
}

/** A moment, and where its days begin. */
export interface Today {
  readonly now: Date;
  /** IANA name of the dealer's time zone. */
  readonly timeZone: string;
}

/**
 * The Unix second from which a vehicle counts as listed within so many days: a midnight at the dealer's, the same all day
 * long, so that links last.
 */
export function listedSince(days: number, { now, timeZone }: Today): number {
  const day = new Date(`${localTime(now, timeZone).date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return momentAt(day.toISOString().slice(0, 10), "00:00", timeZone).getTime() / 1000;
}

/**
 * The steps worth offering: those that some of the stock passes and some does not, and the chosen one.
 * @param known the lowest and highest value on sale; undefined without any
 * @param values the steps in units of the attribute
 */
export function offeredSteps(
  { end }: StepRule,
  values: readonly number[],
  known: { readonly min: number; readonly max: number } | undefined,
  chosen: NumberRange,
): readonly number[] {
  const divides = (step: number) => {
    if (known === undefined) return false;
    return end === "min" ? step > known.min && step <= known.max : step >= known.min && step < known.max;
  };
  const own = chosen[end];
  const offered = values.filter((step) => step === own || divides(step));
  return own === undefined || offered.includes(own) ? offered : [...offered, own].sort((a, b) => a - b);
}
