import type { Booking } from "~/domain/appointment/booking";
import type { LeadAnswer } from "~/domain/lead/lead-answers";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { SiteConfig } from "~/domain/tenant/site-config";

/** What a shopper sent, as it stands now. */
export interface SentRecord {
  /** Without private answers. */
  readonly lead: LeadRecord;
  /** What was answered, in the words of the site. */
  readonly answers: readonly LeadAnswer[];
  readonly booking: Booking | null;
  /** Whether reminders of the booking may still come. */
  readonly reminded: boolean;
}

/** A time to come instead. */
export interface NewTime {
  /** `2026-11-23`. */
  readonly day: string;
  /** `09:30`; null where only days are booked. */
  readonly time: string | null;
}

/** What shoppers sent, by the links of their mails, and what they can do with it. */
export interface SentLeads {
  /** Own path of the page of what was sent; it opens for `leads.shopperLinkDays`. */
  path(config: Pick<SiteConfig, "site" | "leads">, lead: LeadRecord): string;
  /** What the last part of such a path opens; `expired` where it did once, null for any other and for what is gone. */
  find(config: SiteConfig, reference: string): Promise<SentRecord | "expired" | null>;
  /**
   * Moves a booking: takes the new time, gives the old one back and tells dealer and shopper, all or nothing.
   * @returns `taken` when somebody else has the time, `over` when the booking has begun or was cancelled
   * @throws LeadsUnavailableError
   */
  move(config: SiteConfig, leadId: string, to: NewTime): Promise<"moved" | "taken" | "over">;
  /** Calls a booking off and gives its time back; again, it changes nothing. @throws LeadsUnavailableError */
  cancel(config: SiteConfig, leadId: string): Promise<"cancelled" | "over">;
  /** No reminder of this booking comes any more. @throws LeadsUnavailableError */
  stopReminders(config: SiteConfig, leadId: string): Promise<void>;
  /** The booking for the shopper's calendar, as it stands now; null where there is none. */
  calendar(config: SiteConfig, sent: SentRecord): { readonly fileName: string; readonly text: string } | null;
}
