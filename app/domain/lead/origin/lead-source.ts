import type { LeadRecord } from "../lead-record";

/** What the specification calls the source of every lead that a shopper sends on the site (LEAD-01). */
const WEBSITE = "Website";

/** Field of a lead that another system added: where it came from, in its words. */
export const ADDED_FROM = "lead_source";

/** Where a lead came from: the website, else what the system that added it says. */
export function leadSource({ fields }: Pick<LeadRecord, "fields">): string {
  return fields[ADDED_FROM] ?? WEBSITE;
}

/** Whether another system added it: then the shopper's browser sent nothing, and no page was open. */
export function isAdded({ fields }: Pick<LeadRecord, "fields">): boolean {
  return fields[ADDED_FROM] !== undefined;
}
