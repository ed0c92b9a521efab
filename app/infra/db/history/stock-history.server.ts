import { type Kysely, type Transaction, sql } from "kysely";
import * as z from "zod";
import { parseJson } from "~/domain/faults/parse-json";
import type { Database } from "~/infra/db/database.server";
import { HistoryError, type KeptImport, type StockHistory } from "~/ports/stock-history";
import type { PublicationAbout } from "~/ports/stock-store";
import { lockVersion } from "../publication-lock.server";
import type { Schema } from "../schema.server";
import { changesBetween, changesOf } from "./kept-changes.server";
import { stateOfDealership } from "../edition/stock-rows.server";
import { nextNumber } from "./import-numbers.server";
import { keepImport } from "./keep-publication.server";
import { rollBack } from "./roll-back.server";
import { goneAddresses, goneAt } from "./past-vehicle.server";
import { createPastPrices } from "./past-prices.server";

const NOTHING = { added: 0, changed: 0, removed: 0, unchanged: 0 };

/** The history in the database. Publications are written to it by `BeforeKeeper`. */
export function createStockHistory(database: Database): StockHistory {
  const { queries } = database;
  return {
    pastPrices: createPastPrices(queries),
    async list({ dealershipId, kinds, limit = 1_000 } = {}) {
      const every = queries.selectFrom("stock_import").selectAll().orderBy("number", "desc").limit(limit);
      const all = kinds === undefined ? every : every.where("kind", "in", kinds);
      const rows = await (
        dealershipId === undefined ? all : all.where("dealership_id", "=", dealershipId)
      ).execute();
      return rows.map(toImport);
    },
    find: (number) => findImport(queries, number),
    diff: (from, to) => looking(database, (db) => diff(db, from, to)),
    changesOf: (number) =>
      looking(database, async (db) => {
        const { dealershipId } = await findImport(db, number);
        return changesOf(db, dealershipId, number);
      }),
    rollback: async (number, at) => rollBack(queries, await findImport(queries, number), at),
    keepRefused: (dealershipId, about) =>
      queries.transaction().execute((transaction) => keepRefused(transaction, dealershipId, about)),
    async goneSince(dealershipId, since) {
      const rows = await queries
        .selectFrom("stock_gone")
        .select([sql<string>`cast(vehicle_id as text)`.as("id"), "listed_at", "gone_at"])
        .where("dealership_id", "=", dealershipId)
        .where("gone_at", ">=", since)
        // Counted, because PostgreSQL may turn `not exists` into a join with every vehicle there is.
        .where(
          ({ fn, selectFrom }) =>
            selectFrom("stock_vehicle")
              .select(fn.countAll().as("count"))
              .whereRef("stock_vehicle.id", "=", "stock_gone.vehicle_id"),
          "=",
          0,
        )
        .execute();
      return new Map(rows.map((row) => [row.id, { listedAt: row.listed_at, goneAt: row.gone_at }]));
    },
    goneAt: (slug) => goneAt(queries, slug),
    goneAddresses: (ids) => goneAddresses(queries, ids),
    async addressNow(slug) {
      const row = await queries
        .selectFrom("stock_address")
        .innerJoin("stock_vehicle", "stock_vehicle.id", "stock_address.vehicle_id")
        .select("stock_vehicle.slug")
        .where("stock_address.slug", "=", slug)
        .executeTakeFirst();
      return row === undefined || row.slug === slug ? null : row.slug;
    },
  };
}

async function keepRefused(
  transaction: Transaction<Schema>,
  dealershipId: string,
  about: PublicationAbout,
): Promise<void> {
  await lockVersion(transaction);
  const { version } = await stateOfDealership(transaction, dealershipId);
  const versions = { before: version, after: version };
  const kept = { about: { ...about, kind: "refused" as const }, counts: NOTHING, versions };
  await keepImport(transaction, await nextNumber(transaction), dealershipId, kept);
}

/** Reads at length what nothing else may change meanwhile, without keeping others from writing. */
async function looking<Result>(
  database: Database,
  read: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const snapshot = await database.snapshot();
  try {
    return await read(snapshot.queries);
  } finally {
    await snapshot.release();
  }
}

async function diff(db: Kysely<Schema>, from: number, to: number | undefined) {
  const one = await findImport(db, from);
  const other = to === undefined ? null : await findImport(db, to);
  if (other !== null && other.dealershipId !== one.dealershipId)
    throw new HistoryError(
      `import ${from} is of dealership "${one.dealershipId}", import ${other.number} of "${other.dealershipId}"`,
    );
  return changesBetween(db, one.dealershipId, from, other?.number ?? null);
}

async function findImport(db: Kysely<Schema>, number: number): Promise<KeptImport> {
  const row = await db.selectFrom("stock_import").selectAll().where("number", "=", number).executeTakeFirst();
  if (row === undefined)
    throw new HistoryError(
      `there is no import ${number}: \`npm run stock -- history\` lists those that are kept`,
    );
  return toImport(row);
}

function toImport(row: Schema["stock_import"]): KeptImport {
  const { number, dealership_id: dealershipId, at, kind, source, details } = row;
  const { added, changed, removed, unchanged } = row;
  return {
    number,
    dealershipId,
    at,
    kind,
    source,
    counts: { added, changed, removed, unchanged },
    details: z.record(z.string(), z.unknown()).parse(parseJson(details)),
  };
}
