import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engagement, PhoneReveal, VehicleView } from "~/ports/engagement";
import type { Database } from "~/infra/db/database.server";
import { isFirstToday } from "./day-visitors.server";
import type { Schema } from "~/infra/db/schema.server";

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
