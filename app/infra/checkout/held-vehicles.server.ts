import type { Logger } from "~/ports/logger";
import type { OrderStore } from "~/ports/order-store";
import type { StockStore } from "~/ports/stock-store";

/** What is watched, and how often. */
export interface HeldVehiclesOptions {
  readonly orders: Pick<OrderStore, "heldVehicles">;
  readonly stock: Pick<StockStore, "dealershipsOf">;
  readonly everyMs: number;
  readonly logger: Logger;
}

/** The vehicles that are reserved online just now, at hand in this process. */
export interface HeldVehicles {
  has(carId: string): boolean;
  /** Rises whenever a dealership's held vehicles change; it is part of the key of kept pages. */
  versionOf(dealershipId: string): number;
  /** Reads the held vehicles now, without waiting for the next regular read. */
  refresh(): Promise<void>;
  close(): void;
}

/** Held vehicles with their dealerships; null for a vehicle that is in nobody's stock, and so on no page. */
type Held = ReadonlyMap<string, string | null>;

/**
 * Watches the held vehicles. When it resolves, they have been read once; reservations by other processes show within
 * `everyMs` milliseconds.
 */
export async function watchHeldVehicles({
  orders,
  stock,
  everyMs,
  logger,
}: HeldVehiclesOptions): Promise<HeldVehicles> {
  let held: Held = new Map();
  const versions = new Map<string, number>();
  let looks = 0;
  let newest = 0;
  const refresh = async () => {
    looks += 1;
    const look = looks;
    const ids = await orders.heldVehicles();
    const known = held;
    const unknown = ids.filter((id) => (known.get(id) ?? null) === null);
    const found = unknown.length === 0 ? null : await stock.dealershipsOf(unknown);
    // The answer to an earlier read may arrive after that to a later one.
    if (look < newest) return;
    newest = look;
    const now: Held = new Map(ids.map((id) => [id, found?.get(id) ?? known.get(id) ?? null]));
    for (const dealership of changed(held, now))
      versions.set(dealership, (versions.get(dealership) ?? 0) + 1);
    held = now;
  };
  await refresh();
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    refresh()
      .catch((error: unknown) => {
        logger.error({ error }, "reserved vehicles could not be read");
      })
      .finally(() => (looking = false));
  }, everyMs);
  timer.unref();
  return {
    has: (id) => held.has(id),
    versionOf: (dealershipId) => versions.get(dealershipId) ?? 0,
    refresh,
    close: () => clearInterval(timer),
  };
}

/** The dealerships of vehicles that came to be held or were let go. */
function changed(before: Held, after: Held): ReadonlySet<string> {
  const [gone, come] = [
    [...before].filter(([id]) => !after.has(id)),
    [...after].filter(([id]) => !before.has(id)),
  ];
  return new Set([...gone, ...come].flatMap(([, dealership]) => dealership ?? []));
}
