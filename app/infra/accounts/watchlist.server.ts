import type { Database } from "~/infra/db/database.server";
import type { Clock } from "~/ports/clock";
import { MOST_WATCHED, type Watchlist } from "~/ports/watchlist";

/** Watchlists in the database. */
export function createWatchlist({ queries: db }: Database, clock: Clock): Watchlist {
  const ofShopper = (id: string) => db.selectFrom("watched_vehicle").where("shopper_id", "=", id);
  return {
    async list({ id }) {
      const rows = await ofShopper(id).selectAll().orderBy("saved_at", "desc").orderBy("car_id").execute();
      return rows.map(({ car_id: carId, saved_at: savedAt, name, price, available }) => ({
        carId,
        savedAt,
        name,
        price,
        available: available === 1,
      }));
    },
    async has({ id }, carId) {
      const found = await ofShopper(id).select("car_id").where("car_id", "=", carId).executeTakeFirst();
      return found !== undefined;
    },
    async save({ id, tenant }, { carId, name, price, available }) {
      const { total } = await ofShopper(id)
        .select(({ fn }) => fn.countAll().as("total"))
        .executeTakeFirstOrThrow();
      if (Number(total) >= MOST_WATCHED) return false;
      await db
        .insertInto("watched_vehicle")
        .values({
          tenant,
          shopper_id: id,
          car_id: carId,
          name,
          price: Math.round(price),
          available: available ? 1 : 0,
          saved_at: clock.now().toISOString(),
        })
        .onConflict((conflict) => conflict.columns(["shopper_id", "car_id"]).doNothing())
        .execute();
      return true;
    },
    async remove({ id }, carId) {
      await db
        .deleteFrom("watched_vehicle")
        .where("shopper_id", "=", id)
        .where("car_id", "=", carId)
        .execute();
    },
  };
}
