import type { SearchOutbox } from "~/infra/db/search-outbox.server";
import { Turns } from "~/infra/turns.server";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import type { StockStore } from "~/ports/stock-store";
import { toImportLine } from "../typesense/typesense-document.server";
import type { KeptIndex } from "./kept-index.server";

/** Batches of stock between two renewals of the lease, which take a write each. */
const BATCHES_PER_LEASE = 10;

/** What is held against what. */
export interface Comparison {
  readonly index: KeptIndex;
  readonly stock: Pick<StockStore, "all">;
  readonly outbox: Pick<SearchOutbox, "add">;
  readonly quotes?: RepaymentQuotes;
  /** Renews the lease: nobody else may write to the index meanwhile. */
  readonly keep: () => Promise<void>;
}

/**
 * Holds an index against the published stock and puts every vehicle that differs into the outbox.
 * @returns how many; those that were waiting there anyway are not counted
 */
export async function compareIndex({ index, stock, outbox, quotes, keep }: Comparison): Promise<number> {
  // First the index, then the stock: what is published in between is in the outbox and so is no drift.
  const held = await index.digests();
  const different: string[] = [];
  const turns = new Turns();
  let batches = 0;
  for await (const batch of stock.all()) {
    if (batches++ % BATCHES_PER_LEASE === 0) await keep();
    for (const vehicle of batch) {
      if (held.get(vehicle.id) !== toImportLine(vehicle, quotes).digest) different.push(vehicle.id);
      held.delete(vehicle.id);
      await turns.take();
    }
  }
  return outbox.add([...different, ...held.keys()]);
}
