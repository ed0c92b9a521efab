import type { Vehicle } from "../vehicle/vehicle";

/**
 * Gives a vehicle that was published before its times back: both times when nothing else changed, so that importing the
 * same feed twice changes nothing; only `created_at` when something changed.
 */
export function withKeptTimes(vehicle: Vehicle, published: Vehicle | undefined): Vehicle {
  if (!published) return vehicle;
  const created = { ...vehicle, created_at: published.created_at };
  const same = { ...created, updated_at: published.updated_at };
  return sameContent(same, published) ? same : created;
}

function sameContent(left: Vehicle, right: Vehicle): boolean {
  return canonical(left) === canonical(right);
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
