import type { Booking } from "~/domain/appointment/booking";
import type { ReminderKind } from "~/domain/appointment/reminder-times";
import type { LeadAnswer } from "~/domain/lead/lead-answers";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Shopper } from "./shopper-accounts";

/** What a shopper sent, as it stands now. */
export interface SentRecord {
  /** Without private answers. */
  readonly lead: LeadRecord;
  /** What was answered, in the words of the site. */
  readonly answers: readonly LeadAnswer[];
  readonly booking: Booking | null;
  /** The reminders of the booking that are still to come; `stopped` where they were, and null where there are none. */
  readonly reminders: readonly ReminderKind[] | "stopped" | null;
  /** Whether it is about a vehicle that its shopper has reserved or bought online: a test drive, or a question. */
  readonly hasOrdered: boolean;
  /** Whether it is a test drive to come of a vehicle that left the stock because another yard of the dealer has it. */
  readonly standsElsewhere: boolean;
}

/** Why a link that opened once does so no longer. */
export type ClosedLink = "expired" | "ended";

/** What a signed-in shopper sent. */
export interface ShopperLead extends SentRecord {
  /** Whether the account sent it; else it only names the account's number or address, and anybody may have typed it. */
  readonly isOwn: boolean;
  /** Private answers in words; none where the account did not send it. */
  readonly privateAnswers: readonly LeadAnswer[];
}

/** A time to come instead. */
export interface NewTime {
  /** `2026-11-23`. */
  readonly day: string;
  /** `09:30`; null where only days are booked. */
  readonly time: string | null;
  /** How the vehicle is offered now (`offeredStatus`), for the dealer; where there is one. */
  readonly vehicleStatus?: string;
  /** What the form of the booking says now, where it was filled in again. */
  readonly again?: AskedAgain;
}

/** What a form says that is sent once more. */
export interface MendedAnswers {
  /** What was answered; what was answered before and is left out now still holds. */
  readonly fields: LeadRecord["fields"];
  readonly contact: LeadRecord["contact"];
  /** Of this sending. */
  readonly submissionKey: string;
  /** Names of questions that were asked and left empty: what was answered to them before is taken back. */
  readonly unsaid?: readonly string[];
}

/** A form that moves what it booked before, in place of booking a second time. */
export interface AskedAgain extends MendedAnswers {
  /** The dealer's place that was chosen; null where the form asks for none. */
  readonly locationId: string | null;
  /** Whether a time is kept there, or the dealer has to agree to it. */
  readonly isKept: boolean;
  /** See `broughtFrom`. */
  readonly broughtFrom: string | null;
  /** See `NewLead.finishes`. */
  readonly finishes?: string;
}

/** By what visits are known to be somebody's own: nothing that others could type. */
export interface VisitOwner {
  /** Leads that the same browser sent, by its own secret. */
  readonly leadIds: readonly string[];
  /** The account that is signed in; null for none. */
  readonly shopperId: string | null;
}

/** What shoppers sent, by the links of their mails, and what they can do with it. */
export interface SentLeads {
  /**
   * Own path of the page of what was sent; it opens for `leads.shopperLinkDays` after the last news.
   * @param from when it is given to somebody who is known by other means: it opens as long after that
   */
  path(config: Pick<SiteConfig, "site" | "leads">, lead: LeadRecord, from?: Date): string;
  /**
   * What the last part of such a path opens; null for one that never did. `expired` where it did once, also for what is gone;
   * `ended` where the shopper corrected the address that it was sent to.
   */
  find(config: SiteConfig, reference: string): Promise<SentRecord | ClosedLink | null>;
  /** What one submission became; null where it is no lead, or none any more. */
  sentBy(config: SiteConfig, submissionKey: string): Promise<SentRecord | null>;
  /** A lead that somebody is known to have sent; null where it is none, or none any more. */
  ofLead(config: SiteConfig, leadId: string): Promise<SentRecord | null>;
  /** Somebody's own visits that stand and are to come, the next one first. */
  comingVisits(config: SiteConfig, owner: VisitOwner): Promise<readonly SentRecord[]>;
  /**
   * What a shopper sent this dealer, newest first: while signed in, or with the number they sign in with or the address
   * they confirmed.
   * @param most at most so many
   */
  ofShopper(config: SiteConfig, shopper: Shopper, most: number): Promise<readonly ShopperLead[]>;
  /**
   * Moves a booking: takes the new time, gives the old one back and tells dealer and shopper, all or nothing. What its
   * form says now is added; where that is all, the dealer alone is told, and the shopper where they are reached elsewhere.
   * @returns `mended` where only other answers were new; `kept` for the very time that was wished for while somebody had the vehicle; `taken` when somebody else has the time, `over` when the booking has begun or was cancelled
   * @throws LeadsUnavailableError
   */
  move(
    config: SiteConfig,
    leadId: string,
    to: NewTime,
  ): Promise<"moved" | "mended" | "kept" | "taken" | "over">;
  /**
   * Adds what a form says otherwise than before to the lead that it made; the dealer is told, and the shopper where they are
   * reached elsewhere.
   * @returns false where there is no such lead any more
   * @throws LeadsUnavailableError
   */
  mend(config: SiteConfig, leadId: string, again: MendedAnswers): Promise<boolean>;
  /** Calls a booking off and gives its time back; again, it changes nothing. @throws LeadsUnavailableError */
  cancel(config: SiteConfig, leadId: string): Promise<"cancelled" | "over">;
  /**
   * Stops the reminders of a booking, or has those that still can come come again; nobody is told.
   * @throws LeadsUnavailableError
   */
  remind(config: SiteConfig, leadId: string, isWanted: boolean): Promise<void>;
  /** The booking for the shopper's calendar, as it stands now; null where there is none. */
  calendar(config: SiteConfig, sent: SentRecord): { readonly fileName: string; readonly text: string } | null;
}
