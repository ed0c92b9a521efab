import { randomBytes } from "node:crypto";
import { digestOf, newSecret, sameDigest } from "~/infra/accounts/secret-digest.server";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import type { PushKey, PushKeys } from "~/ports/stock-push";

/** `fcp_`, the id, the secret. */
const KEY = /^fcp_([0-9a-f]{12})_([\w-]{43})$/;

/** Compared with where there is no such key, so that an id that exists takes no longer than one that does not. */
const NO_DIGEST = digestOf("no key");

/** The keys in the database. */
export function createPushKeys({ queries: db }: Pick<Database, "queries">, clock: Clock): PushKeys {
  return {
    async find(text) {
      const [, id = "", secret = ""] = KEY.exec(text) ?? [];
      if (id === "") return null;
      const row = await db.selectFrom("stock_push_key").selectAll().where("id", "=", id).executeTakeFirst();
      const isRight = sameDigest(row?.digest ?? NO_DIGEST, digestOf(secret));
      if (row === undefined || !isRight || row.revoked_at !== null) return null;
      const today = clock.now().toISOString().slice(0, 10);
      // Once a day: that a key is in use is worth no write at every push.
      if (row.used_on !== today)
        await db.updateTable("stock_push_key").set({ used_on: today }).where("id", "=", id).execute();
      return keyOf({ ...row, used_on: today });
    },
    async add({ tenant, dealershipId, name }) {
      const secret = newSecret();
      const id = randomBytes(6).toString("hex");
      const row = {
        id,
        tenant,
        dealership_id: dealershipId,
        name,
        digest: digestOf(secret),
        created_at: clock.now().toISOString(),
        used_on: null,
        revoked_at: null,
      };
      await db.insertInto("stock_push_key").values(row).execute();
      return { key: keyOf(row), secret: `fcp_${id}_${secret}` };
    },
    async list(tenant) {
      const all = db.selectFrom("stock_push_key").selectAll().orderBy("created_at").orderBy("id");
      const rows = await (tenant === undefined ? all : all.where("tenant", "=", tenant)).execute();
      return rows.map(keyOf);
    },
    async revoke(id) {
      const { numUpdatedRows } = await db
        .updateTable("stock_push_key")
        .set({ revoked_at: clock.now().toISOString() })
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function keyOf(row: Schema["stock_push_key"]): PushKey {
  const { id, tenant, name } = row;
  return {
    id,
    tenant,
    name,
    dealershipId: row.dealership_id,
    createdAt: row.created_at,
    usedOn: row.used_on,
    revokedAt: row.revoked_at,
  };
}
