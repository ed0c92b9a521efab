import { bookingOf, dayAfterBooking } from "~/domain/appointment/booking";
import { type LeadRecord, linkVersion } from "~/domain/lead/lead-record";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { DAY_MS } from "~/domain/time/day";
import { idsOfPart, shortId } from "~/infra/short-ids.server";
import { signedKeys } from "~/infra/signed-keys.server";

const MINUTE_MS = 60_000;
/** Links sent before say the moment in milliseconds: far more than there are minutes in any year to come. */
const MOST_MINUTES = 1e10;

/** Addresses of the pages of what shoppers sent. */
export interface SentLinks {
  /**
   * Own path; the same for as long as nothing happens to the lead.
   * @param from for a path that is given out anew later: it opens as long from then on, to the day
   */
  path(config: Pick<SiteConfig, "site" | "leads">, lead: LeadRecord, from?: Date): string;
  /** The lead that the last part of a path names, and its `linkVersion` then; `expired` for one that was valid, null for any we did not sign. */
  read(
    tenant: string,
    reference: string,
    now: Date,
  ): { readonly leadId: string; readonly version: number } | "expired" | null;
}

/** Links signed for one lead of one dealer, with the day until which they open. */
export function createSentLinks(secrets: readonly [string, ...string[]]): SentLinks {
  const keys = signedKeys("sent lead", secrets, 27);
  return {
    path({ site, leads }, lead, from) {
      const opens = opensUntil(lead, site.timeZone, leads.shopperLinkDays).getTime();
      const day = Math.floor((from?.getTime() ?? 0) / DAY_MS) * DAY_MS;
      const last = Math.max(opens, day + leads.shopperLinkDays * DAY_MS);
      const until = Math.ceil(last / MINUTE_MS).toString(36);
      const version = linkVersion(lead);
      const signed = version === 0 ? [until] : [until, version.toString(36)];
      return `/my/${[shortId(lead.id), ...signed, keys.key([site.slug, lead.id, ...signed])].join(".")}`;
    },
    read(tenant, reference, now) {
      const parts = reference.split(".");
      const [part = "", until = "", version = "0"] = parts.slice(0, -1);
      const signed = parts.slice(1, -1);
      const leadId = idsOfPart(part).find((id) => keys.fits(parts.at(-1) ?? "", [tenant, id, ...signed]));
      if (parts.length > 4 || leadId === undefined) return null;
      return now.getTime() > momentOf(until) ? "expired" : { leadId, version: Number.parseInt(version, 36) };
    },
  };
}

/** The last moment at which a link opens, as it stands in the link. */
function momentOf(until: string): number {
  const told = Number.parseInt(until, 36);
  return told < MOST_MINUTES ? told * MINUTE_MS : told;
}

/** So many days after the last news, or after the booking where that is later. */
function opensUntil(lead: LeadRecord, timeZone: string, days: number): Date {
  const last = Date.parse(lead.changes.at(-1)?.at ?? lead.receivedAt) + days * DAY_MS;
  const booking = bookingOf(lead);
  const after = booking === null ? 0 : dayAfterBooking(booking, days, timeZone).getTime();
  return new Date(Math.max(last, after));
}
