import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/day";
import type { Order } from "./order";

/** How long others are kept out after a shopper opened the payment page, unless they open it again. */
const LEASE_MINUTES = 10;
/** How many vehicles one claimant keeps from others at once without having paid. */
export const MOST_OPEN_HOLDS = 2;
/** How often a vehicle is kept for somebody who does not pay, within {@link HOLDS_COUNT_HOURS}. */
export const MOST_UNPAID_HOLDS = 3;
const HOLDS_COUNT_HOURS = 24;
/** Tries of one person for one vehicle within this time are one story to the dealer. */
const SAME_STORY_MS = DAY_MS;

/**
 * Who asks for a hold, as keyed digests. An order counts for its browser, its telephone number and its address: holds
 * that share any of the three are counted together.
 */
export interface Claimant {
  readonly visitor: string;
  /** Null where no number was given. */
  readonly phone: string | null;
  readonly address: string;
}

/** What is known when a shopper reaches the payment page of a vehicle that nobody else has. */
export interface HoldFacts {
  /** Whether this very order keeps the vehicle already. */
  readonly isOwn: boolean;
  /** Unpaid holds the claimant has now, of other orders. */
  readonly openHolds: number;
  /** Holds of this vehicle that began since {@link holdsCountFrom} and were not paid, of other orders. */
  readonly unpaidHolds: number;
}

/**
 * Whether a vehicle is kept for a shopper who is about to pay. `limited`: they keep too many already. `unkept`: the
 * vehicle was kept for nothing too often today, so that who pays first has it. Both may pay all the same.
 */
export function holdAnswer({ isOwn, openHolds, unpaidHolds }: HoldFacts): "kept" | "limited" | "unkept" {
  if (isOwn) return "kept";
  if (unpaidHolds >= MOST_UNPAID_HOLDS) return "unkept";
  return openHolds >= MOST_OPEN_HOLDS ? "limited" : "kept";
}

/** Until when a vehicle is kept whose payment page is opened `now`. */
export function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MINUTES * MINUTE_MS).toISOString();
}

/** Holds of a vehicle count since then. */
export function holdsCountFrom(now: Date): string {
  return new Date(now.getTime() - HOLDS_COUNT_HOURS * HOUR_MS).toISOString();
}

/** An order placed since then, for the same vehicle by the same person, is the same story to the dealer. */
export function sameStoryFrom(createdAt: string): string {
  return new Date(Date.parse(createdAt) - SAME_STORY_MS).toISOString();
}

/** Whether two orders are one person's: both the address and the number, so that nobody silences another by one of them. */
export function isSamePerson(one: Pick<Order, "contact">, other: Pick<Order, "contact">): boolean {
  const email = ({ contact }: Pick<Order, "contact">) => contact.email?.toLowerCase();
  return email(one) === email(other) && one.contact.phone === other.contact.phone;
}
