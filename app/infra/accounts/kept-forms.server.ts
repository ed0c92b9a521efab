import * as z from "zod";
import type { Database } from "~/infra/db/database.server";
import type { Clock } from "~/ports/clock";
import type { KeptForms } from "~/ports/kept-forms";
import { digestOf, newSecret } from "./secret-digest.server";

const HOURS = 2;
const MOST_BYTES = 64 * 1024;
const FIELDS = z.array(z.tuple([z.string(), z.string()]));

/** Kept forms in the database. */
export function createKeptForms({ queries: db }: Database, clock: Clock): KeptForms {
  return {
    async keep(tenant, path, fields) {
      const secret = newSecret();
      const text = JSON.stringify(fields);
      if (text.length > MOST_BYTES) return secret;
      await db
        .insertInto("kept_form")
        .values({
          digest: digestOf(secret),
          tenant,
          path,
          fields: text,
          expires_at: new Date(clock.now().getTime() + HOURS * 3_600_000).toISOString(),
        })
        .execute();
      return secret;
    },
    async find(tenant, path, secret) {
      const row = await db
        .selectFrom("kept_form")
        .select("fields")
        .where("digest", "=", digestOf(secret))
        .where("tenant", "=", tenant)
        .where("path", "=", path)
        .where("expires_at", ">", clock.now().toISOString())
        .executeTakeFirst();
      return row === undefined ? null : FIELDS.parse(JSON.parse(row.fields));
    },
    async forget(tenant, secret) {
      await db
        .deleteFrom("kept_form")
        .where("digest", "=", digestOf(secret))
        .where("tenant", "=", tenant)
        .execute();
    },
  };
}
