import type { Database } from "~/infra/db/database.server";
import type { Clock } from "~/ports/clock";
import { MOST_WATCHED, type Watchlist } from "~/ports/watchlist";
import { waitForShopper } from "./shopper-row.server";

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
    save: ({ id, tenant }, { carId, name, price, available }) =>
      db.transaction().execute(async (transaction) => {
        await waitForShopper(transaction, id);
        const own = await transaction
          .selectFrom("watched_vehicle")
          .select("car_id")
          .where("shopper_id", "=", id)
          .execute();
        if (own.some((watched) => watched.car_id === carId)) return true;
        if (own.length >= MOST_WATCHED) return false;
        await transaction
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
          .execute();
        return true;
      }),
    async remove({ id }, carId) {
      await db
        .deleteFrom("watched_vehicle")
        .where("shopper_id", "=", id)
        .where("car_id", "=", carId)
        .execute();
    },
  };
}
