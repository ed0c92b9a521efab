/** A key by which a dealer's system pushes stock. Rows stay when a key is revoked: the list shows them. */
interface StockPushKeyTable {
  /** The part of the key by which it is found and named; no secret. */
  id: string;
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

/** What a push with an `Idempotency-Key` was answered. */
interface StockPushAnswerTable {
  /** Of the key that pushed and its `Idempotency-Key`. */
  digest: string;
  key_id: string;
  /** Digest of method, address and body. */
  request: string;
  claimed_at: string;
  expires_at: string;
  /** Null while the push is under way. */
  status: number | null;
  body: string | null;
}

/** Tables of what dealers' systems push. */
export interface PushSchema {
  stock_push_key: StockPushKeyTable;
  stock_push_answer: StockPushAnswerTable;
}
