import type { Kysely } from "kysely";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { siteAddress } from "~/domain/tenant/site-language";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import type { Logger } from "~/ports/logger";
import type { Mailer } from "~/ports/mailer";
import type { Shopper, ShopperAccounts } from "~/ports/shopper-accounts";
import type { TextMessages } from "~/ports/text-messages";
import { repliesTo, senderOf } from "~/infra/leads/delivery/lead-mails.server";
import type { LetterTools } from "~/infra/leads/letters/letter-source.server";
import { letterheadOf } from "~/infra/leads/letters/letterhead.server";
import { letterMail } from "~/infra/mail/letter/letter-mail.server";
import { noticePath } from "./notice-link.server";
import { type NoticeCopy, noticeMessage } from "./notice-message.server";
import { noticeDetails } from "./notice-rows.server";

const BATCH = 50;
/**
 * Milliseconds after which another process may send a notice that a process had claimed: that process may have died.
 */
const HELD_MS = 5 * 60_000;
const MOST_TRIES = 12;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * The dealers this process serves. Another region's dealers may be in the same database; their own processes serve
 * them.
 */
export interface ServedDealers {
  bySlug(slug: string): SiteConfig | null;
  all(): readonly SiteConfig[];
  /** See `TenantDirectory.inLanguage`. */
  inLanguage(config: SiteConfig, tag: string | null): SiteConfig;
}

/** Their slugs. */
export function servedSlugs(tenants: ServedDealers): readonly string[] {
  return tenants.all().map(({ site }) => site.slug);
}

/** What telling news needs. */
export interface NoticeDelivery {
  readonly db: Kysely<Schema>;
  readonly accounts: Pick<ShopperAccounts, "find">;
  readonly tenants: ServedDealers;
  readonly mailer: Mailer;
  readonly texts: TextMessages;
  readonly secret: string;
  readonly clock: Clock;
  readonly logger: Logger;
  copyOf(config: SiteConfig): NoticeCopy;
  readonly letters: Pick<LetterTools, "lookOf">;
}

type Row = Schema["shopper_notice"];
type State = "sent" | "dropped" | "later";

/** Sends the notices that wait; returns how many it claimed. */
export async function deliverNotices(delivery: NoticeDelivery): Promise<number> {
  const { db, clock } = delivery;
  const rows = await db
    .selectFrom("shopper_notice")
    .selectAll()
    .where("state", "=", "waiting")
    .where("next_at", "<=", clock.now().toISOString())
    .where("tenant", "in", servedSlugs(delivery.tenants))
    .orderBy("next_at")
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    const config = delivery.tenants.bySlug(row.tenant);
    if (config !== null && (await claim(delivery, row)))
      await settle(delivery, row, await tell(delivery, row, config));
  }
  return rows.length;
}

/** Whether this process may send the notice now; of several processes, one gets true. */
async function claim({ db, clock }: NoticeDelivery, row: Row): Promise<boolean> {
  const claimed = await db
    .updateTable("shopper_notice")
    .set({ next_at: new Date(clock.now().getTime() + HELD_MS).toISOString(), tries: row.tries + 1 })
    .where("id", "=", row.id)
    .where("state", "=", "waiting")
    .where("next_at", "=", row.next_at)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

async function tell(delivery: NoticeDelivery, row: Row, config: SiteConfig): Promise<State> {
  const shopper = await delivery.accounts.find(row.tenant, row.shopper_id);
  if (shopper === null) return "dropped";
  try {
    return await send(delivery, row, shopper, config);
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    delivery.logger.warn(
      { tenant: row.tenant, kind: row.kind, tries: row.tries + 1, reason },
      "news not told",
    );
    return row.tries + 1 >= MOST_TRIES ? "dropped" : "later";
  }
}

/** Sends by the way the shopper chose. An address that is not confirmed gets nothing but the link to confirm it. */
async function send(delivery: NoticeDelivery, row: Row, shopper: Shopper, own: SiteConfig): Promise<State> {
  const config = delivery.tenants.inLanguage(own, shopper.language);
  const details = noticeDetails.parse(JSON.parse(row.details));
  const stop = noticePath("stop", shopper, delivery.secret);
  const message = noticeMessage(row.kind, details, stop, config, delivery.copyOf(config));
  const isConfirmation = row.kind === "confirm";
  if (shopper.notices === "sms" && !isConfirmation) {
    await delivery.texts.send({ tenant: row.tenant, to: shopper.phone, text: message.short, key: row.id });
    return "sent";
  }
  if (shopper.notices !== "email" || shopper.email === null) return "dropped";
  if (!shopper.emailConfirmed && !isConfirmation) return "dropped";
  const mail = letterMail(message.letter, letterheadOf(config, delivery.letters), {
    id: row.id,
    from: senderOf(config, "news"),
    to: shopper.email,
    replyTo: repliesTo(config),
    attachments: [],
    ...(isConfirmation ? {} : { unsubscribe: siteAddress(config.site, stop) }),
  });
  await delivery.mailer.send(mail);
  return "sent";
}

async function settle({ db, clock }: NoticeDelivery, row: Row, state: State): Promise<void> {
  const pause = Math.min(60_000 * 2 ** row.tries, LONGEST_PAUSE_MS);
  const next = new Date(clock.now().getTime() + pause).toISOString();
  await db
    .updateTable("shopper_notice")
    .set(state === "later" ? { next_at: next } : { state })
    .where("id", "=", row.id)
    .execute();
}
