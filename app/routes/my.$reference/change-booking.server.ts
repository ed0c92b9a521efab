import { BOOKING_STATES, BOOKING_STATUS, isFreed } from "~/domain/appointment/booking";
import { offeredStatus } from "~/domain/vehicle/stock-status";
import type { SentView } from "~/features/sent/sent-view";
import { newTimes } from "~/pages/form/new-times.server";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import type { NewTime, SentRecord } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";
import { namedVehicle } from "~/request/vehicle-brief.server";
import { dayText, visitText } from "~/request/visit-words.server";

const DEEDS = {
  moved: "saidMoved",
  kept: "saidKept",
  cancelled: "saidCancelled",
  stopped: "saidStopped",
} as const;

/** Why a booking was not changed, in words. */
export interface ChangeProblem {
  readonly problem: string;
  readonly status: 400 | 409 | 503;
}

/** What was done, as the address of the page names it. */
export interface Changed {
  readonly done: keyof typeof DEEDS;
}

/**
 * Does what the page of a booking offers.
 * @param intent `move`, `cancel` or `stop`, as it was posted
 * @param to the new time, as it was posted
 */
export async function changeBooking(
  intent: unknown,
  to: unknown,
  sent: SentRecord,
  site: FormDesk,
): Promise<Changed | ChangeProblem> {
  const { services, config, t } = site;
  const { id } = sent.lead;
  const late = { problem: t("mine.late"), status: 409 } as const;
  try {
    switch (intent) {
      case "move":
        return await move(to, sent, site, late);
      case "cancel":
        return (await services.sentLeads.cancel(config, id)) === "cancelled" ? { done: "cancelled" } : late;
      case "stop":
        await services.sentLeads.stopReminders(config, id);
        return { done: "stopped" };
      default:
        return { problem: t("mine.choose"), status: 400 };
    }
  } catch (error) {
    if (!(error instanceof LeadsUnavailableError)) throw error;
    return { problem: t("mine.unavailable"), status: 503 };
  }
}

async function move(
  to: unknown,
  sent: SentRecord,
  site: FormDesk,
  late: ChangeProblem,
): Promise<Changed | ChangeProblem> {
  const { services, config, t } = site;
  const { lead, booking } = sent;
  if (booking === null) return late;
  const wanted = newTime(to);
  // The same form, sent twice.
  const isSame = wanted?.day === booking.day && wanted.time === booking.time;
  if (isSame && !isFreed(lead)) return { done: doneTo(lead) };
  if (wanted === null) return { problem: t("mine.choose"), status: 400 };
  const about = await namedVehicle(config, lead.carId);
  const isAmong = (offered: Awaited<ReturnType<typeof newTimes>>) =>
    (offered ?? []).some(({ times }) => times.some(({ value }) => value === to));
  if (!isAmong(await newTimes(site, sent, booking, about))) {
    // Closed, past or too far ahead is not what somebody else has taken.
    const isGiven = isAmong(await newTimes(site, sent, booking, about, { taken: true }));
    return { problem: t(isGiven ? "mine.taken" : "mine.notGiven"), status: 409 };
  }
  const { vehicle } = about;
  const vehicleStatus = vehicle === null ? {} : { vehicleStatus: offeredStatus(vehicle) };
  const moved = await services.sentLeads.move(config, lead.id, { ...wanted, ...vehicleStatus });
  if (moved === "over") return late;
  return moved === "taken" ? { problem: t("mine.taken"), status: 409 } : { done: moved };
}

/** What was done last to a booking that has a new time. */
function doneTo({ fields }: SentRecord["lead"]): "moved" | "kept" {
  return fields[BOOKING_STATUS] === BOOKING_STATES.kept ? "kept" : "moved";
}

function newTime(to: unknown): NewTime | null {
  const match = typeof to === "string" ? /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(to) : null;
  return match?.[1] === undefined ? null : { day: match[1], time: match[2] ?? null };
}

/** What the page says has just been done; null where its address names nothing that is so. */
export function saidBy(
  done: string | null,
  { lead, booking, reminded }: SentRecord,
  site: FormDesk,
): SentView["said"] {
  if (booking === null) return null;
  const { t, config } = site;
  const said = (key: string) => ({
    tone: "positive" as const,
    text: t(`mine.${key}`, {
      day: dayText(booking.day, config),
      when: booking.time === null ? "" : visitText(booking.day, booking.time, config),
    }),
  });
  if (done === "kept" && doneTo(lead) === "kept" && booking.state === "kept") return said(DEEDS.kept);
  if (done === "moved" && booking.sequence > 0 && booking.state !== "cancelled")
    return said(booking.time === null ? DEEDS.moved : `${DEEDS.moved}Time`);
  if (done === "cancelled" && booking.state === "cancelled") return said(DEEDS.cancelled);
  return done === "stopped" && !reminded ? said(DEEDS.stopped) : null;
}
