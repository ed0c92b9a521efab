import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createDraftStore } from "~/infra/db/forms/draft-store.server";
import { placesOfVins } from "~/infra/db/history/places-of-vins.server";
import { createOrderStore } from "~/infra/db/orders/order-store.server";
import type { Env } from "~/infra/env.server";
import { createDealerPayments } from "~/infra/payments/dealer-payments.server";
import { createSandboxPayments } from "~/infra/payments/sandbox-payments.server";
import type { CheckoutDesk } from "~/infra/checkout/checkout-contract.server";
import type { AwaitedVehicles } from "~/ports/awaited-vehicles";
import type { Clock } from "~/ports/clock";
import type { DraftStore } from "~/ports/draft-store";
import type { DrivenVehicles } from "~/ports/driven-vehicles";
import type { LeadDesk } from "~/ports/lead-desk";
import type { Logger } from "~/ports/logger";
import type { ReservedDrives } from "~/ports/reserved-drives";
import type { SandboxPayments } from "~/ports/sandbox-payments";
import type { StockStore } from "~/ports/stock-store";
import { createCheckoutDesk } from "./checkout-desk.server";
import { type HeldVehicles, watchHeldVehicles } from "./held-vehicles.server";
import { startOrderWorker } from "./start-order-worker.server";
import { watchVehicles } from "./vehicle-watch.server";

/** What reserving, buying and paying online needs. */
export interface CheckoutOptions {
  readonly database: Database;
  readonly tenants: { all(): readonly SiteConfig[]; bySlug(slug: string): SiteConfig | null };
  readonly stock: StockStore;
  readonly leads: LeadDesk;
  readonly drives: ReservedDrives & DrivenVehicles & AwaitedVehicles;
  readonly env: Pick<Env, "production" | "stripeKeys">;
  readonly clock: Clock;
  readonly logger: Logger;
  /** For tests: milliseconds between two looks at the vehicles that shoppers wait for. */
  readonly vehiclesEveryMs?: number;
}

/** What a route may call of it. */
export interface CheckoutServices {
  readonly checkout: CheckoutDesk;
  readonly drafts: DraftStore;
  /** The demonstration's card form; null in production. */
  readonly sandboxPayments: SandboxPayments | null;
}

/** Reserving, buying and paying online in this process. */
export interface Checkout {
  readonly services: CheckoutServices;
  readonly held: HeldVehicles;
  close(): Promise<void>;
}

const HELD_POLL_MS = 2_000;
const WORK_EVERY_MS = 5_000;
const VEHICLES_EVERY_MS = 30_000;
/** How long a shopper waits for the payment provider, in milliseconds. */
const PROVIDER_TIMEOUT_MS = 6_000;

/** Starts it all: desk, payments, the mark of reserved vehicles, and the background work. */
export async function startCheckout(options: CheckoutOptions): Promise<Checkout> {
  const { database, env, clock, logger } = options;
  const orders = createOrderStore(database);
  const drafts = createDraftStore(database);
  const held = await watchHeldVehicles({ orders, stock: options.stock, everyMs: HELD_POLL_MS, logger });
  const sandbox = env.production ? null : createSandboxPayments(database, clock);
  const payments = createDealerPayments({
    ...options,
    keys: env.stripeKeys,
    sandbox,
    timeoutMs: PROVIDER_TIMEOUT_MS,
  });
  const checkout = createCheckoutDesk({ ...options, orders, payments, onHoldsChanged: held.refresh });
  const worker = startOrderWorker({
    tend: checkout.tend,
    drafts,
    now: clock.now,
    everyMs: WORK_EVERY_MS,
    logger,
  });
  const vehicles = watchVehicles({
    ...options,
    orders,
    history: createStockHistory(database),
    placesOf: (vins) => placesOfVins(database.queries, vins),
    everyMs: options.vehiclesEveryMs ?? VEHICLES_EVERY_MS,
  });
  return {
    services: { checkout, drafts, sandboxPayments: sandbox },
    held,
    async close() {
      held.close();
      await Promise.all([worker.close(), vehicles.close()]);
    },
  };
}
