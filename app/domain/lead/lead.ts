/** What a shopper asked for: one kind for every form and journey that ends in a lead. */
export const LEAD_KINDS = [
  "enquiry",
  "testDrive",
  "photoRequest",
  "similarVehicle",
  "finance",
  "personalisedFinance",
  "tradeIn",
  "service",
  "parts",
  "contact",
  "email",
  "careers",
  "fleet",
  "spinToWin",
  "onlinePayment",
  "reservation",
  "purchase",
  "offer",
] as const;

/** One of {@link LEAD_KINDS}. */
export type LeadKind = (typeof LEAD_KINDS)[number];

/** The person to answer. What a form does not ask for is null. */
export interface LeadContact {
  readonly name: string;
  readonly lastName: string | null;
  readonly email: string | null;
  /** E.164, `+61412345678`. */
  readonly phone: string | null;
  readonly postcode: string | null;
}

/** Names that are written with the family's first and no space between: in Chinese characters, or Korean ones. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;

/** First and last name, in the order that their script has. */
export function fullName({ name, lastName }: Pick<LeadContact, "name" | "lastName">): string {
  return lastName !== null && isFamilyFirst(name) && isFamilyFirst(lastName)
    ? `${lastName.trim()}${name.trim()}`
    : [name, lastName].filter(Boolean).join(" ");
}

/** The name that a letter greets somebody by: the first, and the whole of one that is not written in two parts. */
export function calledName({ name, lastName }: Pick<LeadContact, "name" | "lastName">): string {
  return isFamilyFirst(name) ? fullName({ name, lastName }) : name;
}

function isFamilyFirst(name: string): boolean {
  return FAMILY_FIRST.test(name.trim());
}

/** A lead as a shopper sends it. */
export interface NewLead {
  /** `site.slug`: whose site it was sent on. */
  readonly tenant: string;
  /** `site.id`. */
  readonly websiteId: string;
  readonly kind: LeadKind;
  /** The dealer's words for the lead's place in its pipeline, "3. Offer Accepted" (LEAD-03); null where none is. */
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly dealershipId: string | null;
  readonly carId: string | null;
  readonly contact: LeadContact;
  /** Everything else the form holds, under the names the specification gives it: `message`, `regoState`, `car_type`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Address of the page it was sent from. */
  readonly url: string;
  readonly userAgent: string;
  /** Own paths seen before it, oldest first (LEAD-02). */
  readonly visitedPages: readonly string[];
  /** Query parameters of the campaign that led here (LEAD-02). */
  readonly linkedQueryParams: Readonly<Record<string, string>>;
  /** The same for every sending of one filled form: two with one key are one lead. */
  readonly submissionKey: string;
  /** Why it looks like a robot's; null for people's. A suspect lead is kept and not delivered until it is released. */
  readonly suspicion: string | null;
  /** Id of the account that was signed in when it was sent (`Shopper.id`); none for visitors. */
  readonly shopperId?: string | null;
  /** More steps are to come: mails to the dealer wait for them, for a while. */
  readonly halfWay?: boolean;
  /** The submission key of the form that was begun and is finished with it, see `LeadDesk.begin`. */
  readonly finishes?: string;
}

/**
 * The letters a shopper may be sent when a lead changes: `receipt`, their money has arrived; `refund`, it has gone back
 * (RES-03); `tradeOffer`, the figure they accepted; `tradeInspection`, they have told all and are to come by (TRADE-03);
 * `bookingMoved` and `bookingCancelled`, they did so themselves; `vehicleReserved`, somebody else reserved the vehicle
 * that they are to drive, and `vehicleFreed`, it can be driven again; `bookingKept`, they took the time that they had
 * wished for meanwhile; `bookingRetold`, they corrected where they are reached, and it is told there as it stands;
 * `vehicleGone`, the vehicle was sold or left the stock.
 */
export const LEAD_LETTERS = [
  ...(["receipt", "refund", "tradeOffer", "tradeInspection"] as const),
  ...(["bookingMoved", "bookingKept", "bookingCancelled", "vehicleReserved", "vehicleFreed"] as const),
  ...(["bookingRetold", "vehicleGone"] as const),
] as const;
/** One of {@link LEAD_LETTERS}. */
export type LeadLetter = (typeof LEAD_LETTERS)[number];

/** What a later step adds to a lead (LEAD-03, TRADE-03). */
export interface LeadChange {
  readonly category?: string;
  readonly subcategory?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Set where the shopper came back and corrected it. */
  readonly contact?: LeadContact;
  /** Set where the shopper is reached elsewhere than before: links that were sent until then may be with somebody else. */
  readonly endsLinks?: true;
  /** A letter to the shopper about it, whatever automatic answers the dealer has. */
  readonly letter?: LeadLetter;
  /** Id of another of the dealer's places whose people are to hear of it. */
  readonly alsoTells?: string;
  /** More steps are to come: mails to the dealer wait for them, for a while. */
  readonly halfWay?: boolean;
  /** The same for every sending of one step: two with one key are one change. */
  readonly submissionKey: string;
}
