import type { Kysely } from "kysely";
import { bookingOf } from "~/domain/appointment/booking";
import { countryOf } from "~/domain/country/country-of";
import { fullName } from "~/domain/lead/lead";
import { isReachable } from "~/domain/lead/answering/reachable";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import { DRIVE_FIELDS, driveIds } from "~/domain/checkout/order-drives";
import { phoneText } from "~/domain/phone/phone-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { clockText } from "~/domain/time/clock-text";
import { wholeDay } from "~/domain/time/whole-day";
import type { Schema } from "~/infra/db/schema.server";
import type { LeadCopy } from "~/infra/leads/delivery/answer-words.server";
import { findLead } from "~/infra/leads/lead-records.server";

/** Who reads of the drives, and whether text messages can be sent. */
interface Dealer {
  readonly config: SiteConfig;
  readonly copy: LeadCopy;
  readonly hasTexts: boolean;
}

/**
 * An order's lead with the test drives and enquiries that it names in the dealer's words: "Mia O’Neill, 0412 345 678, Friday 27 November
 * 2026, 1:30 pm". They are kept as ids, so that nothing of a person who was erased is left here. Whom no letter reached is
 * said to be called.
 */
export async function withNamedDrives(
  queries: Kysely<Schema>,
  lead: LeadRecord,
  dealer: Dealer,
): Promise<LeadRecord> {
  const told = DRIVE_FIELDS.filter((name) => driveIds(lead.fields, name).length > 0);
  if (told.length === 0) return lead;
  const fields = { ...lead.fields };
  for (const name of told) {
    const drives = await Promise.all(driveIds(lead.fields, name).map((id) => findLead(queries, id)));
    fields[name] = drives
      .flatMap((drive) => (drive === null ? [] : driveText(drive, dealer)))
      .join(dealer.copy("leads.mail.between.items"));
  }
  return { ...lead, fields };
}

function driveText(record: LeadRecord, { config, copy, hasTexts }: Dealer): string {
  const { site } = config;
  const lead = leadAtRevision(record, record.changes.length);
  const { phone, email } = lead.contact;
  const reach = phone === null ? email : phoneText(phone, countryOf(site.country).code);
  const { day = "", time = null } = bookingOf(lead) ?? {};
  const clock = time === null ? null : clockText(time, site.locale);
  const call = isReachable(lead, config, hasTexts) ? null : copy("leads.mail.untoldOne");
  const when = day === "" ? copy(`leads.kinds.${lead.kind}`) : wholeDay(day, site.locale);
  return [fullName(lead.contact), reach, when, clock, call]
    .filter(Boolean)
    .join(copy("leads.mail.between.parts"));
}
