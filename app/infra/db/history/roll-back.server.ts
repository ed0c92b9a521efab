import type { Kysely } from "kysely";
import * as z from "zod";
import { HistoryError, type KeptImport } from "~/ports/stock-history";
import type { PublishResult, StockDifference, StockDocument } from "~/ports/stock-store";
import type { Schema } from "../schema.server";
import { publishDifference } from "../edition/publish-edition.server";
import { documentDigest, publishedCount, untilPublished } from "../stock-publication.server";
import { parts } from "../edition/small-transactions.server";
import { stateOf } from "../edition/stock-rows.server";
import { storedVehicles } from "./keep-publication.server";
import { stateAfter } from "./kept-changes.server";

const numbered = z.object({
  slug: z.string(),
  stocknum: z.string().nullable().catch(null),
  vin: z.string().nullable().catch(null),
});

/** Publishes a dealership's stock as it stood after an import. @throws HistoryError when there is no way back */
export async function rollBack(
  queries: Kysely<Schema>,
  target: KeptImport,
  at: string,
): Promise<PublishResult> {
  const { dealershipId, number, kind, details } = target;
  if (kind === "refused")
    throw new HistoryError(`import ${number} was refused: it published nothing that could be brought back`);
  const about = {
    kind: "rollback" as const,
    at,
    source: `import ${number}`,
    details: { ...details, restored: number },
    // Demonstration stock that comes back is made anew at the next start.
    origin: kind === "demo" ? "demo 0 back" : "import",
  };
  return untilPublished(dealershipId, async () => {
    const { version } = await stateOf(queries, dealershipId);
    await requireAllKept(queries, target, version);
    const difference = await wayBack(queries, target);
    return publishDifference(queries, { dealershipId, version, difference, about });
  });
}

async function wayBack(
  queries: Kysely<Schema>,
  { dealershipId, number }: KeptImport,
): Promise<StockDifference> {
  const wanted = await stateAfter(queries, dealershipId, number);
  const added: StockDocument[] = [];
  const changed: StockDocument[] = [];
  const removed: string[] = [];
  for (const some of parts([...wanted])) {
    const ids = some.map(([id]) => id);
    const now = new Map((await storedVehicles(queries, ids)).map((row) => [row.id, row]));
    for (const [id, document] of some) {
      const present = now.get(id);
      if (document === null) {
        if (present !== undefined) removed.push(id);
        continue;
      }
      if (present?.document === document) continue;
      (present === undefined ? added : changed).push(rowOf(id, document));
    }
  }
  const total = await publishedCount(queries, dealershipId);
  return { added, changed, removed, unchanged: total - changed.length - removed.length };
}

function rowOf(id: string, document: string): StockDocument {
  return { id, ...numbered.parse(JSON.parse(document)), document, digest: documentDigest(document) };
}

/** Every publication since then is undone, so every one of them has to be kept. */
async function requireAllKept(
  queries: Kysely<Schema>,
  { dealershipId, number }: KeptImport,
  present: number,
): Promise<void> {
  const rows = await queries
    .selectFrom("stock_import")
    .select(["number", "version", "version_before"])
    .where("dealership_id", "=", dealershipId)
    .where("number", ">=", number)
    .orderBy("number")
    .execute();
  const gap = rows.find(({ version }, at) => (rows[at + 1]?.version_before ?? present) !== version);
  if (gap !== undefined)
    throw new HistoryError(
      `the stock of "${dealershipId}" was changed after import ${gap.number} by something that keeps no history: there is no exact way back beyond it`,
    );
}
