import type { Kysely, Transaction } from "kysely";
import type { PublicationAbout, PublishResult, StockDifference } from "~/ports/stock-store";
import { BeforeKeeper, forgetOld, keepImport } from "../history/keep-publication.server";
import { nextNumber } from "../history/import-numbers.server";
import { lockVersion } from "../publication-lock.server";
import type { Schema } from "../schema.server";
import { markSource } from "../stock-source.server";
import { beginDraft, type Draft, dropDraft, holdDraft, SupersededError } from "./draft.server";
import { parts, SmallTransactions } from "./small-transactions.server";
import { endRows, putRows, rowsFrom, stateOf } from "./stock-rows.server";
import { tidyEditions } from "./tidy-editions.server";

/** What one dealership's stock is to become. */
interface EditionRequest {
  readonly dealershipId: string;
  /** Of the stock with which the difference was worked out. */
  readonly version: number;
  readonly difference: StockDifference;
  readonly about: PublicationAbout | undefined;
}

type Request = EditionRequest & { readonly about: PublicationAbout };

/**
 * Publishes a dealership's stock: what is new is written in small transactions, where nobody sees it; one short
 * transaction makes it the published edition, and small ones delete what it replaced. However many vehicles there are,
 * others that write wait for some hundred of them at most.
 * @returns null, with nothing done, when the stock has another version by then
 * @throws SlugTakenError, and an Error for a vehicle that another dealership has
 */
export async function publishDifference(
  queries: Kysely<Schema>,
  { about = { kind: "other", at: new Date().toISOString(), source: "" }, ...rest }: EditionRequest,
): Promise<PublishResult | null> {
  const request = { ...rest, about };
  const { dealershipId, version, difference } = request;
  if (difference.added.length + difference.changed.length + difference.removed.length === 0)
    return queries.transaction().execute((transaction) => publishNothing(transaction, request));
  await tidyEditions(queries);
  const draft = await beginDraft(queries, dealershipId, version);
  if (draft === null) return null;
  const result = await written(queries, draft, request);
  if (result === null) return null;
  // It is published. What cannot be tidied now is tidied by whoever comes next.
  await tidyEditions(queries).catch(() => undefined);
  return result;
}

async function written(
  queries: Kysely<Schema>,
  draft: Draft,
  request: Request,
): Promise<PublishResult | null> {
  try {
    await writeDraft(queries, draft, request);
    return await queries.transaction().execute((transaction) => publishDraft(transaction, draft, request));
  } catch (error) {
    // What cannot be undone now is undone by the next draft.
    await dropDraft(queries, draft).catch(() => undefined);
    if (error instanceof SupersededError) return null;
    throw error;
  }
}

async function writeDraft(
  queries: Kysely<Schema>,
  draft: Draft,
  { difference: { added, changed, removed }, about }: Request,
): Promise<void> {
  const { dealershipId, number } = draft;
  const small = new SmallTransactions(queries);
  const before = new BeforeKeeper({ dealershipId, number, at: about.at });
  const write = (work: (transaction: Transaction<Schema>) => Promise<void>) =>
    small.run(async (transaction) => {
      await lockVersion(transaction);
      await holdDraft(transaction, draft);
      await work(transaction);
    });
  const slugs = new Map(changed.map(({ id, slug }) => [id, slug]));
  // First what goes, so that two vehicles may exchange their paths.
  for (const ids of parts([...removed, ...slugs.keys()])) {
    const piece = await before.published(queries, ids, slugs);
    await write(async (transaction) => {
      await before.keep(transaction, piece);
      await endRows(transaction, dealershipId, ids, number);
    });
  }
  for (const some of parts(changed)) {
    const rows = rowsFrom(dealershipId, number, some);
    await write((transaction) => putRows(transaction, dealershipId, rows));
  }
  for (const some of parts(added)) {
    const piece = await before.absent(some.map(({ id }) => id));
    const rows = rowsFrom(dealershipId, number, some);
    await write(async (transaction) => {
      await before.keep(transaction, piece);
      await putRows(transaction, dealershipId, rows);
    });
  }
}

async function publishDraft(
  transaction: Transaction<Schema>,
  draft: Draft,
  { dealershipId, version, difference, about }: Request,
): Promise<PublishResult> {
  const next = (await lockVersion(transaction)) + 1;
  await holdDraft(transaction, draft);
  const counts = countsOf(difference);
  const versions = { before: version, after: next };
  await keepImport(transaction, draft.number, dealershipId, { about, counts, versions });
  await forgetOld(transaction, dealershipId, about);
  if (about.origin !== undefined) await markSource(transaction, dealershipId, about.origin);
  await transaction.updateTable("stock_publication").set({ version: next }).execute();
  await transaction
    .updateTable("stock_dealership")
    .set({ version: next, edition: draft.number, untidied: next, draft_at: null })
    .where("id", "=", dealershipId)
    .execute();
  return { ...counts, version: next };
}

/** An import that changes nothing is in the history too. */
async function publishNothing(
  transaction: Transaction<Schema>,
  { dealershipId, version, difference, about }: Request,
): Promise<PublishResult | null> {
  const last = await lockVersion(transaction);
  if ((await stateOf(transaction, dealershipId)).version !== version) return null;
  const counts = countsOf(difference);
  const versions = { before: version, after: version };
  await keepImport(transaction, await nextNumber(transaction), dealershipId, { about, counts, versions });
  await forgetOld(transaction, dealershipId, about);
  if (about.origin !== undefined) await markSource(transaction, dealershipId, about.origin);
  return { ...counts, version: last };
}

/** How many vehicles a publication adds, changes, removes and leaves. */
export function countsOf({
  added,
  changed,
  removed,
  unchanged,
}: StockDifference): Omit<PublishResult, "version"> {
  return { added: added.length, changed: changed.length, removed: removed.length, unchanged };
}
