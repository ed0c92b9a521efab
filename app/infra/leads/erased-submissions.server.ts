import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/infra/db/schema.server";

/** A submission, by the key that is the same each time it is sent. */
export interface SubmissionId {
  readonly tenant: string;
  readonly submissionKey: string;
}

/** Notes, within the transaction that erases them, that these submissions make no lead again. */
export async function noteErased(
  transaction: Kysely<Schema>,
  submissions: readonly SubmissionId[],
  now: Date,
): Promise<void> {
  const erasedAt = now.toISOString();
  for (const { tenant, submissionKey } of submissions) {
    await transaction
      .insertInto("erased_submission")
      .values({ tenant, key_digest: digestOf(submissionKey), erased_at: erasedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Whether a submission's lead was erased with its person. */
export async function wasErased(
  transaction: Kysely<Schema>,
  { tenant, submissionKey }: SubmissionId,
): Promise<boolean> {
  const found = await transaction
    .selectFrom("erased_submission")
    .select("erased_at")
    .where("tenant", "=", tenant)
    .where("key_digest", "=", digestOf(submissionKey))
    .executeTakeFirst();
  return found !== undefined;
}

/** A key says nothing of a person; what stays of it after erasing is not even the key. */
function digestOf(submissionKey: string): string {
  return createHash("sha256").update(submissionKey).digest("base64url");
}
