/** What happened on a dealer's site, without anything about who did it. */
export interface CountedEvent {
  /** `site.slug`. */
  readonly tenant: string;
  readonly website_id: string;
  /** A number of `EVENTS`. */
  readonly event_id: number;
  /** Empty where it is about no vehicle. */
  readonly car_id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** How often things happened on the dealers' sites (OPEN-122). Rejects when it cannot be stored. */
export interface EventCounts {
  /** @param visitor who did it, where one person counts once a day: the address we talk to */
  count(event: CountedEvent, visitor?: string): Promise<void>;
}
