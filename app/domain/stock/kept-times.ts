import type { Vehicle } from "../vehicle/vehicle";

/** Whether two versions of a vehicle say the same, in whatever order. */
export function sameContent(left: Vehicle, right: Vehicle): boolean {
  // Most vehicles of a feed are as they were, with their fields in one order: the exact comparison is seldom needed.
  return JSON.stringify(left) === JSON.stringify(right) || canonical(left) === canonical(right);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** The share of published vehicles that a new feed no longer has: 0 to 1; 0 when nothing was published. */
export function droppedShare(published: ReadonlySet<string>, next: ReadonlySet<string>): number {
  if (published.size === 0) return 0;
  const dropped = [...published].filter((id) => !next.has(id));
  return dropped.length / published.size;
}
