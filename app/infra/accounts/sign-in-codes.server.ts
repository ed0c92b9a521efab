import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { CODE_MINUTES, codeFrom, MOST_TRIES, secondsToNextCode } from "~/domain/account/one-time-code";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import type { CodeAsker, CodeOutcome, SentCode } from "~/ports/shopper-accounts";
import { digestOf, keyedDigest, newSecret, sameDigest } from "./secret-digest.server";

const DAY_MS = 86_400_000;

/** What codes are made and checked with. */
export interface CodeContext {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** The first signs, all of them verify. */
  readonly secrets: readonly [string, ...string[]];
}

/** What a code is asked for with. */
interface AskedCode {
  readonly tenant: string;
  /** E.164. */
  readonly phone: string;
  readonly asker: CodeAsker;
}

/** The asker noted for all browsers that signed in to the number before. */
const KNOWN = "known";
/** Stands in place of a dealer in a number's row for all dealers. */
const ALL_DEALERS = "*";

/** See `ShopperAccounts.makeCode`; within a transaction. */
export async function makeCode(
  { db, clock, secrets }: CodeContext,
  { tenant, phone, asker: { address, known } }: AskedCode,
): Promise<CodeOutcome> {
  const now = clock.now();
  const asker = known ? KNOWN : keyedDigest(secrets[0], `asker\n${address}`);
  await lockNumber(db, phone, now);
  const sent = await recentCodes(db, phone, now);
  const times = (rows: typeof sent) => rows.map(({ sent_at: at }) => new Date(at));
  const own = sent.filter((code) => code.asker === asker);
  const seconds = secondsToNextCode(
    {
      here: times(own.filter((code) => code.tenant === tenant)),
      asker: times(own),
      strangers: known ? null : times(sent.filter((code) => code.asker !== KNOWN)),
    },
    now,
  );
  if (seconds > 0) return { kind: "wait", seconds };
  await db
    .updateTable("sign_in_code")
    .set({ closed: 1 })
    .where("tenant", "=", tenant)
    .where("phone", "=", phone)
    .where("asker", "=", asker)
    .execute();
  const challenge = newSecret();
  const code = codeFrom(randomInt(1_000_000));
  await db
    .insertInto("sign_in_code")
    .values({
      challenge: digestOf(challenge),
      tenant,
      phone,
      digest: codeDigest(secrets[0], challenge, code),
      sent_at: now.toISOString(),
      expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString(),
      tries: 0,
      closed: 0,
      asker,
    })
    .execute();
  return { kind: "made", challenge, code };
}

/** Locks the number's row until the transaction ends: of two requests for the number, the second waits. */
async function lockNumber(db: Kysely<Schema>, phone: string, now: Date): Promise<void> {
  const changed = { changed_at: now.toISOString() };
  await db
    .insertInto("sign_in_number")
    .values({ tenant: ALL_DEALERS, phone, ...changed })
    .onConflict((conflict) => conflict.columns(["tenant", "phone"]).doUpdateSet(changed))
    .execute();
}

function recentCodes(db: Kysely<Schema>, phone: string, now: Date) {
  return db
    .selectFrom("sign_in_code")
    .select(["sent_at", "asker", "tenant"])
    .where("phone", "=", phone)
    .where("sent_at", ">", new Date(now.getTime() - DAY_MS).toISOString())
    .execute();
}

/** See `ShopperAccounts.pendingCode`. */
export async function pendingCode(
  { db, clock }: CodeContext,
  tenant: string,
  challenge: string,
  closed: boolean,
): Promise<SentCode | null> {
  const row = await db
    .selectFrom("sign_in_code")
    .select(["phone", "expires_at", "closed"])
    .where("challenge", "=", digestOf(challenge))
    .where("tenant", "=", tenant)
    .executeTakeFirst();
  // The page of a spent code stays, to say so and to offer another code.
  if (row === undefined || (row.closed === 1 && !closed)) return null;
  if (row.expires_at <= clock.now().toISOString() && !closed) return null;
  return { challenge, phone: row.phone, expiresAt: row.expires_at };
}

/** What a typed code proves: the number it was sent to, or why the code is not valid. */
export type CodeProof =
  | { readonly answer: "right"; readonly phone: string }
  | { readonly answer: "wrong" | "expired" | "spent"; readonly triesLeft: number };

/**
 * Uses up one try of a code; see `ShopperAccounts.checkCode`. Runs within a transaction: a try that is rolled back does
 * not count.
 */
export async function proveCode(
  { db, clock, secrets }: CodeContext,
  tenant: string,
  challenge: string,
  code: string,
): Promise<CodeProof> {
  const id = digestOf(challenge);
  // The try is counted before the code is compared, so that tries made at the same time are all counted.
  const counted = await db
    .updateTable("sign_in_code")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("challenge", "=", id)
    .where("tenant", "=", tenant)
    .where("closed", "=", 0)
    .where("tries", "<", MOST_TRIES)
    .where("expires_at", ">", clock.now().toISOString())
    .executeTakeFirst();
  const row = await db
    .selectFrom("sign_in_code")
    .selectAll()
    .where("challenge", "=", id)
    .where("tenant", "=", tenant)
    .executeTakeFirst();
  if (row === undefined || counted.numUpdatedRows === 0n) {
    const spent = row !== undefined && row.closed === 0 && row.tries >= MOST_TRIES;
    return { answer: spent ? "spent" : "expired", triesLeft: 0 };
  }
  const right = secrets.some((secret) => sameDigest(row.digest, codeDigest(secret, challenge, code)));
  const triesLeft = Math.max(0, MOST_TRIES - row.tries);
  if (!right) return { answer: triesLeft === 0 ? "spent" : "wrong", triesLeft };
  return (await closeCode(db, id))
    ? { answer: "right", phone: row.phone }
    : { answer: "expired", triesLeft: 0 };
}

/** Whether this call closed the code; of several at once, one gets true. */
async function closeCode(db: Kysely<Schema>, id: string): Promise<boolean> {
  const closed = await db
    .updateTable("sign_in_code")
    .set({ closed: 1 })
    .where("challenge", "=", id)
    .where("closed", "=", 0)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** See `ShopperAccounts.dropCode`. */
export async function dropCode({ db }: CodeContext, tenant: string, challenge: string): Promise<void> {
  await db
    .deleteFrom("sign_in_code")
    .where("challenge", "=", digestOf(challenge))
    .where("tenant", "=", tenant)
    .execute();
}

function codeDigest(secret: string, challenge: string, code: string): string {
  return keyedDigest(secret, `one-time code\n${challenge}\n${code}`);
}
