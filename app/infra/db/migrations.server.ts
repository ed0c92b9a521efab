import { type Kysely, type Migration, Migrator } from "kysely";
import { createStockTables } from "./migrations/first/2026-01-stock.server";
import { createAccountTables } from "./migrations/first/2026-11-accounts.server";
import { createEngagementTables } from "./migrations/first/2026-11-engagement.server";
import { createEventTables } from "./migrations/first/2026-11-events.server";
import { createFormTables } from "./migrations/first/2026-11-forms.server";
import { createLeadTables } from "./migrations/first/2026-11-leads.server";
import { createOrderTables } from "./migrations/first/2026-11-orders.server";
import { addOrderAnonymity } from "./migrations/first/2026-11-orders-anonymous.server";
import { createRateLimits } from "./migrations/first/2026-11-rate-limits.server";
import { addShopperSeen } from "./migrations/first/2026-11-shopper-seen.server";
import { addSignInAskers } from "./migrations/first/2026-11-sign-in-askers.server";
import { addHolds } from "./migrations/first/2026-11-unpaid-holds.server";
import { addPolling } from "./migrations/2026-11-22T0640-polling.server";
import { keepFileBytes } from "./migrations/2026-11-22T1231-form-file-content.server";
import { createVisits } from "./migrations/first/2026-11-visits.server";
import { addUploadSizes } from "./migrations/first/2026-11-upload-sizes.server";
import { createStockDealerships } from "./migrations/2026-11-22T0610-stock-dealerships.server";
import { createStockImports } from "./migrations/2026-11-22T1905-stock-history.server";
import { createSearchChanges } from "./migrations/2026-11-22T1917-search-outbox.server";
import { createPushTables } from "./migrations/2026-11-22T2231-stock-push.server";
import { createStockEditions } from "./migrations/2026-11-23T0142-stock-editions.server";
import { addApiScopes } from "./migrations/2026-11-23T1802-api-scopes.server";
import { addLeadPersonIndexes } from "./migrations/2026-11-23T2225-lead-person.server";
import { addAccountRecords } from "./migrations/2026-11-24T0245-account-records.server";
import { addDrawKeys } from "./migrations/2026-11-25T1420-draw-keys.server";
import { addVisitMoments } from "./migrations/2026-11-25T1640-visit-moments.server";
import { findLeadsOfVehicle } from "./migrations/2026-11-26T1750-lead-vehicles.server";
import { addAwaitedVehicles } from "./migrations/2026-11-27T0420-awaited-vehicles.server";
import { createErasedSubmissions } from "./migrations/2026-11-25T1015-erased-submissions.server";
import { keepGoneVehicles } from "./migrations/2026-11-25T1325-gone-vehicles.server";
import type { Schema } from "./schema.server";

/**
 * The names migrations had before they were named by full time, in the order they run in. Databases have recorded these
 * names, so they stay; the list is never added to.
 */
export const FIRST_MIGRATIONS = [
  "2026-01-stock",
  "2026-11-accounts",
  "2026-11-engagement",
  "2026-11-events",
  "2026-11-forms",
  "2026-11-leads",
  "2026-11-orders",
  "2026-11-orders-anonymous",
  "2026-11-rate-limits",
  "2026-11-shopper-seen",
  "2026-11-sign-in-askers",
  "2026-11-unpaid-holds",
  "2026-11-upload-sizes",
  "2026-11-visits",
] as const;

/**
 * The order in which migrations run: {@link FIRST_MIGRATIONS}, then the others by name. A name begins with the time it
 * was written, `2026-11-22T0930-lead-index`, so that a later file runs after all earlier ones, on a new database and on
 * one in use.
 */
export function migrationOrder(one: string, other: string): number {
  const first: readonly string[] = FIRST_MIGRATIONS;
  const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return rank(one) - rank(other) || (one < other ? -1 : Number(one > other));
}

/** Every migration, see {@link migrationOrder}. A released one is never edited or renamed; add another. */
export const MIGRATIONS = {
  "2026-01-stock": createStockTables,
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
  "2026-11-22T0610-stock-dealerships": createStockDealerships,
  "2026-11-22T0640-polling": addPolling,
  "2026-11-22T1231-form-file-content": keepFileBytes,
  "2026-11-22T1905-stock-history": createStockImports,
  "2026-11-22T1917-search-outbox": createSearchChanges,
  "2026-11-22T2231-stock-push": createPushTables,
  "2026-11-23T0142-stock-editions": createStockEditions,
  "2026-11-23T1802-api-scopes": addApiScopes,
  "2026-11-23T2225-lead-person": addLeadPersonIndexes,
  "2026-11-24T0245-account-records": addAccountRecords,
  "2026-11-25T1015-erased-submissions": createErasedSubmissions,
  "2026-11-25T1325-gone-vehicles": keepGoneVehicles,
  "2026-11-25T1420-draw-keys": addDrawKeys,
  "2026-11-25T1640-visit-moments": addVisitMoments,
  "2026-11-26T1750-lead-vehicles": findLeadsOfVehicle,
  "2026-11-27T0420-awaited-vehicles": addAwaitedVehicles,
};

/**
 * Runs what is missing, all or nothing. Kysely holds an advisory lock on PostgreSQL and the file's write lock on
 * SQLite meanwhile, so that two processes starting at once do not both migrate.
 */
export async function migrateToLatest(db: Kysely<Schema>): Promise<void> {
  // The first ones alone, then all: within one run Kysely goes by the alphabet, which puts names with a time before
  // them.
  await migrate(db);
  await migrate(db);
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => ((await areFirstDone(db)) ? MIGRATIONS : firstOnes()) };
  const { error } = await new Migrator({
    db,
    provider,
    nameComparator: migrationOrder,
    // Two branches may each release a migration: the earlier one then runs on a database that has the later one.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error("migration failed", { cause: error });
}

/**
 * Whether the first migrations have run. Asked under the lock, but outside its transaction: what others did before is
 * committed.
 */
async function areFirstDone(db: Kysely<Schema>): Promise<boolean> {
  const known = db.withTables<{ kysely_migration: { name: string } }>().selectFrom("kysely_migration");
  const done = (await known.select("name").execute()).map(({ name }) => name);
  return FIRST_MIGRATIONS.every((name) => done.includes(name));
}

function firstOnes(): Record<string, Migration> {
  return Object.fromEntries(FIRST_MIGRATIONS.map((name) => [name, MIGRATIONS[name]]));
}
