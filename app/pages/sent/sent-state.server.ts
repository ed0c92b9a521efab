import { isAhead, isFreed, isVehicleGone } from "~/domain/appointment/booking";
import { bookingZone } from "~/domain/appointment/booking-place";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
import { RESERVED_BY_SHOPPER, VEHICLE_STATUS } from "~/domain/lead/standing-fields";
import { acceptedOffer } from "~/domain/trade/accepted-offer";
import type { SentView } from "~/features/sent/sent-view";
import type { SentRecord } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";
import type { NamedVehicle } from "~/request/vehicle-brief.server";
import { dayText } from "~/request/visit-words.server";

/** Whether the booking lies ahead and stands. */
export function canBeChanged({ lead, booking }: SentRecord, { config, now }: FormDesk): boolean {
  return booking !== null && isAhead(booking, now, bookingZone(lead, config));
}

/**
 * Whether nobody can drive the vehicle of a booking that stands: it may be back in the stock within hours, or be gone for
 * good. Who has ordered it themselves can, whatever the stock says, and so can anybody where another yard of the dealer
 * has it: they are reminded of it.
 */
export function isVehicleMissing(sent: SentRecord, site: FormDesk, about: NamedVehicle): boolean {
  const kind = visitKindOf(sent.lead.kind);
  if (kind === null || !canBeChanged(sent, site)) return false;
  if (sent.hasOrdered || sent.standsElsewhere) return false;
  return vehicleRefusal(kind, about) !== null;
}

/** How what a shopper sent stands. @param isMissing see {@link isVehicleMissing} */
export function sentState(sent: SentRecord, site: FormDesk, isMissing: boolean): SentView["status"] {
  const { booking } = sent;
  const { t } = site;
  if (booking === null) return offerState(sent, site) ?? { tone: "good", text: t("mine.sent") };
  if (isVehicleGone(sent.lead)) return { tone: "ended", text: t("mine.vehicleGone") };
  if (booking.state === "cancelled") return { tone: "ended", text: t("mine.cancelled") };
  if (!canBeChanged(sent, site)) return { tone: "ended", text: t("mine.over") };
  if (isMissing) return { tone: "waiting", text: t("mine.vehicleMissing") };
  if (isFreed(sent.lead)) return { tone: "waiting", text: t("mine.freed") };
  if (booking.state === "kept") return { tone: "good", text: t("mine.booked") };
  return { tone: "waiting", text: t(isReservedByOther(sent) ? "mine.reserved" : "mine.asked") };
}

/** Whether somebody else has the vehicle of a wish reserved, as its letter told. */
function isReservedByOther({ lead: { fields }, hasOrdered }: SentRecord): boolean {
  return fields[VEHICLE_STATUS] === "reserved" && fields[RESERVED_BY_SHOPPER] !== "true" && !hasOrdered;
}

/** That an offer was accepted, and until when it stands; null where none was. */
function offerState({ lead }: SentRecord, { t, config, today }: FormDesk): SentView["status"] | null {
  const offer = acceptedOffer(lead, today);
  if (offer === null) return null;
  if (offer.isOver) return { tone: "ended", text: t("account.offerOver") };
  return {
    tone: "good",
    text:
      offer.until === null
        ? t("mine.offerAccepted")
        : t("mine.offerAcceptedUntil", { day: dayText(offer.until, config) }),
  };
}
