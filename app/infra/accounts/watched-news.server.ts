import type { Kysely } from "kysely";
import { watchedVehicle } from "~/domain/account/watched-vehicle";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import type { StockStore } from "~/ports/stock-store";
import { type ServedDealers, servedSlugs } from "./deliver-notices.server";
import { keepNotice, noticeDetails } from "./notice-rows.server";

/** What looking for news needs. */
export interface WatchedNewsContext {
  readonly db: Kysely<Schema>;
  readonly stock: Pick<StockStore, "findById">;
  readonly tenants: ServedDealers;
  readonly clock: Clock;
}

type Row = Pick<
  Schema["watched_vehicle"],
  "tenant" | "shopper_id" | "car_id" | "name" | "price" | "available"
>;

/**
 * Compares watched vehicles of shoppers who asked for news with the stock: a price below all they know of, and a
 * vehicle that has been sold or is gone, become news, each once.
 */
export async function findWatchedNews(context: WatchedNewsContext): Promise<void> {
  const rows = await context.db
    .selectFrom("watched_vehicle")
    .innerJoin("shopper", "shopper.id", "watched_vehicle.shopper_id")
    .select(["watched_vehicle.tenant", "shopper_id", "car_id", "name", "price", "available"])
    .where("shopper.notices", "!=", "none")
    .where("watched_vehicle.tenant", "in", servedSlugs(context.tenants))
    .orderBy("car_id")
    .execute();
  let lastId = "";
  let vehicle: Vehicle | null = null;
  for (const row of rows) {
    // Rows come by vehicle: each is looked up once.
    if (row.car_id !== lastId) vehicle = await context.stock.findById(row.car_id);
    lastId = row.car_id;
    await compare(context, row, vehicle);
  }
}

async function compare(context: WatchedNewsContext, row: Row, vehicle: Vehicle | null): Promise<void> {
  const config = context.tenants.bySlug(row.tenant);
  if (config === null) return;
  const now = vehicle === null ? null : watchedVehicle(vehicle, config);
  if (vehicle === null || now === null || !now.available) return tellGone(context, row, vehicle);
  if (row.available === 0) await setAvailable(context.db, row, 1);
  if (now.price === 0 || row.price === 0 || now.price >= row.price) return;
  if (await knowsAsLow(context.db, row, now.price)) return;
  const details = { name: row.name, path: `/cars/${vehicle.slug}`, price: now.price, before: row.price };
  const notice = { tenant: row.tenant, shopperId: row.shopper_id, kind: "price" as const, details };
  await keepNotice(context.db, { ...notice, subject: `${row.car_id}:${now.price}` }, context.clock.now());
}

async function tellGone({ db, clock }: WatchedNewsContext, row: Row, vehicle: Vehicle | null): Promise<void> {
  if (row.available === 0) return;
  await setAvailable(db, row, 0);
  // Its own page leads on to others like it, as long as it is there.
  const path = vehicle === null ? "/" : `/cars/${vehicle.slug}`;
  const notice = {
    tenant: row.tenant,
    shopperId: row.shopper_id,
    kind: "sold" as const,
    subject: row.car_id,
  };
  await keepNotice(db, { ...notice, details: { name: row.name, path } }, clock.now());
}

async function setAvailable(db: Kysely<Schema>, row: Row, available: 0 | 1): Promise<void> {
  await db
    .updateTable("watched_vehicle")
    .set({ available })
    .where("shopper_id", "=", row.shopper_id)
    .where("car_id", "=", row.car_id)
    .execute();
}

/** Whether the shopper was told of this price or a lower one: one that rose again is no news. */
async function knowsAsLow(db: Kysely<Schema>, row: Row, price: number): Promise<boolean> {
  const told = await db
    .selectFrom("shopper_notice")
    .select("details")
    .where("shopper_id", "=", row.shopper_id)
    .where("kind", "=", "price")
    .where("subject", "like", `${row.car_id}:%`)
    .execute();
  return told.some(({ details }) => (noticeDetails.parse(JSON.parse(details)).price ?? Infinity) <= price);
}
