import { type Kysely, type Transaction, sql } from "kysely";
import type { StockDocument } from "~/ports/stock-store";
import type { Schema } from "../schema.server";

/** Two vehicles are to be published under the same path; the publication of the second is refused as a whole. */
export class SlugTakenError extends Error {
  override readonly name = "SlugTakenError";

  constructor(
    readonly slug: string,
    readonly dealershipId: string,
    readonly holderId: string,
  ) {
    super(
      `vehicle path "${slug}" of dealership "${dealershipId}" already belongs to dealership "${holderId}"`,
    );
  }
}

/** What is published of a dealership, and what is being written. */
export interface DealershipState {
  /** The publication that last changed its stock; 0 for none. */
  readonly version: number;
  /** Of its rows those are published that are there since this edition or an earlier one. */
  readonly edition: number;
  /** The edition that was begun last: equal where nothing is being written. */
  readonly draft: number;
  /** When something was last written to the draft, as ISO time. */
  readonly draftAt: string | null;
}

/** What is known of a dealership of which something was published or written; else zeros. */
export async function stateOf(queries: Kysely<Schema>, dealershipId: string): Promise<DealershipState> {
  const row = await queries
    .selectFrom("stock_dealership")
    .select(["version", "edition", "draft", "draft_at as draftAt"])
    .where("id", "=", dealershipId)
    .executeTakeFirst();
  return row ?? { version: 0, edition: 0, draft: 0, draftAt: null };
}

/** Published vehicles stop to be so with an edition; once that is published, their rows may be deleted. */
export async function endRows(
  transaction: Transaction<Schema>,
  dealershipId: string,
  ids: readonly string[],
  edition: number,
): Promise<void> {
  await transaction
    .updateTable("stock_row")
    .set({ until_edition: edition })
    .where("dealership_id", "=", dealershipId)
    .where("id", "in", ids.map(BigInt))
    .where("since_edition", "<", edition)
    .where("until_edition", "is", null)
    .execute();
}

/** Deletes published vehicles. */
export async function deletePublished(
  transaction: Transaction<Schema>,
  dealershipId: string,
  ids: readonly string[],
  { edition }: DealershipState,
): Promise<void> {
  await transaction
    .deleteFrom("stock_row")
    .where("dealership_id", "=", dealershipId)
    .where("id", "in", ids.map(BigInt))
    .where("since_edition", "<=", edition)
    .execute();
}

/** Deletes rows whose time ended with an edition or before it. */
export async function deleteEnded(
  transaction: Transaction<Schema>,
  dealershipId: string,
  ids: readonly string[],
  edition: number,
): Promise<void> {
  await transaction
    .deleteFrom("stock_row")
    .where("dealership_id", "=", dealershipId)
    .where("id", "in", ids.map(BigInt))
    .where("until_edition", "<=", edition)
    .execute();
}

/** Undoes what was written for editions that were not published, the first and the last included. */
export async function undoRows(
  transaction: Transaction<Schema>,
  dealershipId: string,
  ids: readonly string[],
  [first, last]: readonly [number, number],
): Promise<void> {
  await transaction
    .deleteFrom("stock_row")
    .where("dealership_id", "=", dealershipId)
    .where("id", "in", ids.map(BigInt))
    .where("since_edition", ">=", first)
    .where("since_edition", "<=", last)
    .execute();
  await transaction
    .updateTable("stock_row")
    .set({ until_edition: null })
    .where("dealership_id", "=", dealershipId)
    .where("id", "in", ids.map(BigInt))
    .where("until_edition", ">=", first)
    .where("until_edition", "<=", last)
    .execute();
}

/** Rows of vehicles that are published from an edition on; their documents are read here, before any transaction. */
export function rowsFrom(dealershipId: string, since: number, vehicles: readonly StockDocument[]) {
  return vehicles.map(({ id, slug, stocknum, vin, digest, document }) => ({
    id: BigInt(id),
    dealership_id: dealershipId,
    since_edition: since,
    until_edition: null,
    slug,
    stocknum,
    vin: vin?.toUpperCase() ?? null,
    digest,
    document,
  }));
}

/** Writes some hundred rows. @throws SlugTakenError, and an Error for a vehicle that another dealership has */
export async function putRows(
  transaction: Transaction<Schema>,
  dealershipId: string,
  rows: ReturnType<typeof rowsFrom>,
): Promise<void> {
  await refuseTaken(transaction, dealershipId, rows);
  await transaction.insertInto("stock_row").values(rows).execute();
}

/**
 * Finds vehicles that another dealership has, in what it is writing too, and paths that another vehicle has and keeps.
 * Whoever writes rows holds the lock of publications and looks here first: a row that is written is a claim.
 */
async function refuseTaken(
  transaction: Transaction<Schema>,
  dealershipId: string,
  rows: ReturnType<typeof rowsFrom>,
): Promise<void> {
  const { edition } = await stateOf(transaction, dealershipId);
  const slugs = new Set(rows.map(({ slug }) => slug));
  const holder = await transaction
    .selectFrom("stock_row")
    .select([sql<string>`cast(id as text)`.as("id"), "slug", "dealership_id"])
    .where((where) =>
      where.or([
        where("slug", "in", [...slugs]),
        where(
          "id",
          "in",
          rows.map(({ id }) => id),
        ),
      ]),
    )
    .where((where) =>
      where.or([
        where("dealership_id", "!=", dealershipId),
        where.and([where("until_edition", "is", null), where("since_edition", "<=", edition)]),
      ]),
    )
    .executeTakeFirst();
  if (!holder) return;
  if (slugs.has(holder.slug)) throw new SlugTakenError(holder.slug, dealershipId, holder.dealership_id);
  throw new Error(
    `vehicle id ${holder.id} of "${dealershipId}" already belongs to "${holder.dealership_id}"`,
  );
}
