import { type Kysely, Migrator } from "kysely";
import { createStockTables } from "./migrations/2026-01-stock.server";
import { createAccountTables } from "./migrations/2026-11-accounts.server";
import { createEngagementTables } from "./migrations/2026-11-engagement.server";
import { createEventTables } from "./migrations/2026-11-events.server";
import { createFormTables } from "./migrations/2026-11-forms.server";
import { createLeadTables } from "./migrations/2026-11-leads.server";
import { createOrderTables } from "./migrations/2026-11-orders.server";
import { addOrderAnonymity } from "./migrations/2026-11-orders-anonymous.server";
import { createRateLimits } from "./migrations/2026-11-rate-limits.server";
import { addShopperSeen } from "./migrations/2026-11-shopper-seen.server";
import { addSignInAskers } from "./migrations/2026-11-sign-in-askers.server";
import { addHolds } from "./migrations/2026-11-unpaid-holds.server";
import { createVisits } from "./migrations/2026-11-visits.server";
import { addUploadSizes } from "./migrations/2026-11-upload-sizes.server";
import { createStockDealerships } from "./migrations/2026-11-22T0610-stock-dealerships.server";
import type { Schema } from "./schema.server";

/** Every migration, run in the order of these names, later additions whatever their name. A released one is never edited; add another. */
const MIGRATIONS = {
  "2026-01-stock": createStockTables,
  "2026-11-22T0610-stock-dealerships": createStockDealerships,
  "2026-11-accounts": createAccountTables,
  "2026-11-engagement": createEngagementTables,
  "2026-11-events": createEventTables,
  "2026-11-forms": createFormTables,
  "2026-11-leads": createLeadTables,
  "2026-11-orders": createOrderTables,
  "2026-11-orders-anonymous": addOrderAnonymity,
  "2026-11-rate-limits": createRateLimits,
  "2026-11-shopper-seen": addShopperSeen,
  "2026-11-sign-in-askers": addSignInAskers,
  "2026-11-unpaid-holds": addHolds,
  "2026-11-visits": createVisits,
  "2026-11-upload-sizes": addUploadSizes,
};

/**
 * Runs what is missing, all or nothing. Kysely holds an advisory lock on PostgreSQL and the file's write lock on
 * SQLite meanwhile, so that two processes starting at once do not both migrate.
 */
export async function migrateToLatest(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error("migration failed", { cause: error });
}
