import { HOUR_MS } from "~/domain/time/day";
import type { ReminderKind } from "~/domain/appointment/reminder-times";
import type { LetterLook } from "~/domain/letter/letter";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { SentLinks } from "~/infra/leads/bookings/sent-links.server";
import type { LeadMailSource } from "~/infra/leads/delivery/lead-mails.server";
import type { OrderLinks } from "~/ports/order-links";

/** What letters need besides the dealer's file and copy. */
export interface LetterTools {
  /** The colours of a dealer's letters. */
  lookOf(config: SiteConfig): LetterLook;
  /** Writes amounts of a currency, in its whole units, cents only where there are any. */
  money(locale: string, currency: string): (amount: number) => string;
  /** Own path of an order's page. */
  readonly orderPath: OrderLinks["path"];
  /** Own path of the page of what a shopper sent. */
  readonly sentPath: SentLinks["path"];
}

/** What a letter to a shopper is made from. The configuration and the copy are in the letter's language. */
export interface ShopperMailSource extends LeadMailSource {
  readonly config: SiteConfig;
  readonly letters: LetterTools;
  /** When it is written: a letter that comes late promises nothing that is over. */
  readonly now: Date;
  /** Set for a reminder of a booking. */
  readonly reminder?: ReminderKind;
}

/** Answers promise hours, or a business day. */
const OVERDUE_MS = 12 * HOUR_MS;

/**
 * Whether the answer to a message comes so late that it can promise no time any more: its lead was held back, or the
 * mail could not be sent.
 */
export function isOverdue({ lead, now }: Pick<ShopperMailSource, "lead" | "now">): boolean {
  return now.getTime() - Date.parse(lead.receivedAt) > OVERDUE_MS;
}
