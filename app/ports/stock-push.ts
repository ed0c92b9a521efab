import type { PushItem } from "~/domain/stock/push/push-schemas";
import type { FeedRow } from "~/domain/stock/file/feed-file";

/** A key by which a dealer's system pushes stock. */
export interface PushKey {
  /** No secret: it is shown in lists and logs. */
  readonly id: string;
  readonly tenant: string;
  /** The one dealership it is for; null for all that the dealer's file lists. */
  readonly dealershipId: string | null;
  readonly name: string;
  /** ISO time. */
  readonly createdAt: string;
  /** Day of its last use; null for none. */
  readonly usedOn: string | null;
  /** ISO time; null while it is valid. */
  readonly revokedAt: string | null;
}

/** Keys of dealers' systems. Secrets are kept as digests. */
export interface PushKeys {
  /** The valid key that a text is; null for any other text. */
  find(secret: string): Promise<PushKey | null>;
  /** Makes a key. @returns it with its secret, which is not kept */
  add(
    key: Pick<PushKey, "tenant" | "dealershipId" | "name">,
  ): Promise<{ readonly key: PushKey; readonly secret: string }>;
  /** The oldest first, revoked ones too. */
  list(tenant?: string): Promise<readonly PushKey[]>;
  /** @returns false where no valid key has this id */
  revoke(id: string): Promise<boolean>;
}

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

/** The database did not take a push in time: somebody else is writing. The same push may be sent again. */
export class PushUnavailableError extends Error {
  override readonly name = "PushUnavailableError";
}

/** Stock that dealers' systems push, vehicle by vehicle. */
export interface StockPush {
  /**
   * Does what was asked in one transaction; operations that are rejected leave their vehicle as it is.
   * @param maxDrop the largest share of the dealership's vehicles that may be removed; null for any
   * @throws PushUnavailableError
   */
  push(dealershipId: string, asked: readonly AskedPush[], maxDrop: number | null): Promise<PushOutcome>;
}

/** An answer that was given. */
export interface KeptPushAnswer {
  readonly status: number;
  readonly body: string;
}

/** What was found for an `Idempotency-Key`. */
export type PushClaim =
  | { readonly kind: "new" }
  | { readonly kind: "kept"; readonly answer: KeptPushAnswer }
  /** The key came with another request before. */
  | { readonly kind: "other" }
  /** The same request is being answered. */
  | { readonly kind: "underWay" };

/** Answers to pushes that carry an `Idempotency-Key`, kept for a day. */
export interface PushAnswers {
  /** @param request what was asked: method, address and body */
  claim(keyId: string, idempotencyKey: string, request: string): Promise<PushClaim>;
  keep(keyId: string, idempotencyKey: string, answer: KeptPushAnswer): Promise<void>;
  /** Gives a claim up: nothing was done. */
  release(keyId: string, idempotencyKey: string): Promise<void>;
}
