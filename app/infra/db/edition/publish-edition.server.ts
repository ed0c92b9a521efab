import type { Kysely, Transaction } from "kysely";
import type { PublicationAbout, PublishResult, StockDifference } from "~/ports/stock-store";
import { forgetOld, keepImport } from "../history/keep-publication.server";
import { nextNumber } from "../history/import-numbers.server";
import { lockVersion } from "../publication-lock.server";
import type { Schema } from "../schema.server";
import { markSource } from "../stock-source.server";
import { beginDraft, type Draft, dropDraft, holdDraft, SupersededError } from "./draft.server";
import type { EditionAhead } from "./edition-ahead.server";
import { EditionWriter } from "./edition-writer.server";
import { stateOfDealership } from "./stock-rows.server";
import { tidyEditions } from "./tidy-editions.server";

/** What one dealership's stock is to become. */
interface EditionRequest {
  readonly dealershipId: string;
  /** Of the stock with which the difference was worked out. */
  readonly version: number;
  readonly difference: StockDifference;
  readonly about: PublicationAbout | undefined;
  /** What is written of it already. */
  readonly ahead?: EditionAhead;
}

type Request = Omit<EditionRequest, "ahead"> & { readonly about: PublicationAbout };

/**
 * Publishes a dealership's stock: what is new is written in small transactions, where nobody sees it; one short
 * transaction makes it the published edition, and small ones delete what it replaced. However many vehicles there are,
 * others that write wait for some hundred of them at most.
 * @returns null, with nothing done, when the stock has another version by then
 * @throws SlugTakenError, and an Error for a vehicle that another dealership has
 */
export async function publishDifference(
  queries: Kysely<Schema>,
  { about = { kind: "other", at: new Date().toISOString(), source: "" }, ahead, ...rest }: EditionRequest,
): Promise<PublishResult | null> {
  const request = { ...rest, about };
  const { difference } = request;
  if (difference.added.length + difference.changed.length + difference.removed.length === 0) {
    await ahead?.drop();
    return queries.transaction().execute((transaction) => publishNothing(transaction, request));
  }
  const writer = await (ahead === undefined
    ? writtenNow(queries, request)
    : writtenAhead(queries, request, ahead));
  if (writer === null) return null;
  const result = await undoneOnFault(queries, writer.draft, () =>
    queries.transaction().execute((transaction) => publishDraft(transaction, writer.draft, request)),
  );
  if (result === null) return null;
  // It is published. What cannot be tidied now is tidied by whoever comes next.
  await tidyEditions(queries).catch(() => undefined);
  return result;
}

async function writtenNow(
  queries: Kysely<Schema>,
  { dealershipId, version, difference, about }: Request,
): Promise<EditionWriter | null> {
  await tidyEditions(queries);
  const draft = await beginDraft(queries, dealershipId, version);
  if (draft === null) return null;
  return undoneOnFault(queries, draft, async () => {
    const writer = new EditionWriter(queries, draft, about.at);
    await writer.write(difference);
    return writer;
  });
}

/** Writes what is not written yet. */
async function writtenAhead(
  queries: Kysely<Schema>,
  { difference: { added, changed, removed } }: Request,
  ahead: EditionAhead,
): Promise<EditionWriter | null> {
  const writer = await ahead.writeRest(added);
  if (writer === null) return null;
  return undoneOnFault(queries, writer.draft, async () => {
    await writer.write({ added: [], changed, removed });
    return writer;
  });
}

/** @returns null when something else changed the stock; nothing is left of the draft then, nor after any other fault */
async function undoneOnFault<Result>(
  queries: Kysely<Schema>,
  draft: Draft,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    // What cannot be undone now is undone by the next draft.
    await dropDraft(queries, draft).catch(() => undefined);
    if (error instanceof SupersededError) return null;
    throw error;
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
  if ((await stateOfDealership(transaction, dealershipId)).version !== version) return null;
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
