import type { Transaction } from "kysely";
import {
  type Booking,
  BOOKING_STATES,
  BOOKING_STATUS,
  bookingOf,
  isAhead,
  isFreed,
  MOVED_FROM,
  REMINDERS,
} from "~/domain/appointment/booking";
import { visitCalendar, visitKindOf, visitPlan } from "~/domain/appointment/visit-plan";
import { BROUGHT_FROM } from "~/domain/appointment/brought-vehicle";
import { bookingPlace, bookingZone } from "~/domain/appointment/booking-place";
import type { LeadChange } from "~/domain/lead/lead";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { momentOf } from "~/domain/time/moment-at";
import { type AppointmentMove, dropAppointment, moveAppointment } from "~/infra/db/forms/appointments.server";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import { withdrawBegun } from "~/infra/leads/begun-leads.server";
import { insertChange, type LeadDeskOptions, leadTransaction } from "~/infra/leads/lead-desk.server";
import { findLead, lockLeadRow } from "~/infra/leads/lead-records.server";
import type { NewTime, SentLeads } from "~/ports/sent-leads";
import { type Answered, answeredAgain, saidAgain } from "./asked-again.server";
import { keepReminders } from "./reminder-rows.server";

/** Somebody else has the time: undoes the transaction. */
class TimeTaken extends Error {
  override readonly name = "TimeTaken";
}

/** Moves and cancels bookings: time, lead and what is told of it change in one transaction. */
export function createBookingDesk(
  options: LeadDeskOptions,
): Pick<SentLeads, "move" | "mend" | "cancel" | "remind"> {
  const { clock, onPosted, onFault } = options;
  const keep = leadTransaction({
    ...options,
    onFault: (error) => {
      if (!(error instanceof TimeTaken)) onFault(error);
    },
  });
  const change = async <Result>(
    { site }: SiteConfig,
    leadId: string,
    work: (transaction: Transaction<Schema>, lead: LeadRecord, booking: Booking) => Promise<Result>,
  ): Promise<Result | "over"> => {
    const result = await keep(async (transaction) => {
      const lead = await lockLead(transaction, options.database.kind, site.slug, leadId);
      const booking = lead === null ? null : bookingOf(lead);
      return lead === null || booking === null ? "over" : work(transaction, lead, booking);
    });
    onPosted();
    return result;
  };
  return {
    async move(config, leadId, to) {
      const { slug: tenant } = config.site;
      try {
        return await change(config, leadId, async (transaction, lead, booking) => {
          if (!isAhead(booking, clock.now(), bookingZone(lead, config))) return "over";
          const finishes = to.again?.finishes;
          if (finishes !== undefined)
            await withdrawBegun(transaction, options.database.kind, tenant, finishes);
          const isKeptNow = isFreed(lead);
          const isSame = isSameTime(booking, to, bookingPlace(lead, config)?.id ?? null);
          const keeps = to.again?.isKept ?? (booking.state === "kept" || isKeptNow);
          // The same time again: the page was sent twice, or what else was answered is mended.
          if (isSame && !(isKeptNow && keeps)) {
            const said = to.again === undefined ? null : answeredAgain(lead, to.again, config);
            if (said !== null) {
              await insertChange(transaction, tenant, leadId, said, options);
              return "mended";
            }
            return lead.fields[BOOKING_STATUS] === BOOKING_STATES.kept ? "kept" : "moved";
          }
          if (keeps) {
            if (
              !(await moveAppointment(transaction, timeOf(lead, booking, to, { config, now: clock.now() })))
            )
              throw new TimeTaken();
          } else if (booking.state === "kept") {
            await dropAppointment(transaction, tenant, lead.submissionKey);
          }
          const said = saidAgain(lead, to.again, config);
          const change = isSame ? kept(said, booking, to) : moved(lead, said, booking, to, keeps);
          await insertChange(transaction, tenant, leadId, change, options);
          return isSame ? "kept" : "moved";
        });
      } catch (error) {
        if (isTimeTaken(error)) return "taken";
        throw error;
      }
    },
    async mend(config, leadId, again) {
      const { slug: tenant } = config.site;
      const isThere = await keep(async (transaction) => {
        const lead = await lockLead(transaction, options.database.kind, tenant, leadId);
        const said = lead === null ? null : answeredAgain(lead, again, config);
        if (said !== null) await insertChange(transaction, tenant, leadId, said, options);
        return lead !== null;
      });
      onPosted();
      return isThere;
    },
    cancel: (config, leadId) =>
      change(config, leadId, async (transaction, lead, booking) => {
        const { slug: tenant } = config.site;
        if (booking.state === "cancelled") return "cancelled";
        if (!isAhead(booking, clock.now(), bookingZone(lead, config))) return "over";
        await dropAppointment(transaction, tenant, lead.submissionKey);
        await insertChange(transaction, tenant, leadId, cancelled(booking), options);
        return "cancelled";
      }),
    async remind(config, leadId, isWanted) {
      const { slug: tenant } = config.site;
      await change(config, leadId, async (transaction, lead) => {
        const wanted = isWanted ? "Yes" : "No";
        if ((lead.fields[REMINDERS] ?? "Yes") === wanted) return;
        const revision = lead.changes.length + 1;
        const fields = { [REMINDERS]: wanted };
        const said = { fields, submissionKey: `reminders ${revision}` };
        await insertChange(transaction, tenant, leadId, said, options, "untold");
        const now = clock.now();
        const asked = { ...lead, fields: { ...lead.fields, ...fields } };
        const posting = { leadId, revision, tenant, held: lead.suspicion !== null, now };
        await keepReminders(transaction, posting, options.remindersOf?.(tenant, asked, now) ?? []);
      });
    },
  };
}

