/** A shopper asked to see the number to call about a vehicle (CALL-13). */
export interface PhoneReveal {
  /** `site.slug`: whose site it happened on. */
  readonly tenant: string;
  readonly website_id: string;
  readonly dealership_id: string;
  readonly car_id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Somebody opened a vehicle's page (CALL-18). */
export interface VehicleView {
  readonly car_id: string;
  /** The day it happened, `YYYY-MM-DD`, in any one zone. */
  readonly day: string;
  /** Tells people apart within a day, without saying who they are: the address we talk to, as a browser's name is free to choose. */
  readonly visitor: string;
}

/** What shoppers do on vehicle pages, kept for the dealer. Every method rejects when it cannot be stored. */
export interface Engagement {
  /**
   * Counts a person once a day for a number and vehicle.
   * @param visitor as in {@link VehicleView}
   */
  recordReveal(reveal: PhoneReveal, visitor: string): Promise<void>;
  /**
   * Counts a person once a day for a vehicle, however often they reload, and not without end for one address.
   * @returns all views of the vehicle counted so far, this one included
   */
  countView(view: VehicleView): Promise<number>;
  /** All views of a vehicle counted so far. */
  views(carId: string): Promise<number>;
}
