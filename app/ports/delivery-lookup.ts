import type { DeliveryEstimate } from "~/domain/delivery/delivery-price";

/** One question to an outside delivery service. */
export interface DeliveryQuestion {
  readonly postcode: string;
  /** The vehicle's stock number and where it stands, when it is about one. */
  readonly stockNumber: string | null;
  readonly fromPostcode: string | null;
}

/**
 * An outside service that prices deliveries (CALL-14). Adapter: `infra/outside/http-delivery-lookup.server.ts`.
 */
export interface DeliveryLookup {
  /**
   * The price; null when the service does not deliver there, does not answer in time, or answers anything but a name
   * and a price (DELIV-04). Never rejects.
   * @param lookupUrl the dealer's `delivery.lookupUrl`
   */
  estimate(lookupUrl: string, question: DeliveryQuestion): Promise<DeliveryEstimate | null>;
}
