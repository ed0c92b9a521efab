import { createHmac, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/infra/db/schema.server";

/** The setting that holds the day's key, so that every process of a region makes the same digests. */
const KEY_PREFIX = "visitor-key-";
/** Deeds of one address that count on a day, whatever its browsers call themselves: more than a household does. */
const MOST_DEEDS_A_DAY = 500;

/** Something a visitor did. */
export interface Deed {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Tells people apart within a day: the address we talk to. */
  readonly visitor: string;
  /** "view 7" */
  readonly deed: string;
}

/**
 * Whether a deed counts: the visitor does it for the first time that day and has not done too much. Runs in a
 * transaction.
 */
export async function isFirstToday(
  db: Kysely<Schema>,
  { day, visitor, deed }: Deed,
  most = MOST_DEEDS_A_DAY,
): Promise<boolean> {
  const row = { day, visitor: digest(await keyOf(db, day), visitor), deed };
  const added = await db
    .insertInto("day_visitor")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  const { deeds } = await db
    .selectFrom("day_visitor")
    .select(({ fn }) => fn.countAll().as("deeds"))
    .where("day", "=", day)
    .where("visitor", "=", row.visitor)
    .executeTakeFirstOrThrow();
  if (Number(deeds) <= most) return true;
  const mine = db.deleteFrom("day_visitor").where("day", "=", day).where("visitor", "=", row.visitor);
  await mine.where("deed", "=", deed).execute();
  return false;
}

/** The key of a day. The first visit of a day makes it and deletes the visitors of earlier days. */
async function keyOf(db: Kysely<Schema>, day: string): Promise<string> {
  const name = KEY_PREFIX + day;
  const read = () => db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  const known = await read();
  if (known !== undefined) return known.value;
  await db
    .insertInto("setting")
    .values({ name, value: randomBytes(32).toString("base64url"), changed_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  await db.deleteFrom("day_visitor").where("day", "<", day).execute();
  await db.deleteFrom("setting").where("name", "like", `${KEY_PREFIX}%`).where("name", "<", name).execute();
  return (await read())?.value ?? "";
}

function digest(key: string, visitor: string): string {
  return createHmac("sha256", key).update(visitor).digest("base64url").slice(0, 22);
}
