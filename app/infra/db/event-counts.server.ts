import { sql } from "kysely";
import type { EventCounts } from "~/ports/event-counts";
import type { Database } from "./database.server";

/** Event counts in the database: one row for a dealer, day, event and vehicle. */
export function createEventCounts({ queries }: Database): EventCounts {
  return {
    async count(event) {
      await queries
        .insertInto("event_count")
        .values({ ...event, times: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["tenant", "day", "event_id", "car_id"])
            .doUpdateSet({ times: sql<number>`event_count.times + 1` }),
        )
        .execute();
    },
  };
}
