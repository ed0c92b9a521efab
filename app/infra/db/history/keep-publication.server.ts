import { type Kysely, type Transaction, sql } from "kysely";
import { DAY_MS } from "~/domain/time/day";
import type { PublicationAbout, PublishResult } from "~/ports/stock-store";
import type { Schema } from "../schema.server";
import { type Before, packChanges } from "./change-pack.server";
import { keepAddress, keepGone } from "./traces.server";

const KEPT_DAYS = 30;
/** Imports that are kept however old they are. */
const ALWAYS_KEPT = 10;
/** Imports that are forgotten at once. */
const FORGOTTEN = 500;

/** Which import a publication is in the history. */
interface KeptAs {
  readonly dealershipId: string;
  readonly number: number;
  /** ISO time. */
  readonly at: string;
  /** Pieces that the import has already, and the vehicles in them. */
  readonly parts?: number;
  readonly known?: ReadonlySet<string>;
}

/** Some hundred vehicles as they are before a publication, and those that lose their address or go. */
interface BeforePiece {
  readonly content: Buffer | null;
  readonly moved: readonly StoredVehicle[];
  readonly gone: readonly StoredVehicle[];
}

/**
 * Keeps vehicles in the history as they are before a publication. Whatever writes published vehicles keeps them first, in
 * the same transaction: a rollback undoes publications one by one, so each of them has to be here.
 */
export class BeforeKeeper {
  #part: number;

  constructor(private readonly as: KeptAs) {
    this.#part = as.parts ?? 0;
  }

  /** Vehicles that are not published yet. */
  async absent(ids: readonly string[]): Promise<BeforePiece> {
    return { content: await this.#pack(ids.map((id) => ({ id, document: null }))), moved: [], gone: [] };
  }

  /**
   * Published vehicles that are about to change or go.
   * @param slugs of those that change, by id
   */
  async published(
    db: Kysely<Schema>,
    ids: readonly string[],
    slugs: ReadonlyMap<string, string>,
  ): Promise<BeforePiece> {
    const stored = await storedVehicles(db, ids);
    return {
      content: await this.#pack(stored),
      moved: stored.filter(({ id, slug }) => slugs.has(id) && slugs.get(id) !== slug),
      gone: stored.filter(({ id }) => !slugs.has(id)),
    };
  }

  async keep(transaction: Transaction<Schema>, { content, moved, gone }: BeforePiece): Promise<void> {
    const { number, dealershipId, at } = this.as;
    if (content !== null) {
      await transaction
        .insertInto("stock_import_change")
        .values({ number, part: this.#part, content })
        .execute();
      this.#part += 1;
    }
    await keepAddress(transaction, moved, at);
    await keepGone(transaction, dealershipId, gone, at);
  }

  async #pack(all: readonly Before[]): Promise<Buffer | null> {
    const { known } = this.as;
    const changes = known === undefined ? all : all.filter(({ id }) => !known.has(id));
    return changes.length === 0 ? null : packChanges(changes);
  }
}

type StoredVehicle = Awaited<ReturnType<typeof storedVehicles>>[number];

/** Published vehicles as they are stored. */
export async function storedVehicles(db: Kysely<Schema>, ids: readonly string[]) {
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
    /** Of the dealership: equal where nothing changes. */
    readonly versions: { readonly before: number; readonly after: number };
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

/**
 * Forgets imports that are too old. Each holds what it changed as it was before, so the oldest can go without the newer
 * ones losing anything.
 */
export async function forgetOld(
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
    .limit(FORGOTTEN)
    .execute();
  if (old.length === 0) return;
  const numbers = old.map(({ number }) => number);
  await transaction.deleteFrom("stock_import_change").where("number", "in", numbers).execute();
  await transaction.deleteFrom("stock_import").where("number", "in", numbers).execute();
}
