import { sinksFor } from "~/domain/lead/sinks";
import { sellsFor } from "~/domain/lead/vehicle-of-lead";
import { createCheckoutDesk } from "~/infra/checkout/checkout-desk.server";
import { createOrderOffice } from "~/infra/checkout/order-office.server";
import type { Database } from "~/infra/db/database.server";
import { openExistingDatabase } from "~/infra/db/existing-database.server";
import { createOrderStore } from "~/infra/db/orders/order-store.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { type Env, readEnv } from "~/infra/env.server";
import { createReservedDrives } from "~/infra/leads/bookings/reserved-drives.server";
import { createLeadDesk, type LeadDeskOptions } from "~/infra/leads/lead-desk.server";
import { createLogger } from "~/infra/log/logger.server";
import { createDealerPayments } from "~/infra/payments/dealer-payments.server";
import { createSandboxPayments } from "~/infra/payments/sandbox-payments.server";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import type { CheckoutDesk } from "~/infra/checkout/checkout-contract.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { dealersIn } from "./known-dealer";
import { outlivePipe } from "./outlive-pipe";
import { runOrders } from "./run-orders";

const PROVIDER_TIMEOUT_MS = 15_000;

/** The desk of the site itself. What it leaves undone, and the news to the dealer, are done by the running site. */
async function deskOf(env: Env, database: Database): Promise<CheckoutDesk> {
  const logger = createLogger({ level: env.logLevel });
  const clock = { now: () => new Date() };
  const tenants = await loadTenants({
    dir: env.tenantConfigDir,
    presets: TEMPLATE_PRESETS,
    region: env.region,
  });
  const options: LeadDeskOptions = {
    database,
    clock,
    sinksFor: (slug, lead, isChange) => {
      const config = tenants.bySlug(slug);
      return config === null ? [] : sinksFor(config, lead, isChange);
    },
    sells: (slug, dealershipId) => sellsFor(tenants.bySlug(slug), dealershipId),
    onPosted: () => undefined,
    onFault: (error) => logger.error({ error }, "a lead could not be kept"),
  };
  return createCheckoutDesk({
    orders: createOrderStore(database),
    payments: createDealerPayments({
      tenants,
      keys: env.stripeKeys,
      sandbox: env.production ? null : createSandboxPayments(database, clock),
      timeoutMs: PROVIDER_TIMEOUT_MS,
      logger,
    }),
    leads: createLeadDesk(options),
    drives: createReservedDrives({ ...options, served: () => tenants.all() }),
    stock: createStockStore(database),
    tenants,
    clock,
    logger,
    onHoldsChanged: async () => undefined,
  });
}

outlivePipe(process.stdout);
try {
  const env = readEnv(process.env, { dataDirMustExist: true });
  const database = await openExistingDatabase({ url: env.databaseUrl ?? undefined, dataDir: env.dataDir });
  try {
    const desk = await deskOf(env, database);
    await runOrders(process.argv.slice(2), {
      office: createOrderOffice(database),
      desk,
      out: process.stdout,
      notes: process.stderr,
      dealers: dealersIn(env.tenantConfigDir),
    });
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
