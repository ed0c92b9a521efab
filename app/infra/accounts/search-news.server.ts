import type { Kysely } from "kysely";
import * as z from "zod";
import { DAY_MS } from "~/domain/time/day";
import { withBasicColours } from "~/domain/search/basic-colour-query";
import { stockScope } from "~/domain/search/stock-rule";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "~/domain/search/attributes";
import { SORT_KEYS } from "~/domain/search/query";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import type { Logger } from "~/ports/logger";
import type { SearchService } from "~/ports/search-service";
import { type ServedDealers, servedSlugs } from "./deliver-notices.server";
import { keepNotice } from "./notice-rows.server";
import { noticeVehicle } from "./notice-vehicle.server";

/** Searches read at a time: each brings the ids of up to a thousand vehicles. */
const BATCH = 50;
const HITS = 250;
const MOST_KNOWN = 1_000;
const MOST_NAMED = 5;
const IDS = z.array(z.string());
const QUERY = z.object({
  text: z.string(),
  refinements: z.partialRecord(z.enum(FACET_ATTRIBUTES), z.array(z.string())),
  ranges: z.partialRecord(
    z.enum(RANGE_ATTRIBUTES),
    z.object({ min: z.number().exactOptional(), max: z.number().exactOptional() }),
  ),
  near: z
    .object({
      place: z.string(),
      withinKm: z.number().nullable(),
      point: z.object({ lat: z.number(), long: z.number() }).exactOptional(),
    })
    .exactOptional(),
  sort: z.enum(SORT_KEYS),
  page: z.number(),
});

/** What looking for new finds needs. */
export interface SearchNewsContext {
  readonly db: Kysely<Schema>;
  readonly search: Pick<SearchService, "search">;
  readonly tenants: ServedDealers;
  readonly clock: Clock;
  readonly logger: Logger;
}

type Row = Schema["saved_search"];

/** Runs the saved searches that were not run for a day, of shoppers who asked for news. New finds become notices. */
export async function findSearchNews(context: SearchNewsContext): Promise<void> {
  const { db, tenants, logger } = context;
  for await (const row of dueSearches(context)) {
    const config = tenants.bySlug(row.tenant);
    if (config === null || !(await claim(context, row))) continue;
    await run(context, row, config).catch(async (error: unknown) => {
      logger.warn({ tenant: row.tenant, error }, "a saved search could not be run; it is tried again");
      await setChecked(db, row.id, row.checked_at);
    });
  }
}

/**
 * Every search that is due now, once, oldest first. A search that fails is tried again in the next round, not in this
 * one.
 */
async function* dueSearches({ db, clock, tenants }: SearchNewsContext): AsyncIterable<Row> {
  const due = db
    .selectFrom("saved_search")
    .innerJoin("shopper", "shopper.id", "saved_search.shopper_id")
    .selectAll("saved_search")
    .where("shopper.notices", "!=", "none")
    .where("alerts", "=", 1)
    .where("checked_at", "<=", new Date(clock.now().getTime() - DAY_MS).toISOString())
    .where("saved_search.tenant", "in", servedSlugs(tenants))
    .orderBy("checked_at")
    .orderBy("saved_search.id")
    .limit(BATCH);
  let after = due;
  for (;;) {
    const rows = await after.execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = due.where((where) =>
      where.or([
        where("checked_at", ">", last.checked_at),
        where.and([where("checked_at", "=", last.checked_at), where("saved_search.id", ">", last.id)]),
      ]),
    );
  }
}

/** Whether this process runs the search today; of several processes, one gets true. */
async function claim({ db, clock }: SearchNewsContext, { id, checked_at: last }: Row): Promise<boolean> {
  const claimed = await db
    .updateTable("saved_search")
    .set({ checked_at: clock.now().toISOString() })
    .where("id", "=", id)
    .where("checked_at", "=", last)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

async function setChecked(db: Kysely<Schema>, id: string, at: string): Promise<void> {
  await db.updateTable("saved_search").set({ checked_at: at }).where("id", "=", id).execute();
}

async function run({ db, search, clock }: SearchNewsContext, row: Row, config: SiteConfig): Promise<void> {
  const query = withBasicColours(QUERY.parse(JSON.parse(row.query)));
  const known = IDS.parse(JSON.parse(row.known));
  const { hits } = await search.search(stockScope(config, clock.now()), {
    query: { ...query, sort: "latest", page: 1 },
    facets: {},
    stats: [],
    hitsPerPage: HITS,
  });
  const before = new Set(known);
  const finds = hits.filter((hit) => isInStock(hit) && !before.has(hit.id));
  if (finds.length === 0) return;
  const details = {
    name: row.name,
    path: row.path,
    count: finds.length,
    vehicles: finds.slice(0, MOST_NAMED).map((find) => noticeVehicle(find, config)),
  };
  const subject = `${row.id}:${finds
    .map(({ id }) => id)
    .sort()
    .join(",")
    .slice(0, 400)}`;
  const notice = { tenant: row.tenant, shopperId: row.shopper_id, kind: "search" as const, subject, details };
  await db.transaction().execute(async (transaction) => {
    await keepNotice(transaction, notice, clock.now());
    const all = [...finds.map(({ id }) => id), ...known].slice(0, MOST_KNOWN);
    await transaction
      .updateTable("saved_search")
      .set({ known: JSON.stringify(all) })
      .where("id", "=", row.id)
      .execute();
  });
}
