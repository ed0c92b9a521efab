import type { ClosedLink, SentRecord } from "~/ports/sent-leads";
import type { FormDesk } from "./form-context.server";

/** Headers of a page that only one shopper has the link to: the address is the key. */
export const OWN_PAGE_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
  // Other sites learn nothing; with "no-referrer" the browser would send the page's own forms without an origin.
  "Referrer-Policy": "same-origin",
};

/** What the last part of the address `/my/…` opens on a dealer's site. */
export async function sentLead(
  { services, config }: FormDesk,
  reference: string | undefined,
): Promise<SentRecord | ClosedLink | null> {
  return services.sentLeads.find(config, reference ?? "");
}
