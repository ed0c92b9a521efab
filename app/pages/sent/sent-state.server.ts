import { isAhead } from "~/domain/appointment/booking";
import { bookingStanding, STANDING_TONES, standingKey } from "~/domain/appointment/booking-standing";
import { bookingZone } from "~/domain/appointment/booking-place";
import { askStanding } from "~/domain/appointment/open-ask";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
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
  const { lead, hasOrdered } = sent;
  const { t, config, now } = site;
  const timeZone = bookingZone(lead, config);
  const standing = bookingStanding(lead, { now, timeZone, isMissing, hasOrdered });
  if (standing === null)
    return offerState(sent, site) ?? askState(sent, site) ?? { tone: "good", text: t("mine.sent") };
  return { tone: STANDING_TONES[standing], text: t(standingKey(standing)) };
}

/** How the vehicle stands that was asked about while somebody else had it reserved; null of any other. */
function askState({ lead, hasOrdered }: SentRecord, { t }: FormDesk): SentView["status"] | null {
  const standing = hasOrdered ? null : askStanding(lead);
  if (standing === null) return null;
  return { tone: standing === "freed" ? "good" : "waiting", text: t(`mine.asked.${standing}`) };
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
