import type { LeadChange, NewLead } from "./lead";

/** The place where a vehicle stood. */
export interface LeadYard {
  /** Id of the location, as the dealer's file has it. */
  readonly id: string;
  readonly name: string;
  readonly street: string | null;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
}

/** The vehicle as it was when the lead came in: it may be sold, dearer or gone when the lead is delivered. */
export interface LeadVehicle {
  readonly name: string;
  readonly slug: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly carType: string;
  readonly stockNumber: string | null;
  readonly vin: string | null;
  readonly body: string | null;
  readonly transmission: string | null;
  readonly colour: string | null;
  readonly km: number | null;
  /** In the dealer's currency. */
  readonly price: number | null;
  /** What the page says beside the price, in the feed's words: "Drive away"; null for nothing. */
  readonly priceTerms: string | null;
  /** Its first picture as stock names it: a path of the site or a whole address. */
  readonly picture: string | null;
  /** Where it stands, or will when it is here. */
  readonly yard: LeadYard | null;
  /** It had yet to arrive there. */
  readonly incoming: boolean;
}

/** A later step as it was kept. */
export interface LeadChangeRecord extends Omit<LeadChange, "submissionKey"> {
  /** Counts from 1. */
  readonly revision: number;
  readonly at: string;
}

/** A lead as it was kept, with all that came later, oldest first. */
export interface LeadRecord extends NewLead {
  readonly id: string;
  readonly receivedAt: string;
  readonly changedAt: string;
  readonly vehicle: LeadVehicle | null;
  readonly changes: readonly LeadChangeRecord[];
}

/** The lead as it stood after a revision: later words for the same field replace earlier ones. */
export function leadAtRevision(lead: LeadRecord, revision: number): LeadRecord {
  const changes = lead.changes.filter((change) => change.revision <= revision);
  return changes.reduce<LeadRecord>(
    (so, { category, subcategory, fields, contact }) => ({
      ...so,
      category: category ?? so.category,
      subcategory: subcategory ?? so.subcategory,
      contact: contact ?? so.contact,
      fields: { ...so.fields, ...fields },
    }),
    { ...lead, changes },
  );
}

/** How often the links that had been sent for a lead ended, as it stands: older ones open it no more. */
export function linkVersion({ changes }: Pick<LeadRecord, "changes">): number {
  return changes.filter(({ endsLinks }) => endsLinks === true).length;
}
