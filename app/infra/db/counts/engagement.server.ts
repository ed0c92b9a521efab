import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "~/infra/db/database.server";
import { isFirstToday } from "./day-visitors.server";
import type { Schema } from "~/infra/db/schema.server";

/** A shopper asked to see the number to call about a vehicle (CALL-13). */
export interface PhoneReveal {
  /** `site.slug`: whose site it happened on. */
  readonly tenant: string;
  readonly website_id: string;
  readonly dealership_id: string;
  readonly car_id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Somebody opened a vehicle's page (CALL-18). */
export interface VehicleView {
  readonly car_id: string;
  /** The day it happened, `YYYY-MM-DD`, in any one zone. */
  readonly day: string;
  /**
   * The network address, to tell people apart within a day without knowing who they are; a browser's name could be
   * chosen freely.
   */
  readonly visitor: string;
}

/** What shoppers do on vehicle pages, kept for the dealer. Every method rejects when it cannot be stored. */
export interface Engagement {
  /**
   * Counts a person once a day for a number and vehicle.
   * @param visitor as in {@link VehicleView}
   */
  recordReveal(reveal: PhoneReveal, visitor: string): Promise<void>;
  /**
   * Counts a person once a day for a vehicle, however often they reload the page, and only so many views from one
   * address.
   * @returns all views of the vehicle counted so far, this one included
   */
  countView(view: VehicleView): Promise<number>;
  /** All views of a vehicle counted so far. */
  views(carId: string): Promise<number>;
}

/** What shoppers do on vehicle pages, in the database. @param most deeds of one address that count on a day */
export function createEngagement({ queries }: Database, most?: number): Engagement {
  return {
    recordReveal: (reveal, visitor) =>
      queries.transaction().execute((transaction) => recordReveal(transaction, reveal, visitor, most)),
    countView: (view) => queries.transaction().execute((transaction) => countView(transaction, view, most)),
    views: (carId) => viewsOf(queries, carId),
  };
}

async function recordReveal(
  db: Kysely<Schema>,
  reveal: PhoneReveal,
  visitor: string,
  most?: number,
): Promise<void> {
  const deed = `phone ${reveal.tenant} ${reveal.car_id}`;
  if (!(await isFirstToday(db, { day: reveal.at.slice(0, 10), visitor, deed }, most))) return;
  await db
    .insertInto("phone_reveal")
    .values({ id: randomUUID(), ...reveal })
    .execute();
}

async function countView(
  db: Kysely<Schema>,
  { day, visitor, car_id: car }: VehicleView,
  most?: number,
): Promise<number> {
  if (await isFirstToday(db, { day, visitor, deed: `view ${car}` }, most)) await addView(db, car);
  return viewsOf(db, car);
}

async function addView(db: Kysely<Schema>, car: string): Promise<void> {
  await db
    .insertInto("vehicle_views")
    .values({ car_id: car, views: 1 })
    .onConflict((conflict) =>
      conflict.column("car_id").doUpdateSet({ views: sql<number>`vehicle_views.views + 1` }),
    )
    .execute();
}

async function viewsOf(db: Kysely<Schema>, car: string): Promise<number> {
  const query = db.selectFrom("vehicle_views").select("views").where("car_id", "=", car);
  return (await query.executeTakeFirst())?.views ?? 0;
}
