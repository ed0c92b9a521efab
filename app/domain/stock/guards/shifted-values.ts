/** Figures of a vehicle that do not all change at once. */
export interface Figures {
  readonly id: string;
  readonly price: number | null;
  readonly km: number | null;
}

/** Fewer vehicles than this say nothing of a feed. */
const FEWEST = 10;
/** By which factor a price, or an odometer reading, is another one. Readings do not fall, but for a slip now and then. */
const UNLIKELY = {
  price: { below: 0.6, above: 1.7 },
  km: { below: 0.95, above: 1.5 },
} as const;
/** Factors that are known mistakes of feeds. */
const KNOWN: readonly (readonly [factor: number, mistake: string])[] = [
  [100, "cents for whole money"],
  [0.01, "whole money for cents"],
  [10, "a digit too many"],
  [0.1, "a digit too few"],
  [1_000, "thousands"],
  [0.001, "thousands"],
  [1 / 1.609, "miles for kilometres"],
  [1.609, "kilometres for miles"],
];

/**
 * Fields whose figures change in so many vehicles at once, and so far, that the feed must mean something else by them
 * than before; each in a sentence.
 * @param allowed the largest share of such vehicles, 0 to 1
 */
export function shiftedValues(
  before: ReadonlyMap<string, Figures>,
  after: readonly Figures[],
  allowed: number,
): readonly string[] {
  return (["price", "km"] as const).flatMap((field) => {
    const pairs = after.flatMap((vehicle) => {
      const [was, is] = [before.get(vehicle.id)?.[field] ?? 0, vehicle[field] ?? 0];
      return was > 0 && is > 0 ? [{ was, is, factor: is / was }] : [];
    });
    const { below, above } = UNLIKELY[field];
    const far = pairs
      .filter(({ factor }) => factor < below || factor > above)
      .sort((one, other) => one.factor - other.factor);
    const middle = far[far.length >> 1];
    const share = far.length / pairs.length;
    if (pairs.length < FEWEST || middle === undefined || share <= allowed) return [];
    const known = KNOWN.find(([factor]) => Math.abs(middle.factor / factor - 1) < 0.01);
    const why = known === undefined ? "" : `: ${known[1]}?`;
    const changed = `${far.length} of ${pairs.length} vehicles have quite another ${field} than before`;
    return [`${changed}, such as ${middle.is} for ${middle.was}${why}`];
  });
}
