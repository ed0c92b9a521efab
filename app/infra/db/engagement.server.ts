import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engagement, VehicleView } from "~/ports/engagement";
import type { Database } from "./database.server";
import type { Schema } from "./schema.server";

/** The setting that holds the day's key, so that every process of a region makes the same digests. */
const KEY_PREFIX = "visitor-key-";

/** What shoppers do on vehicle pages, in the database. */
export function createEngagement({ queries }: Database): Engagement {
  return {
    async recordReveal(reveal) {
      await queries
        .insertInto("phone_reveal")
        .values({ id: randomUUID(), ...reveal })
        .execute();
    },
    countView: (view) => queries.transaction().execute((transaction) => countView(transaction, view)),
    views: (carId) => viewsOf(queries, carId),
  };
}

async function countView(db: Kysely<Schema>, view: VehicleView): Promise<number> {
  const row = {
    day: view.day,
    car_id: view.car_id,
    visitor: digest(await keyOf(db, view.day), view.visitor),
  };
  const added = await db
    .insertInto("vehicle_visitor")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isNew = (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (isNew) await addView(db, view.car_id);
  return viewsOf(db, view.car_id);
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

/** The day's key; the first view of a day makes it and forgets the visitors of the days before (DESIGN §7). */
async function keyOf(db: Kysely<Schema>, day: string): Promise<string> {
  const name = KEY_PREFIX + day;
  const read = () => db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  const known = await read();
  if (known !== undefined) return known.value;
  await db
    .insertInto("setting")
    .values({ name, value: randomBytes(32).toString("base64url"), changed_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  await db.deleteFrom("vehicle_visitor").where("day", "<", day).execute();
  await db.deleteFrom("setting").where("name", "like", `${KEY_PREFIX}%`).where("name", "<", name).execute();
  return (await read())?.value ?? "";
}

function digest(key: string, visitor: string): string {
  return createHmac("sha256", key).update(visitor).digest("base64url").slice(0, 22);
}
