import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import type { Schema } from "~/infra/db/schema.server";
import type { KeptNotice } from "~/ports/account-notices";
import type { Shopper } from "~/ports/shopper-accounts";

/** What a piece of news says, by its kind. Paths are own paths of the dealer's site. */
export const noticeDetails = z.object({
  /** The vehicle or the search. */
  name: z.string(),
  path: z.string(),
  /** Prices in the dealer's currency units. */
  price: z.number().optional(),
  before: z.number().optional(),
  /** New finds of a search: how many. */
  count: z.number().optional(),
  /** The first of them; or the vehicle itself. */
  vehicles: z
    .array(
      z.object({
        name: z.string(),
        path: z.string(),
        /** As stock holds it. */
        picture: z.string().nullable(),
        /** Null where none is shown. */
        price: z.number().nullable(),
        /** What the price includes or leaves out, in the feed's words. */
        terms: z.string().nullable(),
        km: z.number().nullable(),
      }),
    )
    .optional(),
  /** Names alone, as earlier versions kept new finds. */
  finds: z.array(z.string()).optional(),
});
/** See {@link noticeDetails}. */
export type NoticeDetails = z.infer<typeof noticeDetails>;

/** A piece of news to keep. */
export interface NewNotice {
  readonly tenant: string;
  readonly shopperId: string;
  readonly kind: Schema["shopper_notice"]["kind"];
  /** What the news is about. News of one kind with the same subject is kept once. */
  readonly subject: string;
  readonly details: NoticeDetails;
}

/** Keeps a piece of news to be told; nothing happens when it is kept already. */
export async function keepNotice(db: Kysely<Schema>, notice: NewNotice, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto("shopper_notice")
    .values({
      id: randomUUID(),
      tenant: notice.tenant,
      shopper_id: notice.shopperId,
      kind: notice.kind,
      subject: notice.subject,
      details: JSON.stringify(notice.details),
      state: "waiting",
      tries: 0,
      next_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(["shopper_id", "kind", "subject"]).doNothing())
    .execute();
}

/** A shopper's notices, newest first. Their details may hold keys; only the name leaves. */
export async function noticesOf(db: Kysely<Schema>, { id }: Shopper): Promise<readonly KeptNotice[]> {
  const rows = await db
    .selectFrom("shopper_notice")
    .select(["kind", "details", "state", "created_at"])
    .where("shopper_id", "=", id)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ kind, details, state, created_at: createdAt }) => ({
    kind,
    about: noticeDetails.parse(JSON.parse(details)).name,
    state,
    createdAt,
  }));
}
