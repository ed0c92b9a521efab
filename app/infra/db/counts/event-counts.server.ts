import { sql } from "kysely";
import type { EventCounts } from "~/ports/event-counts";
import type { Database } from "~/infra/db/database.server";
import { isFirstToday } from "./day-visitors.server";
import { relaxedTransaction } from "~/infra/db/transactions/relaxed-transaction.server";

/** Event counts in the database: one row for a dealer, day, event and vehicle. Nobody waits for a disk over them. */
export function createEventCounts(database: Database, most?: number): EventCounts {
  return {
    count: (event, visitor) =>
      relaxedTransaction(database, async (transaction) => {
        const { tenant, day, event_id: id, car_id: car } = event;
        const deed = `event ${tenant} ${id} ${car}`;
        if (visitor !== undefined && !(await isFirstToday(transaction, { day, visitor, deed }, most))) return;
        await transaction
          .insertInto("event_count")
          .values({ ...event, times: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(["tenant", "day", "event_id", "car_id"])
              .doUpdateSet({ times: sql<number>`event_count.times + 1` }),
          )
          .execute();
      }),
  };
}
