import { DAY_MS } from "~/domain/time/day";
import { digestOf } from "~/infra/accounts/secret-digest.server";
import type { Database } from "~/infra/db/database.server";
import { sweepTable } from "~/infra/db/sweep-table.server";
import type { Clock } from "~/ports/clock";
import type { ApiAnswers, AnswerClaim } from "~/ports/api-keys";

/** How long an answer is kept. */
const KEPT_MS = DAY_MS;
/** After this a request that was not answered was cut off, and may be tried again. */
const CUT_OFF_MS = 60_000;
/** Answers that one key can have kept: the oldest go. */
const MOST_OF_A_KEY = 10_000;
/** How often what is old is deleted. */
const SWEEP_MS = 600_000;

/** The answers in the database. */
export function createApiAnswers({ queries: db }: Pick<Database, "queries">, clock: Clock): ApiAnswers {
  let sweptAt = 0;
  const rowOf = (keyId: string, idempotencyKey: string) => digestOf(`${keyId}\n${idempotencyKey}`);
  const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  const sweep = async (keyId: string) => {
    if (clock.now().getTime() - sweptAt < SWEEP_MS) return;
    sweptAt = clock.now().getTime();
    await sweepTable(db, "stock_push_answer", "expires_at", at(0));
    const last = await db
      .selectFrom("stock_push_answer")
      .select("expires_at")
      .where("key_id", "=", keyId)
      .orderBy("expires_at", "desc")
      .offset(MOST_OF_A_KEY)
      .limit(1)
      .executeTakeFirst();
    if (last !== undefined)
      await db
        .deleteFrom("stock_push_answer")
        .where("key_id", "=", keyId)
        .where("expires_at", "<=", last.expires_at)
        .execute();
  };
  return {
    async claim(keyId, idempotencyKey, asked) {
      await sweep(keyId);
      const digest = rowOf(keyId, idempotencyKey);
      const request = digestOf(asked);
      const fresh = { claimed_at: at(0), expires_at: at(KEPT_MS), status: null, body: null };
      // What has expired, or was cut off, is claimed anew; of several at once, one succeeds.
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("stock_push_answer")
        .values({ digest, key_id: keyId, request, ...fresh })
        .onConflict((conflict) =>
          conflict
            .column("digest")
            .doUpdateSet({ request, ...fresh })
            .where((where) =>
              where.or([
                where("stock_push_answer.expires_at", "<=", at(0)),
                where.and([
                  where("stock_push_answer.status", "is", null),
                  where("stock_push_answer.request", "=", request),
                  where("stock_push_answer.claimed_at", "<=", at(-CUT_OFF_MS)),
                ]),
              ]),
            ),
        )
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows > 0n) return { kind: "new" };
      const row = await db
        .selectFrom("stock_push_answer")
        .select(["request", "status", "body"])
        .where("digest", "=", digest)
        .executeTakeFirst();
      return claimOf(row, request);
    },
    async keep(keyId, idempotencyKey, { status, body }) {
      await db
        .updateTable("stock_push_answer")
        .set({ status, body })
        .where("digest", "=", rowOf(keyId, idempotencyKey))
        .execute();
    },
    async release(keyId, idempotencyKey) {
      await db
        .deleteFrom("stock_push_answer")
        .where("digest", "=", rowOf(keyId, idempotencyKey))
        .where("status", "is", null)
        .execute();
    },
  };
}

function claimOf(
  row: { request: string; status: number | null; body: string | null } | undefined,
  request: string,
): AnswerClaim {
  // Given up a moment ago: the sender tries again.
  if (row === undefined) return { kind: "underWay" };
  if (row.request !== request) return { kind: "other" };
  if (row.status === null) return { kind: "underWay" };
  return { kind: "kept", answer: { status: row.status, body: row.body ?? "" } };
}
