import { type Kysely, type Transaction, sql } from "kysely";
import * as z from "zod";
import { DAY_MS } from "~/domain/time/day";
import type { PublicationAbout, PublishResult } from "~/ports/stock-store";
import type { Schema } from "../schema.server";
import { type Before, packChanges } from "./change-pack.server";
import { joinPush } from "./join-push.server";
import { forgetGone, keepAddress, keepGone } from "./traces.server";

/** Vehicles compressed together. */
const PART = 500;
const KEPT_DAYS = 30;
/** Imports that are kept however old they are. */
const ALWAYS_KEPT = 10;

/** What a publication is about to do to a dealership's rows. */
export interface Publication {
  readonly dealershipId: string;
  readonly added: readonly { readonly id: string; readonly slug: string }[];
  readonly changed: readonly { readonly id: string; readonly slug: string }[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Of the dealership: equal where nothing changes. */
  readonly versions: { readonly before: number; readonly after: number };
}

/**
 * Keeps in the history what a publication is about to change. Whatever writes published vehicles calls it in the same
 * transaction before it writes: a rollback undoes publications one by one, so each of them has to be here.
 */
export async function keepPublication(
  transaction: Transaction<Schema>,
  publication: Publication,
  about: PublicationAbout = { kind: "other", at: new Date().toISOString(), source: "" },
): Promise<void> {
  const { dealershipId, added, changed, removed, unchanged, versions } = publication;
  const counts = { added: added.length, changed: changed.length, removed: removed.length, unchanged };
  const joined = about.kind === "push" ? await joinPush(transaction, dealershipId, about, counts) : null;
  const number = joined?.number ?? (await nextNumber(transaction));
  if (joined === null) await keepImport(transaction, number, dealershipId, { about, counts, versions });
  else await joined.until(versions.after);
  let part = joined?.parts ?? 0;
  const keep = async (all: readonly Before[]) => {
    const changes = joined === null ? all : all.filter(({ id }) => !joined.known.has(id));
    if (changes.length === 0) return;
    const content = await packChanges(changes);
    await transaction.insertInto("stock_import_change").values({ number, part, content }).execute();
    part += 1;
  };
  for (const some of parts(added)) {
    await keep(some.map(({ id }) => ({ id, document: null })));
    await forgetGone(
      transaction,
      some.map(({ id }) => id),
    );
  }
  const slugs = new Map(changed.map(({ id, slug }) => [id, slug]));
  for (const some of parts([...changed.map(({ id }) => id), ...removed])) {
    const stored = await storedVehicles(transaction, some);
    await keep(stored.map(({ id, document }) => ({ id, document })));
    await keepAddress(
      transaction,
      stored.filter(({ id, slug }) => slugs.has(id) && slugs.get(id) !== slug),
      about.at,
    );
    await keepGone(
      transaction,
      dealershipId,
      stored.filter(({ id }) => !slugs.has(id)),
      about.at,
    );
  }
  await forgetOld(transaction, dealershipId, about);
}

/** Published vehicles as they are stored. */
export async function storedVehicles(db: Transaction<Schema>, ids: readonly string[]) {
  return db
    .selectFrom("stock_vehicle")
    .select([sql<string>`cast(id as text)`.as("id"), "slug", "digest", "document"])
    .where("id", "in", ids.map(BigInt))
    .execute();
}

/** What the history says of one import. */
export async function keepImport(
  transaction: Transaction<Schema>,
  number: number,
  dealershipId: string,
  kept: {
    readonly about: PublicationAbout;
    readonly counts: Omit<PublishResult, "version">;
    readonly versions: Publication["versions"];
  },
): Promise<void> {
  const { about, counts, versions } = kept;
  await transaction
    .insertInto("stock_import")
    .values({
      number,
      dealership_id: dealershipId,
      at: about.at,
      kind: about.kind,
      source: about.source,
      version: versions.after,
      version_before: versions.before,
      ...counts,
      details: JSON.stringify(about.details ?? {}),
    })
    .execute();
}

/** Publications hold a lock, and the last imports are never forgotten: no number is given twice. */
export async function nextNumber(transaction: Transaction<Schema>): Promise<number> {
  const { last } = await transaction
    .selectFrom("stock_import")
    .select(({ fn }) => fn.max<number | string | null>("number").as("last"))
    .executeTakeFirstOrThrow();
  return z.coerce.number().parse(last ?? 0) + 1;
}

/** The publication that last changed a dealership's stock; 0 for none. */
export async function versionOf(queries: Kysely<Schema>, dealershipId: string): Promise<number> {
  const row = await queries
    .selectFrom("stock_dealership")
    .select("version")
    .where("id", "=", dealershipId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Forgets imports that are too old. Each holds what it changed as it was before, so the oldest can go without the newer
 * ones losing anything.
 */
async function forgetOld(
  transaction: Transaction<Schema>,
  dealershipId: string,
  { at, keepDays = KEPT_DAYS }: PublicationAbout,
): Promise<void> {
  const own = transaction.selectFrom("stock_import").where("dealership_id", "=", dealershipId);
  const last = await own
    .select("number")
    .orderBy("number", "desc")
    .offset(ALWAYS_KEPT - 1)
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return;
  const before = new Date(Date.parse(at) - keepDays * DAY_MS).toISOString();
  const old = await own
    .select("number")
    .where("number", "<", last.number)
    .where("at", "<", before)
    .limit(PART)
    .execute();
  if (old.length === 0) return;
  const numbers = old.map(({ number }) => number);
  await transaction.deleteFrom("stock_import_change").where("number", "in", numbers).execute();
  await transaction.deleteFrom("stock_import").where("number", "in", numbers).execute();
}

/** A list in pieces that one statement takes. */
export function parts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / PART);
  return Array.from({ length: count }, (_, part) => items.slice(part * PART, (part + 1) * PART));
}
