import type { Transaction } from "kysely";
import * as z from "zod";
import { HistoryError, type KeptImport } from "~/ports/stock-history";
import type { PublishResult } from "~/ports/stock-store";
import type { Schema } from "../schema.server";
import { applyDifference, publishedCount, type StockRow, toRow } from "../stock-publication.server";
import { parts, storedVehicles, versionOf } from "./keep-publication.server";
import { stateAfter } from "./kept-changes.server";

const addressed = z.object({ slug: z.string() });

/** Publishes a dealership's stock as it stood after an import. @throws HistoryError when there is no way back */
export async function rollBack(
  transaction: Transaction<Schema>,
  target: KeptImport,
  version: number,
  at: string,
): Promise<PublishResult> {
  const { dealershipId, number } = target;
  if (target.kind === "refused")
    throw new HistoryError(`import ${number} was refused: it published nothing that could be brought back`);
  await requireAllKept(transaction, target);
  const wanted = await stateAfter(transaction, dealershipId, number);
  const added: StockRow[] = [];
  const changed: StockRow[] = [];
  const removed: string[] = [];
  for (const some of parts([...wanted])) {
    const now = new Map(
      (
        await storedVehicles(
          transaction,
          some.map(([id]) => id),
        )
      ).map((row) => [row.id, row]),
    );
    for (const [id, document] of some) {
      const present = now.get(id);
      if (document === null) {
        if (present !== undefined) removed.push(id);
        continue;
      }
      if (present?.document === document) continue;
      const row = toRow(id, addressed.parse(JSON.parse(document)).slug, document);
      (present === undefined ? added : changed).push(row);
    }
  }
  const total = await publishedCount(transaction, dealershipId);
  const unchanged = total - changed.length - removed.length;
  const about = {
    kind: "rollback" as const,
    at,
    source: `import ${number}`,
    details: { ...target.details, restored: number },
    // Demonstration stock that comes back is made anew at the next start.
    origin: target.kind === "demo" ? "demo 0 back" : "import",
  };
  return applyDifference(transaction, dealershipId, version, { added, changed, removed, unchanged }, about);
}

/** Every publication since then is undone, so every one of them has to be kept. */
async function requireAllKept(
  transaction: Transaction<Schema>,
  { dealershipId, number }: KeptImport,
): Promise<void> {
  const rows = await transaction
    .selectFrom("stock_import")
    .select(["number", "version", "version_before"])
    .where("dealership_id", "=", dealershipId)
    .where("number", ">=", number)
    .orderBy("number")
    .execute();
  const present = await versionOf(transaction, dealershipId);
  const gap = rows.find(({ version }, at) => (rows[at + 1]?.version_before ?? present) !== version);
  if (gap !== undefined)
    throw new HistoryError(
      `the stock of "${dealershipId}" was changed after import ${gap.number} by something that keeps no history: there is no exact way back beyond it`,
    );
}
