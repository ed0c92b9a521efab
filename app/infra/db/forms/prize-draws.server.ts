import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
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

/** One person's turn to draw. */
export interface DrawTurn {
  /** `site.slug`. */
  readonly tenant: string;
  readonly campaign: string;
  /** Their telephone number or e-mail address; kept as a digest from which it cannot be found. */
  readonly person: string;
  readonly prizes: readonly DrawPrize[];
  readonly at: string;
  /** A number from 0 to below `max`, each as likely. */
  random(max: number): number;
}

/** What a turn brought. */
export interface DrawResult {
  /** Null when nothing was left. */
  readonly prizeId: string | null;
  /** False when the person drew before: the prize is then that of the earlier turn. */
  readonly isNew: boolean;
}

/** Draws of all dealers: one turn for each person in a campaign, and no prize drawn more often than there are. */
export interface PrizeDraws {
  draw(turn: DrawTurn): Promise<DrawResult>;
}

/**
 * Draws in the database, one at a time for a campaign, so that no prize is won more often than there are.
 * @param secret signs who drew; with another secret everybody could draw again
 */
export function createPrizeDraws({ kind, queries }: Database, secret: string): PrizeDraws {
  return {
    draw: (given) =>
      queries.transaction().execute(async (transaction) => {
        const turn = { ...given, person: digestOfPlayer(secret, given) };
        if (kind === "postgres") await lockCampaign(transaction, turn);
        return drawOnce(transaction, turn);
      }),
  };
}

/** Who drew, as it is kept. */
export function digestOfPlayer(
  secret: string,
  { tenant, campaign, person }: Pick<DrawTurn, "tenant" | "campaign" | "person">,
): string {
  return createHmac("sha256", secret)
    .update(["prize-draw", tenant, campaign, person].join("\n"))
    .digest("base64url");
}

/**
 * Locks a campaign. SQLite lets one transaction write at a time anyway; on PostgreSQL others wait at the setting's row.
 */
async function lockCampaign(db: Kysely<Schema>, { tenant, campaign, at }: DrawTurn): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name: `draw-${tenant}-${campaign}`, value: "", changed_at: at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ changed_at: at }))
    .execute();
}

async function drawOnce(db: Kysely<Schema>, turn: DrawTurn): Promise<DrawResult> {
  const { tenant, campaign, person } = turn;
  const before = await db
    .selectFrom("prize_draw")
    .select("prize_id")
    .where((where) => where.and({ tenant, campaign, person }))
    .executeTakeFirst();
  if (before !== undefined) return { prizeId: before.prize_id || null, isNew: false };
  const drawn = await drawnSoFar(db, turn);
  const left = turn.prizes.filter(({ id, quantity }) => quantity === null || (drawn.get(id) ?? 0) < quantity);
  const prize = pickPrize(left, (max) => turn.random(max));
  await db
    .insertInto("prize_draw")
    .values({ tenant, campaign, person, prize_id: prize?.id ?? "", drawn_at: turn.at })
    .execute();
  return { prizeId: prize?.id ?? null, isNew: true };
}

async function drawnSoFar(
  db: Kysely<Schema>,
  { tenant, campaign }: DrawTurn,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("prize_draw")
    .select((select) => ["prize_id", select.fn.countAll().as("times")])
    .where((where) => where.and({ tenant, campaign }))
    .groupBy("prize_id")
    .execute();
  return new Map(rows.map((row) => [row.prize_id, Number(row.times)]));
}
