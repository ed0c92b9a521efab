import type { Logger } from "~/ports/logger";
import type { OrderStore } from "~/ports/order-store";

/** What is watched, and how often. */
export interface HeldVehiclesOptions {
  readonly orders: Pick<OrderStore, "heldVehicles">;
  readonly everyMs: number;
  readonly logger: Logger;
}

/** The vehicles that are reserved online just now, at hand in this process. */
export interface HeldVehicles {
  has(carId: string): boolean;
  /** Rises whenever the vehicles change: kept pages carry it in their key. */
  version(): number;
  /** Looks at once, instead of at the next turn. */
  refresh(): Promise<void>;
  close(): void;
}

/** Has looked once when it resolves; other processes' reservations show within `everyMs`. */
export async function watchHeldVehicles({
  orders,
  everyMs,
  logger,
}: HeldVehiclesOptions): Promise<HeldVehicles> {
  let held: ReadonlySet<string> = new Set();
  let version = 0;
  let looks = 0;
  let newest = 0;
  const refresh = async () => {
    looks += 1;
    const look = looks;
    const ids = await orders.heldVehicles();
    // An older look may come back after a newer one.
    if (look < newest) return;
    newest = look;
    if (ids.length === held.size && ids.every((id) => held.has(id))) return;
    held = new Set(ids);
    version += 1;
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
  return { has: (id) => held.has(id), version: () => version, refresh, close: () => clearInterval(timer) };
}
