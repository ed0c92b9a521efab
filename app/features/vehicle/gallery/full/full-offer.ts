/** What is said of the vehicle whose pictures fill the screen. */
export interface FullOffer {
  readonly title: string;
  /** Null for a vehicle that is gone. */
  readonly price: string | null;
  /** The form to ask about it; null where there is none. */
  readonly enquire: string | null;
}
