import { isAhead, isFreed } from "~/domain/appointment/booking";
import { bookingZone } from "~/domain/appointment/booking-place";
import type { SentView } from "~/features/sent/sent-view";
import type { SentRecord } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";

/** Whether the booking lies ahead and stands. */
export function canBeChanged({ lead, booking }: SentRecord, { config, now }: FormDesk): boolean {
  return booking !== null && isAhead(booking, now, bookingZone(lead, config));
}

/** How what a shopper sent stands. */
export function sentState(sent: SentRecord, site: FormDesk): SentView["status"] {
  const { booking } = sent;
  const { t } = site;
  if (booking === null) return { tone: "good", text: t("mine.sent") };
  if (booking.state === "cancelled") return { tone: "ended", text: t("mine.cancelled") };
  if (!canBeChanged(sent, site)) return { tone: "ended", text: t("mine.over") };
  if (isFreed(sent.lead)) return { tone: "waiting", text: t("mine.freed") };
  return booking.state === "kept"
    ? { tone: "good", text: t("mine.booked") }
    : { tone: "waiting", text: t("mine.asked") };
}
