import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, type Transaction, sql } from "kysely";
import { nextNumber } from "../history/import-numbers.server";
import { lockVersion } from "../publication-lock.server";
import type { Schema } from "../schema.server";
import { SmallTransactions } from "./small-transactions.server";
import { type DealershipState, stateOf, undoRows } from "./stock-rows.server";
import { idsOf } from "./tidy-editions.server";

/** After this long without a word a draft's process is taken for dead. Its draft is then undone, were it alive or not. */
const SILENT_MS = 2_000;
const LOOK_AGAIN_MS = 100;

/** The dealership's stock was published, or its draft taken over, by something else. */
export class SupersededError extends Error {
  override readonly name = "SupersededError";
}

/** An edition of a dealership's stock that is being written; nobody sees it. */
export interface Draft {
  readonly dealershipId: string;
  /** Of the edition, and of the import that the history will know it by. */
  readonly number: number;
  /** Of the published stock that it is to follow. */
  readonly version: number;
}

/**
 * Begins a draft when no other process is writing one for the dealership, and undoes what a process left that ended.
 * @param version of the dealership's stock to which the edition is to be made
 * @returns null when the stock has another version by then
 */
export async function beginDraft(
  queries: Kysely<Schema>,
  dealershipId: string,
  version: number,
): Promise<Draft | null> {
  for (;;) {
    const begun = await queries
      .transaction()
      .execute((transaction) => begin(transaction, dealershipId, version));
    if (begun === null) return null;
    if (begun !== "later") {
      const { number, edition } = begun;
      await undo(queries, dealershipId, [edition + 1, number - 1]);
      return { dealershipId, number, version };
    }
    await pause(LOOK_AGAIN_MS);
  }
}

async function begin(transaction: Transaction<Schema>, dealershipId: string, version: number) {
  await lockVersion(transaction);
  const state = await stateOf(transaction, dealershipId);
  if (state.version !== version) return null;
  if (isAlive(state)) return "later";
  const number = await nextNumber(transaction);
  const draft = { draft: number, draft_at: new Date().toISOString() };
  await transaction
    .insertInto("stock_dealership")
    .values({ id: dealershipId, version: 0, edition: 0, untidied: null, ...draft })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(draft))
    .execute();
  // A draft's number is in the history from its publication on.
  if (state.draft > state.edition) await forgetChanges(transaction, state.draft);
  return { number, edition: state.edition };
}

function isAlive({ edition, draft, draftAt }: DealershipState): boolean {
  return draft > edition && draftAt !== null && Date.now() - Date.parse(draftAt) < SILENT_MS;
}

/**
 * Makes sure, within a transaction that locks publications, that the draft may go on.
 * @throws SupersededError
 */
export async function holdDraft(
  transaction: Transaction<Schema>,
  { dealershipId, number, version }: Draft,
): Promise<void> {
  const state = await stateOf(transaction, dealershipId);
  if (state.version !== version || state.draft !== number)
    throw new SupersededError(`the stock of "${dealershipId}" was changed by something else`);
  await transaction
    .updateTable("stock_dealership")
    .set({ draft_at: new Date().toISOString() })
    .where("id", "=", dealershipId)
    .execute();
}

/** Undoes a draft that is not to be published. */
export async function dropDraft(queries: Kysely<Schema>, { dealershipId, number }: Draft): Promise<void> {
  await undo(queries, dealershipId, [number, number]);
  await queries.transaction().execute(async (transaction) => {
    await forgetChanges(transaction, number);
    await transaction
      .updateTable("stock_dealership")
      .set({ draft_at: null })
      .where("id", "=", dealershipId)
      .where("draft", "=", number)
      .execute();
  });
}

async function undo(
  queries: Kysely<Schema>,
  dealershipId: string,
  [first, last]: readonly [number, number],
): Promise<void> {
  const small = new SmallTransactions(queries);
  const written = sql<boolean>`(since_edition between ${first} and ${last} or until_edition between ${first} and ${last})`;
  for await (const ids of idsOf(queries, dealershipId, written))
    await small.run((transaction) => undoRows(transaction, dealershipId, ids, [first, last]));
}

async function forgetChanges(transaction: Transaction<Schema>, number: number): Promise<void> {
  await transaction.deleteFrom("stock_import_change").where("number", "=", number).execute();
}
