import { randomBytes } from "node:crypto";
import type { FormFiles } from "~/ports/form-files";
import type { Database } from "./database.server";

/** Files in the database: there every replica finds them, and a backup of it is whole. */
export function createFormFiles({ queries }: Database): FormFiles {
  return {
    async keep(tenant, submissionKey, { name, bytes }, at) {
      const own = { tenant, submission_key: submissionKey, name };
      await queries
        .insertInto("form_file")
        .values({
          id: randomBytes(16).toString("base64url"),
          ...own,
          kept_at: at,
          base64: Buffer.from(bytes).toString("base64"),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const query = queries
        .selectFrom("form_file")
        .select("id")
        .where((where) => where.and(own));
      return (await query.executeTakeFirstOrThrow()).id;
    },
    async find(tenant, id) {
      const row = await queries
        .selectFrom("form_file")
        .select(["name", "base64"])
        .where((where) => where.and({ tenant, id }))
        .executeTakeFirst();
      return row === undefined ? null : { name: row.name, bytes: Buffer.from(row.base64, "base64") };
    },
    async purge(before) {
      await queries.deleteFrom("form_file").where("kept_at", "<", before).execute();
    },
  };
}
