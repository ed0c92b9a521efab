import { createHmac } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { pickPrize } from "~/domain/forms/pick-prize";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";

/** A prize that may be drawn. */
export interface DrawPrize {
  readonly id: string;
  /** Its share of the draw beside the others'. */
  readonly weight: number;
  /** How many there are; null for no end. */
  readonly quantity: number | null;
}

/** One person's entry in a draw. */
export interface DrawEntry {
  /** `site.slug`. */
  readonly tenant: string;
  readonly campaign: string;
  /**
   * Their telephone number and e-mail address, at least one: whoever used either before had their turn. Each is kept
   * as a digest from which it cannot be found.
   */
  readonly contacts: readonly string[];
  /** Key of the form's submission: sent again, it is the same turn. */
  readonly submissionKey: string;
  readonly prizes: readonly DrawPrize[];
  readonly at: string;
  /** A number from 0 to below `max`, each as likely. */
  random(max: number): number;
}

/** What an entry won. */
export interface DrawResult {
  /** Null when nothing was left. */
  readonly prizeId: string | null;
  /** False when the person drew before by another form: the prize is then that of the earlier entry. */
  readonly isNew: boolean;
}

/** Draws of all dealers: one entry for each person in a campaign, and no prize drawn more often than there are. */
export interface PrizeDraws {
  draw(entry: DrawEntry): Promise<DrawResult>;
}

/**
 * Draws in the database, one at a time for a campaign, so that no prize is won more often than there are.
 * @param secret signs who drew; with another secret everybody could draw again
 */
export function createPrizeDraws({ kind, queries }: Database, secret: string): PrizeDraws {
  return {
    draw: (given) =>
      queries.transaction().execute(async (transaction) => {
        const people = given.contacts.map((contact) => digestOfPlayer(secret, { ...given, contact }));
        if (kind === "postgres") await lockCampaign(transaction, given);
        return drawOnce(transaction, { ...given, people: [...new Set(people)] });
      }),
  };
}

/** A number or address that drew, as it is kept. */
export function digestOfPlayer(
  secret: string,
  { tenant, campaign, contact }: Pick<DrawEntry, "tenant" | "campaign"> & { readonly contact: string },
): string {
  return createHmac("sha256", secret)
    .update(["prize-draw", tenant, campaign, contact].join("\n"))
    .digest("base64url");
}

/**
 * Locks a campaign. SQLite lets one transaction write at a time anyway; on PostgreSQL others wait at the setting's row.
 */
async function lockCampaign(db: Kysely<Schema>, { tenant, campaign, at }: DrawEntry): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name: `draw-${tenant}-${campaign}`, value: "", changed_at: at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ changed_at: at }))
    .execute();
}

async function drawOnce(
  db: Kysely<Schema>,
  entry: DrawEntry & { readonly people: readonly string[] },
): Promise<DrawResult> {
  const { tenant, campaign, people, submissionKey } = entry;
  const turns = await db
    .selectFrom("prize_draw")
    .select(["prize_id", "submission_key"])
    .where((where) => where.and({ tenant, campaign }))
    .where("person", "in", people)
    .execute();
  const same = turns.find((turn) => turn.submission_key === submissionKey);
  const before = same ?? turns[0];
  if (before !== undefined) return { prizeId: before.prize_id || null, isNew: same !== undefined };
  const drawn = await drawnSoFar(db, entry);
  const left = entry.prizes.filter(
    ({ id, quantity }) => quantity === null || (drawn.get(id) ?? 0) < quantity,
  );
  const prize = pickPrize(left, (max) => entry.random(max));
  await db
    .insertInto("prize_draw")
    .values(
      people.map((person) => ({
        tenant,
        campaign,
        person,
        prize_id: prize?.id ?? "",
        drawn_at: entry.at,
        submission_key: submissionKey,
      })),
    )
    .execute();
  return { prizeId: prize?.id ?? null, isNew: true };
}

/** How often each prize was drawn. A turn has a row for each contact; all rows from before keys were kept are turns. */
async function drawnSoFar(
  db: Kysely<Schema>,
  { tenant, campaign }: DrawEntry,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("prize_draw")
    .select(["prize_id", turnsOf().as("times")])
    .where((where) => where.and({ tenant, campaign }))
    .groupBy("prize_id")
    .execute();
  return new Map(rows.map((row) => [row.prize_id, Number(row.times)]));
}

/** Counts the turns of a group of rows. */
export function turnsOf(): RawBuilder<number | string> {
  return sql<
    number | string
  >`count(distinct case when submission_key = '' then person else submission_key end)`;
}
