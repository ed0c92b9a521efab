import type { LeadRecord } from "../lead/lead-record";
import { hasExpired } from "./figure-days";
import { TRADES_FOR_ANOTHER } from "./trade-fields";

/** A figure that a shopper accepted for their vehicle. */
export interface AcceptedOffer {
  /** In the dealer's currency. */
  readonly amount: number;
  /** Its last day, `2026-11-30`; null where none was said. */
  readonly until: string | null;
  /** Whether that day is over. */
  readonly isOver: boolean;
}

/**
 * The offer of a trade-in that was accepted; null for any other lead.
 * @param today `2026-11-21`, where the dealer is
 */
export function acceptedOffer({ fields }: Pick<LeadRecord, "fields">, today: string): AcceptedOffer | null {
  const { offer_accepted: accepted, offer, valuation_until: last = "" } = fields;
  const amount = Number(offer);
  if (accepted !== "true" || !(amount > 0)) return null;
  const until = /^\d{4}-\d{2}-\d{2}$/.test(last) ? last : null;
  return { amount, until, isOver: until !== null && hasExpired({ until }, today) };
}

/** The dealer's vehicle that a trade-in goes towards, by name; null where it is sold outright, and for any other lead. */
export function tradedTowards({
  kind,
  fields,
  vehicle,
}: Pick<LeadRecord, "kind" | "fields" | "vehicle">): string | null {
  if (kind !== "tradeIn" || !goesTowards(fields[TRADES_FOR_ANOTHER], vehicle !== null)) return null;
  return vehicle?.name ?? null;
}

/**
 * Whether a trade-in goes towards another vehicle.
 * @param said the answer to whether it does; who came from a vehicle's page and says nothing means that vehicle
 */
export function goesTowards(said: string | undefined, hasVehicle: boolean): boolean {
  return said === "Yes" || (said !== "No" && hasVehicle);
}
