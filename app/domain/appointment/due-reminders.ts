import type { LeadRecord } from "../lead/lead-record";
import { textNumber } from "../phone/text-number";
import type { SiteConfig } from "../tenant/site-config";
import { bookingOf, bookingStart, REMINDERS, TELLS_BOOKING } from "./booking";
import { bookingZone } from "./booking-place";
import { REMINDER_SINKS, type ReminderSink, type ReminderWay } from "./reminder-sinks";
import { leavesAt, REMINDER_KINDS, type ReminderKind, reminderTimes } from "./reminder-times";

/** What of a lead decides about reminders. */
export type RemindedLead = Pick<LeadRecord, "kind" | "fields" | "changes" | "contact" | "vehicle">;
type Dealer = Pick<SiteConfig, "site" | "forms">;

/** A reminder with the moment it leaves. */
export interface DueReminder {
  readonly sink: ReminderSink;
  readonly at: Date;
}

/**
 * The reminders of a booking whose time is kept: by each way that the dealer wants and the shopper can be reached by.
 * @param now when it was booked or moved
 * @param hasTexts whether text messages can be sent
 */
export function dueReminders(
  lead: RemindedLead,
  config: Dealer,
  now: Date,
  hasTexts: boolean,
): readonly DueReminder[] {
  const begins = remindedOf(lead, config);
  if (begins === null) return [];
  const sinks = REMINDER_SINKS.filter(({ way }) => reaches(way, lead, config, hasTexts));
  return reminderTimes(begins, now, bookingZone(lead, config)).flatMap(({ kind, at }) =>
    sinks.filter((sink) => sink.kind === kind).map((sink) => ({ sink, at })),
  );
}

/**
 * Why a reminder whose moment has come is not sent: `unwanted`, the booking was cancelled or its reminders switched off
 * meanwhile; `late`, its moment is over; or until when it waits, because it is night. Null for one that is to be sent.
 */
export function whyNotDue(
  { kind, way }: ReminderSink,
  lead: RemindedLead,
  config: Dealer,
  now: Date,
): "unwanted" | "late" | { readonly until: Date } | null {
  const begins = remindedOf(lead, config);
  if (begins === null || !reaches(way, lead, config, true)) return "unwanted";
  const until = leavesAt(kind, begins, now, bookingZone(lead, config));
  if (until === null) return "late";
  return until > now ? { until } : null;
}

/**
 * Which reminders of a booking are still to come, by what was planned when it was booked or last changed; `stopped` where
 * the shopper stopped those that could; null where none can.
 * @param hasTexts whether text messages can be sent
 */
export function reminderState(
  lead: RemindedLead & Pick<LeadRecord, "receivedAt">,
  config: Dealer,
  now: Date,
  hasTexts: boolean,
): readonly ReminderKind[] | "stopped" | null {
  const isStopped = lead.fields[REMINDERS] === "No";
  const wanted = { ...lead, fields: { ...lead.fields, [REMINDERS]: "Yes" } };
  // Who has them again is reminded as if booked at that moment.
  const plannedAt = isStopped ? now : new Date(lead.changes.findLast(plansReminders)?.at ?? lead.receivedAt);
  const due = dueReminders(wanted, config, plannedAt, hasTexts).filter(({ at }) => at > now);
  const kinds = REMINDER_KINDS.filter((kind) => due.some(({ sink }) => sink.kind === kind));
  if (kinds.length === 0) return null;
  return isStopped ? "stopped" : kinds;
}

function plansReminders({ letter, fields }: LeadRecord["changes"][number]): boolean {
  return (letter !== undefined && TELLS_BOOKING.includes(letter)) || fields?.[REMINDERS] !== undefined;
}

/** When the booking begins that is reminded of; null where none is. */
function remindedOf(lead: RemindedLead, config: Dealer): Date | null {
  const booking = bookingOf(lead);
  if (booking?.state !== "kept" || lead.fields[REMINDERS] === "No") return null;
  return bookingStart(booking, bookingZone(lead, config));
}

function reaches(way: ReminderWay, { contact }: RemindedLead, config: Dealer, hasTexts: boolean): boolean {
  if (!config.forms.visits.reminders.includes(way)) return false;
  return way === "sms" ? hasTexts && textNumber(contact.phone, config) !== null : contact.email !== null;
}
