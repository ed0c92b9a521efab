/** What a key opens: stock that is pushed, leads that are added. A key for one is worth nothing for the other. */
export type ApiScope = "stock" | "leads";

/** A key by which a dealer's system calls the API. */
export interface ApiKey {
  /** No secret: it is shown in lists and logs. */
  readonly id: string;
  readonly scope: ApiScope;
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
export interface ApiKeys {
  /** The valid key of a scope that a text is; null for any other text. */
  find(scope: ApiScope, secret: string): Promise<ApiKey | null>;
  /** Makes a key. @returns it with its secret, which is not kept */
  add(
    key: Pick<ApiKey, "scope" | "tenant" | "dealershipId" | "name">,
  ): Promise<{ readonly key: ApiKey; readonly secret: string }>;
  /** Those of a scope, the oldest first, revoked ones too. */
  list(scope: ApiScope, tenant?: string): Promise<readonly ApiKey[]>;
  /** @returns false where no valid key of the scope has this id */
  revoke(scope: ApiScope, id: string): Promise<boolean>;
}

/** The database did not answer in time: somebody else is writing, or it is away. The same request may be sent again. */
export class ApiBusyError extends Error {
  override readonly name = "ApiBusyError";
}

/** An answer that was given. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** What was found for an `Idempotency-Key`. */
export type AnswerClaim =
  | { readonly kind: "new" }
  | { readonly kind: "kept"; readonly answer: KeptAnswer }
  /** The key came with another request before. */
  | { readonly kind: "other" }
  /** The same request is being answered. */
  | { readonly kind: "underWay" };

/** Answers to requests that carry an `Idempotency-Key`, kept for a day. */
export interface ApiAnswers {
  /** @param request what was asked: method, address and body */
  claim(keyId: string, idempotencyKey: string, request: string): Promise<AnswerClaim>;
  keep(keyId: string, idempotencyKey: string, answer: KeptAnswer): Promise<void>;
  /** Gives a claim up: nothing was done. */
  release(keyId: string, idempotencyKey: string): Promise<void>;
}
