import { bookingPlace } from "~/domain/appointment/booking-place";
import { broughtFrom } from "~/domain/appointment/brought-vehicle";
import { isSomebodyElse, OWN_BOOKING, SECOND } from "~/domain/appointment/own-booking";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import type { NewLead } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { offeredStatus } from "~/domain/vehicle/stock-status";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import type { Refusal } from "~/features/forms/sending/submission-answer.server";
import type { SentRecord } from "~/ports/sent-leads";
import type { FormRequest } from "../form-request.server";
import { chosenPlaceId, closedWorkshop, takenTime } from "../lead-preparation.server";
import { isOnlyWish } from "../visit-times.server";
import { isResent, ownBookings } from "./own-bookings.server";

/**
 * The booking of the shopper's own that a form changes: the one that is to be moved, or the one that the very same form
 * made for this time, when something else in it was mended. Null where it books anew, and where it is only sent twice.
 */
export async function changedByForm(
  asked: FormRequest,
  { values, token, submissionKey }: ReadySubmission,
): Promise<SentRecord | null> {
  const chosen = values[OWN_BOOKING.name];
  if (chosen === SECOND) return null;
  const typed = (name: string) => values[name] ?? "";
  const own = await ownBookings(asked, typed);
  const moved = own.find(({ lead }) => lead.id === chosen);
  if (moved !== undefined) return moved;
  const mended = own.find((one) => isResent(one, typed, token.key));
  if (mended === undefined) return null;
  const { lead } = mended;
  return lead.submissionKey === submissionKey && lead.changes.length === 0 ? null : mended;
}

/**
 * Moves a booking to what its shopper asks for now.
 * @param lead what the form would send
 * @param finishes the form of several steps that is done with it
 * @returns where the booking is to be seen, and its lead as it stands now
 */
export async function moveOwn(
  asked: FormRequest,
  ready: ReadySubmission,
  own: SentRecord,
  { lead, finishes }: { readonly lead: NewLead; readonly finishes: string | null },
): Promise<{ readonly path: string; readonly lead: LeadRecord } | Refusal> {
  const { services, config, t, now } = asked.site;
  const isChosen = ready.values[OWN_BOOKING.name] === own.lead.id;
  if (isChosen && isSomebodyElse(lead.contact, own.lead.contact))
    return { errors: { [OWN_BOOKING.name]: t("forms.ownBooking.other") } };
  const kind = visitKindOf(asked.key);
  const day = ready.values["booking_date"] ?? ready.values["preferred_date"];
  if (kind === null || day === undefined) return { errors: { booking_date: t("mine.chooseDay") } };
  const time = ready.values["booking_time"] ?? null;
  if (time === null && ready.values["booking_date"] !== undefined)
    return { errors: { booking_time: t("mine.choose") } };
  const closed = time === null ? closedWorkshop(asked, ready) : null;
  if (closed !== null) return closed;
  const locationId = chosenPlaceId(asked, kind, ready.values);
  const { vehicle } = asked.about;
  const brought = kind === "testDrive" ? broughtFrom(vehicle, locationId, config) : null;
  // What is kept already is kept at another time too: where somebody else reserves the vehicle, it no longer is.
  const isKept =
    own.booking?.state === "kept" ? brought === null : !isOnlyWish(asked.site, kind, asked.about, locationId);
  const moved = await services.sentLeads.move(config, own.lead.id, {
    ...{ day, time },
    ...(vehicle === null ? {} : { vehicleStatus: offeredStatus(vehicle) }),
    again: {
      locationId: locationId === "" ? null : locationId,
      isKept: time !== null && isKept,
      broughtFrom: brought,
      ...{ fields: lead.fields, contact: lead.contact, submissionKey: ready.submissionKey },
      ...(finishes === null ? {} : { finishes }),
    },
  });
  if (moved === "taken") return takenTime(asked, { locationId, date: day, time: time ?? "" }, ready);
  if (moved === "over") return { notice: { title: t("forms.ownBooking.over"), text: t("mine.late") } };
  const { booking } = own;
  const isSame = booking?.day === day && booking.time === time;
  const isThere = [booking?.locationId ?? "", bookingPlace(own.lead, config)?.id].includes(locationId);
  const done = moved !== "moved" ? moved : isSame && isThere ? "same" : "moved";
  // The links that were sent before may have ended with it.
  const stands = (await services.sentLeads.ofLead(config, own.lead.id)) ?? own;
  return { path: `${services.sentLeads.path(config, stands.lead, now)}?done=${done}`, lead: stands.lead };
}
