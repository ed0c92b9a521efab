/** Fields of an order's lead that name test drives of others on its vehicle, by the ids of their leads. */
export const DRIVE_FIELDS = ["drives_booked", "drives_wished"] as const;

const BETWEEN = " ";

/** Fields for the test drives of others; ids are kept, because a name would outlive the person's erasure. */
export function driveFields(drives: {
  readonly booked: readonly string[];
  readonly wished: readonly string[];
}): Readonly<Record<string, string>> {
  const { booked, wished } = drives;
  // Who is told that the vehicle is free is no longer only booked on it.
  if (wished.length > 0) return { drives_booked: "", drives_wished: wished.join(BETWEEN) };
  return booked.length === 0 ? {} : { drives_booked: booked.join(BETWEEN) };
}

/** The ids in one of these fields. */
export function driveIds(
  fields: Readonly<Record<string, string>>,
  name: (typeof DRIVE_FIELDS)[number],
): readonly string[] {
  return (fields[name] ?? "").split(BETWEEN).filter((id) => id !== "");
}
