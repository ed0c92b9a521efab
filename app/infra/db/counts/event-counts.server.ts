import { sql } from "kysely";
import type { Database } from "~/infra/db/database.server";
import { isFirstToday } from "./day-visitors.server";
import { relaxedTransaction } from "~/infra/db/transactions/relaxed-transaction.server";

/** What happened on a dealer's site, without anything about who did it. */
export interface CountedEvent {
  /** `site.slug`. */
  readonly tenant: string;
  readonly website_id: string;
  /** A number of `EVENTS`. */
  readonly event_id: number;
  /** Empty where it is about no vehicle. */
  readonly car_id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** How often things happened on the dealers' sites (OPEN-122). Rejects when it cannot be stored. */
export interface EventCounts {
  /** @param visitor who did it, where one person counts once a day: the address we talk to */
  count(event: CountedEvent, visitor?: string): Promise<void>;
}

/** Event counts in the database: one row for a dealer, day, event and vehicle. Nothing waits for the disk. */
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
