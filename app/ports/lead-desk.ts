import type { LeadChange, NewLead } from "~/domain/lead/lead";

/** What became of a submission. */
export interface LeadReceipt {
  readonly leadId: string;
  /** False when the same submission came before: it was not stored or delivered a second time. */
  readonly isNew: boolean;
  /** The same submission came before and was erased with its person: nothing is kept, and no lead has the id. */
  readonly isErased?: true;
}

/** Takes leads. A lead that it has confirmed is never lost. */
export interface LeadDesk {
  /**
   * Keeps a lead and its deliveries in one transaction.
   * @throws LeadsUnavailableError when it could not be kept: the shopper must not be told that it was sent
   */
  submit(lead: NewLead): Promise<LeadReceipt>;
  /**
   * Keeps a form of several steps that was begun, once somebody could be reached by it. The dealer is told of it when it
   * was left half-way (`halfWayMinutes`); a lead that `finishes` it takes its place before. It is no lead of a robot's.
   * @throws LeadsUnavailableError
   */
  begin(lead: NewLead): Promise<void>;
  /**
   * Takes back a form that was begun, by its key: whoever began it said what becomes of it. Nothing happens where the dealer was
   * told of it, or is being told.
   * @throws LeadsUnavailableError
   */
  withdraw(tenant: string, key: string): Promise<void>;
  /**
   * Adds a later step to a lead, and delivers the change.
   * @returns null when the dealer has no such lead
   * @throws LeadsUnavailableError when it could not be kept
   */
  change(tenant: string, leadId: string, change: LeadChange): Promise<LeadReceipt | null>;
}

/** The database cannot take leads now: it is locked, full or does not answer. */
export class LeadsUnavailableError extends Error {
  override readonly name = "LeadsUnavailableError";
}
