import { dateFormat } from "~/domain/text/intl-formats";
import type { Kysely } from "kysely";
import { bookingOf } from "~/domain/appointment/booking";
import { countryOf } from "~/domain/country/country-of";
import { fullName } from "~/domain/lead/lead";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import { DRIVE_FIELDS, driveIds } from "~/domain/checkout/order-drives";
import { phoneText } from "~/domain/phone/phone-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { wholeDay } from "~/domain/time/whole-day";
import type { Schema } from "~/infra/db/schema.server";
import { findLead } from "~/infra/leads/lead-records.server";

/**
 * An order's lead with the test drives that it names in the dealer's words: "Mia O’Neill, 0412 345 678, Friday 27 November
 * 2026, 1:30 pm". They are kept as ids, so that nothing of a person who was erased is left here.
 */
export async function withNamedDrives(
  queries: Kysely<Schema>,
  lead: LeadRecord,
  config: SiteConfig,
): Promise<LeadRecord> {
  const told = DRIVE_FIELDS.filter((name) => driveIds(lead.fields, name).length > 0);
  if (told.length === 0) return lead;
  const fields = { ...lead.fields };
  for (const name of told) {
    const drives = await Promise.all(driveIds(lead.fields, name).map((id) => findLead(queries, id)));
    fields[name] = drives.flatMap((drive) => (drive === null ? [] : driveText(drive, config))).join("; ");
  }
  return { ...lead, fields };
}

function driveText(record: LeadRecord, { site }: SiteConfig): string {
  const lead = leadAtRevision(record, record.changes.length);
  const { phone, email } = lead.contact;
  const reach = phone === null ? email : phoneText(phone, countryOf(site.country).code);
  const { day = "", time = null } = bookingOf(lead) ?? {};
  const format = dateFormat(site.locale, { timeStyle: "short", timeZone: "UTC" });
  const clock = time === null ? null : format.format(new Date(`2000-01-01T${time}:00Z`));
  return [fullName(lead.contact), reach, wholeDay(day, site.locale), clock].filter(Boolean).join(", ");
}
