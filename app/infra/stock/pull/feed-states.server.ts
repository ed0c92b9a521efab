import { type FeedState, feedStateSchema, newFeedState } from "~/domain/stock/feeds/feed-state";
import { parseJson } from "~/domain/faults/parse-json";
import type { StockFeed } from "~/domain/tenant/config/stock-feeds";
import type { Database } from "~/infra/db/database.server";
import { createSettingStore } from "~/infra/db/setting-store.server";
import { valueDigest } from "./configured-feeds.server";

/** A feed as it is remembered. */
export type FeedKey = Pick<StockFeed, "dealership" | "id">;

/** What is remembered of feeds, for every process that shares the database. */
export interface FeedStates {
  /** Of each feed, in their order; of one that was never tried, a new state. */
  read(feeds: readonly StockFeed[], now: Date): Promise<readonly FeedState[]>;
  write(feed: FeedKey, state: FeedState): Promise<void>;
}

/** A digest of a feed's configuration. */
export function configDigest(feed: StockFeed): string {
  return valueDigest(feed);
}

/** States in the database's `setting` table. */
export function createFeedStates(database: Database): FeedStates {
  const settings = createSettingStore(database);
  return {
    async read(feeds, now) {
      if (feeds.length === 0) return [];
      const rows = await database.queries
        .selectFrom("setting")
        .select(["name", "value"])
        .where("name", "in", feeds.map(nameOf))
        .execute();
      const values = new Map(rows.map(({ name, value }) => [name, value]));
      return feeds.map((feed) => stateIn(values.get(nameOf(feed))) ?? newFeedState(now, configDigest(feed)));
    },
    write: (feed, state) => settings.set(nameOf(feed), JSON.stringify(state)),
  };
}

function nameOf({ dealership, id }: FeedKey): string {
  return `stock feed ${dealership} ${id}`;
}

/** Null also for one that another release wrote in another form: the feed is then pulled anew. */
function stateIn(value: string | undefined): FeedState | null {
  return value === undefined ? null : (feedStateSchema.safeParse(parseJson(value)).data ?? null);
}
