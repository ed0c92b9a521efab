import { randomBytes } from "node:crypto";
import { digestOf, newSecret, sameDigest } from "~/infra/accounts/secret-digest.server";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import type { ApiKey, ApiKeys, ApiScope } from "~/ports/api-keys";

/** What keys of a scope start with: people see which is which. */
const PREFIXES = { stock: "fcp", leads: "fcl" } as const satisfies Record<ApiScope, string>;
/** The prefix, the id, the secret. */
const KEY = /^([a-z]{3})_([0-9a-f]{12})_([\w-]{43})$/;

/** Compared with where there is no such key, so that an id that exists takes no longer than one that does not. */
const NO_DIGEST = digestOf("no key");

/** The keys in the database. */
export function createApiKeys({ queries: db }: Pick<Database, "queries">, clock: Clock): ApiKeys {
  return {
    async find(scope, text) {
      const [, prefix, id = "", secret = ""] = KEY.exec(text) ?? [];
      if (prefix !== PREFIXES[scope]) return null;
      const row = await db.selectFrom("stock_push_key").selectAll().where("id", "=", id).executeTakeFirst();
      const isRight = sameDigest(row?.digest ?? NO_DIGEST, digestOf(secret));
      if (row === undefined || !isRight || row.revoked_at !== null || row.scope !== scope) return null;
      const today = clock.now().toISOString().slice(0, 10);
      // Once a day: that a key is in use is worth no write at every push.
      if (row.used_on !== today)
        await db.updateTable("stock_push_key").set({ used_on: today }).where("id", "=", id).execute();
      return keyOf({ ...row, used_on: today });
    },
    async add({ scope, tenant, dealershipId, name }) {
      const secret = newSecret();
      const id = randomBytes(6).toString("hex");
      const row = {
        id,
        scope,
        tenant,
        dealership_id: dealershipId,
        name,
        digest: digestOf(secret),
        created_at: clock.now().toISOString(),
        used_on: null,
        revoked_at: null,
      };
      await db.insertInto("stock_push_key").values(row).execute();
      return { key: keyOf(row), secret: `${PREFIXES[scope]}_${id}_${secret}` };
    },
    async list(scope, tenant) {
      const every = db.selectFrom("stock_push_key").selectAll().where("scope", "=", scope);
      const all = every.orderBy("created_at").orderBy("id");
      const rows = await (tenant === undefined ? all : all.where("tenant", "=", tenant)).execute();
      return rows.map(keyOf);
    },
    async revoke(scope, id) {
      const { numUpdatedRows } = await db
        .updateTable("stock_push_key")
        .set({ revoked_at: clock.now().toISOString() })
        .where("id", "=", id)
        .where("scope", "=", scope)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function keyOf(row: Schema["stock_push_key"]): ApiKey {
  const { id, scope, tenant, name } = row;
  return {
    id,
    scope,
    tenant,
    name,
    dealershipId: row.dealership_id,
    createdAt: row.created_at,
    usedOn: row.used_on,
    revokedAt: row.revoked_at,
  };
}
