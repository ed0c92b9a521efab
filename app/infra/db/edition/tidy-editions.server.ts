import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.server";
import { noteChanges } from "./note-changes.server";
import { ROWS_AT_ONCE, SmallTransactions } from "./small-transactions.server";
import { deleteEnded } from "./stock-rows.server";

/** What a published edition leaves to be done. */
interface Untidied {
  readonly id: string;
  readonly edition: number;
  /** The publication. */
  readonly version: number;
}

/**
 * Does what published editions leave to be done: their vehicles are left to the search indexes, and rows that are not
 * published any more are deleted. Whoever publishes does it afterwards; so does whoever needs it done, for a publisher
 * whose process ended. Several may do it at once.
 */
export async function tidyEditions(queries: Kysely<Schema>): Promise<void> {
  const left = await queries
    .selectFrom("stock_dealership")
    .select(["id", "edition", "untidied as version"])
    .where("untidied", "is not", null)
    .execute();
  for (const { version, ...edition } of left)
    if (version !== null) await tidy(queries, { ...edition, version });
}

async function tidy(queries: Kysely<Schema>, { id, edition, version }: Untidied): Promise<void> {
  const small = new SmallTransactions(queries);
  const isTold = await queries.selectFrom("search_index").select("name").executeTakeFirst();
  if (isTold !== undefined)
    for await (const ids of idsOf(queries, id, sql`${edition} in (since_edition, until_edition)`))
      await small.run((transaction) => noteChanges(transaction, ids, version));
  for await (const ids of idsOf(queries, id, sql`until_edition <= ${edition}`))
    await small.run((transaction) => deleteEnded(transaction, id, ids, edition));
  await queries
    .updateTable("stock_dealership")
    .set({ untidied: null })
    .where("id", "=", id)
    .where("untidied", "=", version)
    .execute();
}

/** Of a dealership's rows those that something is true of, published or not: ids in pieces. */
export async function* idsOf(
  queries: Kysely<Schema>,
  dealershipId: string,
  what: ReturnType<typeof sql<boolean>>,
): AsyncGenerator<readonly string[]> {
  for (let last = 0n; ;) {
    const rows = await queries
      .selectFrom("stock_row")
      .select(sql<string>`cast(id as text)`.as("vehicle_id"))
      .where("dealership_id", "=", dealershipId)
      .where("id", ">", last)
      .where(what)
      .groupBy("stock_row.id")
      .orderBy("stock_row.id")
      .limit(ROWS_AT_ONCE)
      .execute();
    const ids = rows.map(({ vehicle_id: id }) => id);
    if (ids.length > 0) yield ids;
    if (ids.length < ROWS_AT_ONCE) return;
    last = BigInt(ids.at(-1) ?? 0);
  }
}
