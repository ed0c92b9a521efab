import { bookingOf, isAhead } from "~/domain/appointment/booking";
import { bookingZone } from "~/domain/appointment/booking-place";
import { fullName, type LeadContact } from "~/domain/lead/lead";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { wholeDay } from "~/domain/time/whole-day";
import { dropAppointment } from "~/infra/db/forms/appointments.server";
import { insertChange, type LeadDeskOptions, leadTransaction } from "~/infra/leads/lead-desk.server";
import { withChanges } from "~/infra/leads/lead-records.server";
import type { ReservedDrives } from "~/ports/reserved-drives";
import { lockLead } from "./booking-desk.server";

/** What it works with: the leads' desk, and the dealers that are served. */
export interface ReservedDrivesOptions extends LeadDeskOptions {
  /** Null for a dealer that is not served here any more. */
  configOf(tenant: string): SiteConfig | null;
}

/** Tells those who are to drive a vehicle that somebody else has reserved it. */
export function createReservedDrives(options: ReservedDrivesOptions): ReservedDrives {
  const { database, clock, onPosted } = options;
  const keep = leadTransaction(options);
  /** Whether the lead is a test drive that lies ahead and stands. */
  const comes = (lead: LeadRecord, config: SiteConfig) => {
    const booking = bookingOf(lead);
    return booking !== null && isAhead(booking, clock.now(), bookingZone(lead, config));
  };
  return {
    async reserved({ id, tenant, carId, contact }) {
      const config = options.configOf(tenant);
      if (config === null || carId === null) return [];
      const rows = await database.queries
        .selectFrom("lead")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("kind", "=", "testDrive")
        .where("car_id", "=", carId)
        .where("suspicion", "is", null)
        .orderBy("received_at")
        .execute();
      const leads = (await withChanges(database.queries, rows))
        .map((lead) => leadAtRevision(lead, Infinity))
        .filter((lead) => comes(lead, config) && !isSamePerson(lead.contact, contact));
      for (const { id: leadId } of leads)
        await keep(async (transaction) => {
          const lead = await lockLead(transaction, database.kind, tenant, leadId);
          if (lead === null || bookingOf(lead)?.state !== "kept" || !comes(lead, config)) return;
          await dropAppointment(transaction, tenant, lead.submissionKey);
          const change = {
            fields: { booking_held: "No", vehicle_status: "reserved" },
            letter: "vehicleReserved",
            submissionKey: `reserved ${id}`,
          } as const;
          await insertChange(transaction, tenant, leadId, change, options);
        });
      if (leads.length > 0) onPosted();
      return leads.map((lead) => driveText(lead, config));
    },
  };
}

function isSamePerson(one: LeadContact, other: LeadContact): boolean {
  const isMail = one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
  return isMail || (one.phone !== null && one.phone === other.phone);
}

function driveText(lead: LeadRecord, { site }: SiteConfig): string {
  const { day = "", time = null } = bookingOf(lead) ?? {};
  const format = new Intl.DateTimeFormat(site.locale, { timeStyle: "short", timeZone: "UTC" });
  const clock = time === null ? [] : [format.format(new Date(`2000-01-01T${time}:00Z`))];
  return [fullName(lead.contact), wholeDay(day, site.locale), ...clock].join(", ");
}
