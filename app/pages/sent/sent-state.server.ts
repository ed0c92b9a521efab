import { isAhead } from "~/domain/appointment/booking";
import { bookingStanding, STANDING_TONES, standingKey } from "~/domain/appointment/booking-standing";
import { bookingZone } from "~/domain/appointment/booking-place";
import {
  type AskedVehicleNow,
  type AskStanding,
  askStanding,
  isRecentAsk,
} from "~/domain/appointment/open-ask";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { absenceOf } from "~/domain/vehicle/absence/absence";
import { isFree } from "~/domain/vehicle/stock-status";
import { vehicleRefusal } from "~/domain/forms/vehicle/vehicle-refusal";
import { isReachable } from "~/domain/lead/answering/reachable";
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

/** Whether its vehicle says how what a shopper sent stands: of what is over, and of what was asked long ago, it does not. */
export function followsVehicle(sent: SentRecord, site: FormDesk): boolean {
  return canBeChanged(sent, site) || isRecentAsk(sent.lead, site.now);
}

/**
 * How what a shopper sent stands.
 * @param isMissing see {@link isVehicleMissing}
 * @param about its vehicle; null where that does not matter, see {@link followsVehicle}
 */
export function sentState(
  sent: SentRecord,
  site: FormDesk,
  isMissing: boolean,
  about: NamedVehicle | null,
): SentView["status"] {
  const { lead, hasOrdered } = sent;
  const { t, config, now } = site;
  const timeZone = bookingZone(lead, config);
  const standing = bookingStanding(lead, { now, timeZone, isMissing, hasOrdered });
  if (standing === null)
    return offerState(sent, site) ?? askState(sent, site, about) ?? { tone: "good", text: t("mine.sent") };
  return { tone: STANDING_TONES[standing], text: t(standingKey(standing)) };
}

const ASK_TONES: Readonly<Record<AskStanding, SentView["status"]["tone"]>> = {
  awaited: "waiting",
  reserved: "waiting",
  freed: "good",
  sold: "ended",
  gone: "ended",
};

/** How the vehicle stands that was asked about; null where there is nothing to say, and to who has ordered it. */
function askState(
  sent: SentRecord,
  { t, now, config, services }: FormDesk,
  about: NamedVehicle | null,
): SentView["status"] | null {
  const standing = askOf(sent, now, about);
  if (standing === null) return null;
  // Whom no letter reaches the dealer is asked to call.
  const isCalled =
    standing === "awaited" && !isReachable(sent.lead, config, services.env.smsWebhookUrl !== null);
  return { tone: ASK_TONES[standing], text: t(`mine.asked.${isCalled ? "awaitedCall" : standing}`) };
}

/** See {@link askStanding}. */
export function askOf(
  { lead, hasOrdered }: Pick<SentRecord, "lead" | "hasOrdered">,
  now: Date,
  about: NamedVehicle | null,
): AskStanding | null {
  if (hasOrdered || lead.carId === null) return null;
  return askStanding(lead, about === null ? null : vehicleNow(about), now);
}

/** What has become of a vehicle that was asked about; null where nobody can say. */
function vehicleNow({ vehicle, named, unavailable }: NamedVehicle): AskedVehicleNow | null {
  if (unavailable || named === null) return null;
  if (vehicle === null) return "gone";
  if (isFree(vehicle)) return "free";
  switch (absenceOf(vehicle)?.kind) {
    case "sold":
      return "sold";
    case "withdrawn":
      return "gone";
    // On its way by the dealer's own word for it.
    case "incoming":
      return "free";
    // For sale and put by, or first promised to somebody.
    case "held":
    case undefined:
      return "reserved";
  }
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
