import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/day";
import type { Order } from "./order";

/** Minutes for which others are kept out after a shopper opened the payment page; opening it again starts them anew. */
const LEASE_MINUTES = 10;
/** How many vehicles one claimant keeps from others at once without having paid. */
export const MOST_OPEN_HOLDS = 2;
/** How many unpaid holds a vehicle may have had, by anybody, since {@link holdsCountFrom}; with more it is kept for nobody. */
export const MOST_UNPAID_HOLDS = 3;
const HOLDS_COUNT_HOURS = 24;
/** Orders of one person for one vehicle within this time are told to the dealer as one. */
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

/** What is known when a shopper opens the payment page of a vehicle that nobody else has. */
export interface HoldFacts {
  /** Whether this very order keeps the vehicle already. */
  readonly isOwn: boolean;
  /** Unpaid holds the claimant has now, of other orders. */
  readonly openHolds: number;
  /** Holds of this vehicle that began since {@link holdsCountFrom} and were not paid, of other orders. */
  readonly unpaidHolds: number;
}

/**
 * Whether a vehicle is kept for a shopper who is about to pay. `limited`: the shopper keeps too many vehicles already.
 * `unkept`: the vehicle was kept too often lately for shoppers who did not pay, so whoever pays first has it. In both
 * cases the shopper may still pay.
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

/** Holds of a vehicle that began before this time do not count any more. */
export function holdsCountFrom(now: Date): string {
  return new Date(now.getTime() - HOLDS_COUNT_HOURS * HOUR_MS).toISOString();
}

/**
 * An earlier order for the same vehicle by the same person, placed after this time, is told to the dealer as one with
 * this order.
 */
export function sameStoryFrom(createdAt: string): string {
  return new Date(Date.parse(createdAt) - SAME_STORY_MS).toISOString();
}

/**
 * Whether two orders are one person's: address and number are both the same. One of them alone is not enough, or a
 * stranger could keep another's order from being told.
 */
export function isSamePerson(one: Pick<Order, "contact">, other: Pick<Order, "contact">): boolean {
  const email = ({ contact }: Pick<Order, "contact">) => contact.email?.toLowerCase();
  return email(one) === email(other) && one.contact.phone === other.contact.phone;
}
