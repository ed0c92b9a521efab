import type { Kysely } from "kysely";
import { watchedVehicle } from "~/domain/account/watched-vehicle";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Schema } from "~/infra/db/schema.server";
import { Turns } from "~/infra/turns.server";
import type { Clock } from "~/ports/clock";
import type { StockStore } from "~/ports/stock-store";
import { type ServedDealers, servedSlugs } from "./deliver-notices.server";
import { keepNotice, type NewNotice, noticeDetails } from "./notice-rows.server";
import { noticeVehicle } from "./notice-vehicle.server";

/** What looking for news needs. */
export interface WatchedNewsContext {
  readonly db: Kysely<Schema>;
  readonly stock: Pick<StockStore, "findByIds">;
  readonly tenants: ServedDealers;
  readonly clock: Clock;
}

type Row = Pick<
  Schema["watched_vehicle"],
  "tenant" | "shopper_id" | "car_id" | "name" | "price" | "available"
>;

/** Watched vehicles compared at a time; what is written of them is one transaction. */
const BATCH = 200;

/** What is new of one watched vehicle. */
interface News {
  readonly row: Row;
  /** What the row remembers from now on. */
  readonly available: 0 | 1;
  readonly notice: NewNotice | null;
}

/**
 * Compares watched vehicles of shoppers who asked for news with the stock. Two things become news, each once: a price
 * lower than any the shopper knows of, and a vehicle that is sold or gone.
 * @param between called between batches; when it rejects, so does this
 */
export async function findWatchedNews(
  context: WatchedNewsContext,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const turns = new Turns();
  let last = { car: "", shopper: "" };
  for (;;) {
    const rows = await watchedAfter(context, last.car, last.shopper);
    const end = rows.at(-1);
    if (end === undefined) return;
    await keepNews(context, await untold(context.db, await newsOf(context, rows)));
    if (rows.length < BATCH) return;
    last = { car: end.car_id, shopper: end.shopper_id };
    await between();
    await turns.take();
  }
}

function watchedAfter({ db, tenants }: WatchedNewsContext, car: string, shopper: string): Promise<Row[]> {
  return db
    .selectFrom("watched_vehicle")
    .innerJoin("shopper", "shopper.id", "watched_vehicle.shopper_id")
    .select(["watched_vehicle.tenant", "shopper_id", "car_id", "name", "price", "available"])
    .where(({ eb, refTuple, tuple }) => eb(refTuple("car_id", "shopper_id"), ">", tuple(car, shopper)))
    .where("shopper.notices", "!=", "none")
    .where("watched_vehicle.tenant", "in", servedSlugs(tenants))
    .orderBy("car_id")
    .orderBy("shopper_id")
    .limit(BATCH)
    .execute();
}

async function newsOf(context: WatchedNewsContext, rows: readonly Row[]): Promise<readonly News[]> {
  const vehicles = await context.stock.findByIds([...new Set(rows.map((row) => row.car_id))]);
  return rows.flatMap((row) => {
    const vehicle = vehicles.get(row.car_id);
    // Null: the vehicle's row cannot be read, so nothing is known of it.
    return vehicle === null ? [] : (compared(context, row, vehicle ?? null) ?? []);
  });
}

/** @returns null where nothing is new */
function compared({ tenants }: WatchedNewsContext, row: Row, vehicle: Vehicle | null): News | null {
  const config = tenants.bySlug(row.tenant);
  if (config === null) return null;
  const now = vehicle === null ? null : watchedVehicle(vehicle, config);
  if (vehicle === null || now === null || !now.available) return gone(row, vehicle);
  const isLower = now.price > 0 && row.price > 0 && now.price < row.price;
  if (!isLower) return row.available === 0 ? { row, available: 1, notice: null } : null;
  const details = {
    name: row.name,
    path: `/cars/${vehicle.slug}`,
    price: now.price,
    before: row.price,
    vehicles: [noticeVehicle(toVehicleSummary(vehicle), config)],
  };
  const subject = `${row.car_id}:${now.price}`;
  const notice = { tenant: row.tenant, shopperId: row.shopper_id, kind: "price" as const, subject, details };
  return { row, available: 1, notice };
}

/** The list of every vehicle. */
const ALL_STOCK = "/search/new-used-and-demo-cars";

function gone(row: Row, vehicle: Vehicle | null): News | null {
  if (row.available === 0) return null;
  // What else there is: the similar ones on the page of a sold vehicle, as long as that exists; else all there is.
  const path = vehicle === null ? ALL_STOCK : `/cars/${vehicle.slug}#similar`;
  const details = { name: row.name, path };
  const about = { tenant: row.tenant, shopperId: row.shopper_id, kind: "sold" as const };
  return { row, available: 0, notice: { ...about, subject: row.car_id, details } };
}

/**
 * The news without price falls of which the shopper was told the same or a lower price before: a price that rose and
 * fell again is no news.
 */
async function untold(db: Kysely<Schema>, news: readonly News[]): Promise<readonly News[]> {
  const priced = news.filter(({ notice }) => notice?.kind === "price");
  if (priced.length === 0) return news;
  const told = await db
    .selectFrom("shopper_notice")
    .select(["shopper_id", "subject", "details"])
    .where("shopper_id", "in", [...new Set(priced.map(({ row }) => row.shopper_id))])
    .where("kind", "=", "price")
    .execute();
  const lowest = new Map<string, number>();
  for (const { shopper_id: shopper, subject, details } of told) {
    const key = `${shopper} ${subject.split(":")[0] ?? ""}`;
    const price = noticeDetails.parse(JSON.parse(details)).price ?? Infinity;
    lowest.set(key, Math.min(price, lowest.get(key) ?? Infinity));
  }
  return news.map((one) => {
    const { row, notice } = one;
    const price = notice?.kind === "price" ? (notice.details.price ?? 0) : 0;
    const known = lowest.get(`${row.shopper_id} ${row.car_id}`) ?? Infinity;
    return price > 0 && known <= price ? { ...one, notice: null } : one;
  });
}

/** Writes the news; opens no transaction when there is nothing to write. */
async function keepNews({ db, clock }: WatchedNewsContext, news: readonly News[]): Promise<void> {
  const written = news.filter(({ row, available, notice }) => notice !== null || row.available !== available);
  if (written.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const { row, available, notice } of written) {
      if (row.available !== available) await setAvailable(transaction, row, available);
      if (notice !== null) await keepNotice(transaction, notice, clock.now());
    }
  });
}

async function setAvailable(db: Kysely<Schema>, row: Row, available: 0 | 1): Promise<void> {
  await db
    .updateTable("watched_vehicle")
    .set({ available })
    .where("shopper_id", "=", row.shopper_id)
    .where("car_id", "=", row.car_id)
    .execute();
}
