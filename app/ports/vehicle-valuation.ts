import type { SiteConfig } from "~/domain/tenant/site-config";
import type { ConditionAnswer } from "~/domain/trade/answer-effects";

/** The shopper's vehicle as a valuation sees it: nothing about the shopper. */
export interface ValuedVehicle {
  readonly make: string;
  /** With the badge, as it was typed. */
  readonly model: string;
  readonly year: number;
  /** Null for vehicles without an odometer. */
  readonly kms: number | null;
  readonly rego: string | null;
  readonly regoState: string | null;
  readonly answers: readonly ConditionAnswer[];
}

/** What a vehicle is worth, in whole units of the site's currency. */
export interface Valuation {
  readonly low: number;
  readonly high: number;
  /** What the dealer offers, subject to inspection. */
  readonly offer: number;
}

/** Values shoppers' vehicles, by the way the dealer has chosen. Adapter: `infra/valuation`. */
export interface VehicleValuation {
  /**
   * Null when the vehicle cannot be valued, or the service does not answer: the lead is sent without a value
   * (OPEN-116). Never rejects.
   */
  value(site: Pick<SiteConfig, "site" | "trade">, vehicle: ValuedVehicle): Promise<Valuation | null>;
  /**
   * Reports a valuation to the dealer's `site.apiBaseUrl` (TRADE-12, CALL-23). A failure is only logged; never rejects
   * (ERR-19).
   */
  report(api: string, valuation: Valuation): Promise<void>;
}
