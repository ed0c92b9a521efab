import { BOOKING_STATES, BOOKING_STATUS, isFreed } from "~/domain/appointment/booking";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { offeredStatus } from "~/domain/vehicle/stock-status";
import type { FreeDay } from "~/domain/appointment/free-times";
import { REFRESH } from "~/features/forms/form-fields";
import type { FormAnswer } from "~/features/forms/form-view";
import type { SentView } from "~/features/sent/sent-view";
import { moveAnswer, type Moving, type WantedTime } from "~/pages/form/visit/move-form.server";
import { asksDayOnly, newTimes } from "~/pages/form/visit/new-times.server";
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

/** The form that moves the booking goes back: with other times (status 200), or with what is wrong. */
interface MoveRefused {
  readonly answer: FormAnswer;
  readonly status: 200 | 400 | 409;
}

/** What was done, as the address of the page names it. */
export interface Changed {
  readonly done: keyof typeof DEEDS;
}

type Outcome = Changed | ChangeProblem | MoveRefused;

/**
 * Does what the page of a booking offers.
 * @param intent `move`, `cancel`, `stop` or `refresh`, as it was posted
 * @param wanted the new time, as it was posted
 */
export async function changeBooking(
  intent: unknown,
  wanted: WantedTime,
  sent: SentRecord,
  site: FormDesk,
): Promise<Outcome> {
  const { services, config, t } = site;
  const { id } = sent.lead;
  try {
    switch (intent) {
      case "move":
        return await move(wanted, sent, site);
      case REFRESH:
        return await otherTimes(wanted, sent, site);
      case "cancel":
        return (await services.sentLeads.cancel(config, id)) === "cancelled"
          ? { done: "cancelled" }
          : late(site);
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

function late({ t }: FormDesk): ChangeProblem {
  return { problem: t("mine.late"), status: 409 };
}

async function move(wanted: WantedTime, sent: SentRecord, site: FormDesk): Promise<Outcome> {
  const { services, config } = site;
  const { lead, booking } = sent;
  if (booking === null) return late(site);
  const to = newTime(wanted);
  // The same form, sent twice.
  const isSame = to?.day === booking.day && to.time === booking.time;
  if (isSame && !isFreed(lead)) return { done: doneTo(lead) };
  if (to === null || (to.time === null && !asksDayOnly(sent, booking))) {
    return refused(to === null ? "chooseDay" : "choose", wanted, sent, site);
  }
  const about = await namedVehicle(config, lead.carId);
  const isAmong = (offered: Awaited<ReturnType<typeof newTimes>>) =>
    (offered ?? []).some(
      ({ date, times }) => date === to.day && (to.time === null || times.includes(to.time)),
    );
  if (!isAmong(await newTimes(site, sent, booking, about))) {
    // Closed, past or too far ahead is not what somebody else has taken.
    const isGiven = isAmong(await newTimes(site, sent, booking, about, { taken: true }));
    return refused(isGiven ? "taken" : "notGiven", wanted, sent, site);
  }
  const { vehicle } = about;
  const vehicleStatus = vehicle === null ? {} : { vehicleStatus: offeredStatus(vehicle) };
  const moved = await services.sentLeads.move(config, lead.id, { ...to, ...vehicleStatus });
  if (moved === "over") return late(site);
  return moved === "taken" ? refused("taken", wanted, sent, site) : { done: moved };
}

/** The times of another day, for who moves a booking without having chosen one of them yet. */
async function otherTimes(wanted: WantedTime, sent: SentRecord, site: FormDesk): Promise<Outcome> {
  const moving = await movingOf(sent, site);
  return moving === null ? late(site) : { answer: moveAnswer(site, moving, wanted), status: 200 };
}

/** @param why copy of what is wrong with the new time */
async function refused(
  why: "choose" | "chooseDay" | "notGiven" | "taken",
  wanted: WantedTime,
  sent: SentRecord,
  site: FormDesk,
): Promise<Outcome> {
  const status = why === "choose" || why === "chooseDay" ? 400 : 409;
  const text = site.t(`mine.${why}`);
  const moving = await movingOf(sent, site);
  if (moving === null) return { problem: text, status };
  const isOfDay =
    why === "chooseDay" || moving.dayOnly || !moving.days.some(({ date }) => date === wanted.day);
  const errors = [{ name: isOfDay ? "booking_date" : "booking_time", text }];
  return { answer: moveAnswer(site, moving, wanted, errors), status };
}

async function movingOf(sent: SentRecord, site: FormDesk) {
  const { lead, booking } = sent;
  if (booking === null) return null;
  const days = await newTimes(site, sent, booking, await namedVehicle(site.config, lead.carId));
  return movingAmong(sent, days);
}

/** What a booking can be moved among; null where it can be moved to nothing. */
export function movingAmong({ lead, booking }: SentRecord, days: readonly FreeDay[] | null): Moving | null {
  const kind = visitKindOf(lead.kind);
  if (kind === null || booking === null || days === null || days.length === 0) return null;
  return { kind, booking, days, dayOnly: asksDayOnly({ lead }, booking) };
}

/** What was done last to a booking that has a new time. */
function doneTo({ fields }: SentRecord["lead"]): "moved" | "kept" {
  return fields[BOOKING_STATUS] === BOOKING_STATES.kept ? "kept" : "moved";
}

function newTime({ day, time }: WantedTime): NewTime | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  return { day, time: /^\d{2}:\d{2}$/.test(time) ? time : null };
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
