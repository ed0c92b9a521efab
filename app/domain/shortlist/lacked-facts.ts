import { isBurnedFuel } from "../stock/sense";
import { type ComparedRow, likenessOf } from "./compared-rows";

/** What comes of electricity from outside, and what only an engine has, by the keys of a vehicle's facts. */
const OF_BATTERIES: ReadonlySet<string> = new Set(["electricRange", "battery", "charging"]);
const OF_ENGINES: ReadonlySet<string> = new Set(["engine", "cylinders", "consumption"]);

/**
 * A row with `none` where a vehicle cannot have the fact: a diesel has no battery, an electric vehicle no cylinders. That
 * is a difference to those that have it; that nothing is listed is none.
 * @param fuels the vehicles' fuels, `simple_fuel`, in the columns' order
 */
export function withLacked(row: ComparedRow, fuels: readonly (string | null)[], none: string): ComparedRow {
  const values = row.values.map((value, at) => value ?? (lacks(row.key, fuels[at] ?? null) ? none : null));
  return { ...row, values, likeness: likenessOf(values) };
}

function lacks(key: string, fuel: string | null): boolean {
  if (OF_BATTERIES.has(key)) return isBurnedFuel(fuel);
  return OF_ENGINES.has(key) && fuel === "Electric";
}
