import type { PushItem } from "~/domain/stock/push/push-schemas";
import type { FeedRow } from "~/domain/stock/file/feed-file";

/** One thing to be done with the vehicle of a stock number. */
export type AskedPush =
  | { readonly op: "remove"; readonly stocknum: string }
  | { readonly op: "put"; readonly stocknum: string; readonly cells: FeedRow };

/** What became of pushed operations. */
export interface PushOutcome {
  /** In the order of the operations. */
  readonly items: readonly PushItem[];
  /** What is done and yet unusual, in sentences. */
  readonly notes: readonly string[];
  /** Of the published stock. */
  readonly version: number;
  /** Why nothing was published; null when nothing spoke against it. */
  readonly refusal: string | null;
}

/** Stock that dealers' systems push, vehicle by vehicle. */
export interface StockPush {
  /**
   * Does what was asked in one transaction; operations that are rejected leave their vehicle as it is.
   * @param maxDrop the largest share of the dealership's vehicles that may be removed; null for any
   * @throws ApiBusyError
   */
  push(dealershipId: string, asked: readonly AskedPush[], maxDrop: number | null): Promise<PushOutcome>;
}
