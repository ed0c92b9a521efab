import type { PlacedReading } from "../readings";

/** As many seats as only cars for families have. */
const MANY = 6;

/** "Family car with 7 seats", "family van with bunks" say by seats and beds what the dealer's own tag says less well: few vehicles have both. */
export function withFamilySeated(read: readonly PlacedReading[]): readonly PlacedReading[] {
  const names = (one: PlacedReading, attribute: string) =>
    one.kind === "values" && one.meaning.attribute === attribute;
  const isMany = (one: PlacedReading) =>
    one.kind === "values" &&
    names(one, "seats") &&
    one.meaning.values.every((seats) => Number(seats) >= MANY);
  const hasBeds = (one: PlacedReading) =>
    one.kind === "range"
      ? one.attribute === "sleeps"
      : one.kind === "values" && one.meaning.values.some((value) => /\bbunks?\b/iu.test(value));
  const isFamily = (one: PlacedReading) =>
    one.kind === "values" && names(one, "categories") && String(one.meaning.values) === "Family";
  if (read.some(isMany)) return read.filter((one) => !isFamily(one));
  // A wagon for a family is a wagon: the tag would hide most of them.
  if (!read.some((one) => names(one, "body") || hasBeds(one))) return read;
  return read.map((one) => (isFamily(one) ? { kind: "aside", from: one.from, end: one.end } : one));
}
