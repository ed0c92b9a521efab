import type { ApiScope } from "~/ports/api-keys";

/**
 * A key by which a dealer's system calls the API. Rows stay when a key is revoked: the list shows them. The tables of the
 * API have kept the name of their first use: a process of the release before may still be at work on them.
 */
interface ApiKeyTable {
  /** The part of the key by which it is found and named; no secret. */
  id: string;
  scope: ApiScope;
  tenant: string;
  /** The one dealership it is for; null for all of the dealer's. */
  dealership_id: string | null;
  /** What an operator calls it. */
  name: string;
  /** Of the secret part. */
  digest: string;
  created_at: string;
  /** Day of its last use. */
  used_on: string | null;
  revoked_at: string | null;
}

/** What a request with an `Idempotency-Key` was answered. */
interface ApiAnswerTable {
  /** Of the key that asked and its `Idempotency-Key`. */
  digest: string;
  key_id: string;
  /** Digest of method, address and body. */
  request: string;
  claimed_at: string;
  expires_at: string;
  /** Null while it is under way. */
  status: number | null;
  body: string | null;
}

/** Tables of the API. */
export interface ApiSchema {
  stock_push_key: ApiKeyTable;
  stock_push_answer: ApiAnswerTable;
}
