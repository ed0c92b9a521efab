import { bookingOf, isAhead, isFreed, isWish } from "~/domain/appointment/booking";
import { bookingZone } from "~/domain/appointment/booking-place";
import type { Order } from "~/domain/checkout/order";
import type { LeadChange, LeadContact } from "~/domain/lead/lead";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import { isBegunKey } from "~/domain/lead/origin/half-way";
import type { SiteConfig } from "~/domain/tenant/site-config";
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
  /** The coming test drives of others on an order's vehicle, as they stand now. */
  const othersOn = async ({ tenant, carId, contact }: DrivenOrder, config: SiteConfig) => {
    const rows = await database.queries
      .selectFrom("lead")
      .selectAll()
      .where("tenant", "=", tenant)
      .where("kind", "=", "testDrive")
      .where("car_id", "=", carId)
      .where("suspicion", "is", null)
      .orderBy("received_at")
      .execute();
    // Whoever has only begun the form has asked for nothing yet.
    const sent = rows.filter(({ submission_key: key }) => !isBegunKey(key));
    return (await withChanges(database.queries, sent))
      .map((lead) => leadAtRevision(lead, Infinity))
      .filter((lead) => comes(lead, config) && !isSamePerson(lead.contact, contact));
  };
  /** Changes a lead by what it is once nobody else changes it. */
  const tell = (tenant: string, leadId: string, work: (lead: LeadRecord) => LeadChange | null) =>
    keep(async (transaction) => {
      const lead = await lockLead(transaction, database.kind, tenant, leadId);
      const change = lead === null ? null : work(lead);
      if (lead === null || change === null) return;
      if (bookingOf(lead)?.state === "kept") await dropAppointment(transaction, tenant, lead.submissionKey);
      await insertChange(transaction, tenant, leadId, change, options);
    });
  const each = async (
    order: Pick<Order, "tenant" | "carId" | "contact">,
    isTold: (lead: LeadRecord) => boolean,
    change: LeadChange,
    isListed: (lead: LeadRecord) => boolean = () => true,
  ): Promise<readonly string[]> => {
    const config = options.configOf(order.tenant);
    const { carId } = order;
    if (config === null || carId === null) return [];
    const leads = await othersOn({ ...order, carId }, config);
    for (const { id } of leads)
      await tell(order.tenant, id, (lead) => (comes(lead, config) && isTold(lead) ? change : null));
    if (leads.length > 0) onPosted();
    return leads.filter(isListed).map(({ id }) => id);
  };
  return {
    reserved: (order) =>
      each(order, (lead) => bookingOf(lead)?.state === "kept" || isFreed(lead), {
        fields: { booking_held: "No", vehicle_status: "reserved" },
        letter: "vehicleReserved",
        submissionKey: `reserved ${order.id}`,
      }),
    freed(order) {
      const waits = (lead: LeadRecord) =>
        isWish(bookingOf(lead)) && lead.fields["vehicle_status"] === "reserved";
      const change = {
        fields: { vehicle_status: "in_stock" },
        letter: "vehicleFreed",
        submissionKey: `freed ${order.id}`,
      } as const;
      return each(order, waits, change, (lead) => waits(lead) || isFreed(lead));
    },
  };
}

type DrivenOrder = Pick<Order, "tenant" | "contact"> & { readonly carId: string };

function isSamePerson(one: LeadContact, other: LeadContact): boolean {
  const isMail = one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
  return isMail || (one.phone !== null && one.phone === other.phone);
}