/** The dealer's lead as it stands now. Of two changes at once, the second waits here until the first is done. */
export async function lockLead(
  transaction: Transaction<Schema>,
  kind: Database["kind"],
  tenant: string,
  leadId: string,
): Promise<LeadRecord | null> {
  const found = await lockLeadRow(transaction, kind, tenant, ["id", leadId]);
  const lead = found === undefined ? null : await findLead(transaction, leadId);
  return lead === null ? null : leadAtRevision(lead, lead.changes.length);
}

/**
 * Whether a booking has the time already, at the place that is asked for now.
 * @param placeId where it is; what asks for no place names none
 */
function isSameTime(booking: Booking, { day, time, again }: NewTime, placeId: string | null): boolean {
  const isThere = again === undefined || [booking.locationId, placeId].includes(again.locationId);
  return isThere && day === booking.day && time === booking.time;
}

/** The time that is taken in place of the one a booking has. */
function timeOf(
  lead: LeadRecord,
  booking: Booking,
  to: NewTime,
  { config, now }: { readonly config: SiteConfig; readonly now: Date },
): AppointmentMove {
  const kind = visitKindOf(lead.kind) ?? "testDrive";
  const locationId = to.again?.locationId ?? booking.locationId ?? "";
  const placed = { ...lead, fields: { ...lead.fields, location_id: locationId } };
  const startsAt = `${to.day}T${to.time}`;
  return {
    tenant: config.site.slug,
    locationId: visitCalendar(kind, locationId),
    startsAt,
    beginsAt: momentOf(startsAt, bookingZone(placed, config)).toISOString(),
    carId: lead.carId,
    submissionKey: lead.submissionKey,
    capacity: visitPlan(config, kind, bookingPlace(placed, config)).capacity,
    at: now.toISOString(),
  };
}

/** @param isKept whether a time is kept */
function moved(
  lead: Pick<LeadRecord, "kind">,
  said: Answered,
  booking: Booking,
  to: NewTime,
  isKept: boolean,
): LeadChange {
  const times: Readonly<Record<string, string>> =
    booking.time === null && lead.kind === "service"
      ? { preferred_date: to.day, [MOVED_FROM]: booking.day }
      : {
          booking_date: to.day,
          booking_time: to.time ?? "",
          [MOVED_FROM]: booking.time === null ? booking.day : `${booking.day}T${booking.time}`,
        };
  return {
    ...said,
    fields: {
      ...said.fields,
      ...times,
      ...(to.again?.locationId == null ? {} : { location_id: to.again.locationId }),
      ...(to.again === undefined ? {} : { [BROUGHT_FROM]: to.again.broughtFrom ?? "" }),
      // Whoever reads of the move must know whether the new time is kept.
      ...(booking.time === null ? {} : { booking_held: isKept ? "Yes" : "No" }),
      // A time is kept for a reserved vehicle only where that stands in nobody's way: there is nothing to wait for.
      ...(isKept && to.vehicleStatus === "reserved" ? {} : statusOf(to)),
      [BOOKING_STATUS]: BOOKING_STATES.moved,
    },
    letter: "bookingMoved",
    submissionKey: changeKey(booking),
  };
}

/** The time that was wished for while somebody had the vehicle is taken now: it was not moved. */
function kept(said: Answered, booking: Booking, to: NewTime): LeadChange {
  return {
    ...said,
    fields: {
      ...said.fields,
      booking_held: "Yes",
      [MOVED_FROM]: "",
      ...statusOf(to),
      [BOOKING_STATUS]: BOOKING_STATES.kept,
    },
    letter: "bookingKept",
    submissionKey: changeKey(booking),
  };
}

function statusOf({ vehicleStatus }: NewTime): Readonly<Record<string, string>> {
  return vehicleStatus === undefined ? {} : { vehicle_status: vehicleStatus };
}

function cancelled(booking: Booking): LeadChange {
  return {
    fields: { [BOOKING_STATUS]: BOOKING_STATES.cancelled },
    letter: "bookingCancelled",
    submissionKey: changeKey(booking),
  };
}

/** One key for each change of a booking, whoever asks for it how often. */
function changeKey({ sequence }: Booking): string {
  return `booking ${sequence + 1}`;
}

/** The lead desk wraps what undid a transaction. */
function isTimeTaken(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof TimeTaken;
}
