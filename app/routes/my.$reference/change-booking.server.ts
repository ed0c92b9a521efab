import { type Booking, BOOKING_STATES, BOOKING_STATUS, isFreed } from "~/domain/appointment/booking";
import { bookingZone } from "~/domain/appointment/booking-place";
import { bookingStanding, STANDING_TONES, standingKey } from "~/domain/appointment/booking-standing";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { answeredByText } from "~/domain/lead/answering/shopper-text";
import { phoneEnding } from "~/domain/phone/phone-number";
import { maskedMail } from "~/domain/text/masked-mail";
import { offeredStatus } from "~/domain/vehicle/stock-status";
import type { FreeDay } from "~/domain/appointment/free-times";
import { REFRESH } from "~/features/forms/form-fields";
import type { FormAnswer } from "~/features/forms/form-view";
import type { SentView } from "~/features/sent/sent-view";
import { moveAnswer, type Moving, type WantedTime } from "~/pages/form/visit/move-form.server";
import { asksDayOnly, newTimes, whyNotNewTime } from "~/pages/form/visit/new-times.server";
import { wordList } from "~/i18n/list-format";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import type { NewTime, SentRecord } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";
import { namedVehicle, type NamedVehicle } from "~/request/vehicle-brief.server";
import { dayText, visitText } from "~/request/visit-words.server";

const DEEDS = {
  moved: "saidMoved",
  same: "saidSame",
  mended: "saidMended",
  kept: "saidKept",
  cancelled: "saidCancelled",
  stopped: "saidStopped",
  started: "saidStarted",
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
 * @param intent `move`, `cancel`, `stop`, `start` or `refresh`, as it was posted
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
      case "start":
        await services.sentLeads.remind(config, id, intent === "start");
        return { done: intent === "start" ? "started" : "stopped" };
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
  // The time that it has already, or the same form, sent twice.
  const isSame = to?.day === booking.day && to.time === booking.time;
  if (isSame && !isFreed(lead)) return { done: isKept(lead) ? "kept" : "same" };
  if (to === null || (to.time === null && !asksDayOnly(sent, booking))) {
    return refused(to === null ? "chooseDay" : "choose", wanted, sent, site);
  }
  const about = await namedVehicle(config, lead.carId);
  const offered = (await newTimes(site, sent, booking, about)) ?? [];
  const isFree = offered.some(
    ({ date, times }) => date === to.day && (to.time === null || times.includes(to.time)),
  );
  if (!isFree) return refused("notFree", wanted, sent, site);
  const { vehicle } = about;
  const vehicleStatus = vehicle === null ? {} : { vehicleStatus: offeredStatus(vehicle) };
  const moved = await services.sentLeads.move(config, lead.id, { ...to, ...vehicleStatus });
  if (moved === "over") return late(site);
  return moved === "taken" ? refused("notFree", wanted, sent, site) : { done: moved };
}

/** The times of another day, for who moves a booking without having chosen one of them yet. */
async function otherTimes(wanted: WantedTime, sent: SentRecord, site: FormDesk): Promise<Outcome> {
  const about = await namedVehicle(site.config, sent.lead.carId);
  const moving = await movingOf(sent, site, about);
  return moving === null ? late(site) : { answer: moveAnswer(site, moving, wanted), status: 200 };
}

/** @param why what is wrong with the new time: copy, or that it is not free */
async function refused(
  why: "choose" | "chooseDay" | "notFree",
  wanted: WantedTime,
  sent: SentRecord,
  site: FormDesk,
): Promise<Outcome> {
  const status = why === "notFree" ? 409 : 400;
  const about = await namedVehicle(site.config, sent.lead.carId);
  const moving = await movingOf(sent, site, about);
  if (moving === null) return { problem: site.t(why === "notFree" ? "mine.noTimes" : `mine.${why}`), status };
  const text = why === "notFree" ? notFree(moving, about, wanted, sent, site) : site.t(`mine.${why}`);
  const isOfDay =
    why === "chooseDay" || moving.dayOnly || !moving.days.some(({ date }) => date === wanted.day);
  const errors = [{ name: isOfDay ? "booking_date" : "booking_time", text }];
  return { answer: moveAnswer(site, moving, wanted, errors), status };
}

/** Why the wanted time is not free, in the words of the form that makes bookings, and that the booking stands. */
function notFree(
  { booking, days }: Moving,
  about: NamedVehicle,
  wanted: WantedTime,
  sent: SentRecord,
  site: FormDesk,
): string {
  const why = whyNotNewTime(site, sent, booking, { about, days, ...wanted }) ?? site.t("mine.noTimes");
  return `${why} ${site.t("mine.unchanged")}`;
}

async function movingOf(sent: SentRecord, site: FormDesk, about: NamedVehicle) {
  const { booking } = sent;
  if (booking === null) return null;
  const days = await newTimes(site, sent, booking, about);
  return movingAmong(sent, days);
}

/** What a booking can be moved among; null where it can be moved to nothing. */
export function movingAmong({ lead, booking }: SentRecord, days: readonly FreeDay[] | null): Moving | null {
  const kind = visitKindOf(lead.kind);
  if (kind === null || booking === null || days === null || days.length === 0) return null;
  return { kind, booking, days, dayOnly: asksDayOnly({ lead }, booking) };
}

/** Whether the last that was done to a booking was to keep the time that was wished for. */
function isKept({ fields }: SentRecord["lead"]): boolean {
  return fields[BOOKING_STATUS] === BOOKING_STATES.kept;
}

function newTime({ day, time }: WantedTime): NewTime | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  return { day, time: /^\d{2}:\d{2}$/.test(time) ? time : null };
}

/** What the page says has just been done; null where its address names nothing that is so. */
export function saidBy(done: string | null, sent: SentRecord, site: FormDesk): SentView["said"] {
  const { lead, booking, reminders } = sent;
  if (booking === null) return null;
  const said = (key: string | null) =>
    key === null
      ? null
      : { tone: "positive" as const, text: site.t(`mine.${key}`, saidValues(sent, booking, site)) };
  if (done === "kept" && isKept(lead) && booking.state === "kept") return said(DEEDS.kept);
  if (done === "moved" && booking.sequence > 0) return said(asItStands(DEEDS.moved, sent, site));
  if (done === "same") return said(asItStands(DEEDS.same, sent, site));
  if (done === "mended" && lead.changes.length > 0) return saidMended(sent, booking, site);
  if (done === "cancelled" && booking.state === "cancelled") return said(DEEDS.cancelled);
  if (done === "started" && Array.isArray(reminders)) return said(DEEDS.started);
  return done === "stopped" && !Array.isArray(reminders) ? said(DEEDS.stopped) : null;
}

/** That what was corrected is taken, how the booking stands, and where it was told anew. */
function saidMended(sent: SentRecord, booking: Booking, site: FormDesk): SentView["said"] {
  const { lead } = sent;
  const key = asItStands(DEEDS.mended, sent, site);
  if (key === null) return null;
  const number = site.services.env.smsWebhookUrl !== null ? answeredByText(lead, site.config) : null;
  const places = [
    ...(lead.contact.email === null ? [] : [maskedMail(lead.contact.email)]),
    ...(number === null ? [] : [phoneEnding(number)]),
  ];
  const isRetold = lead.changes.at(-1)?.letter === "bookingRetold" && places.length > 0;
  return {
    tone: "positive",
    text: [
      site.t(`mine.${key}`, saidValues(sent, booking, site)),
      ...(isRetold ? [site.t("mine.retold", { places: wordList(site.config.site.locale, places) })] : []),
    ].join(" "),
  };
}

/** Copy of a deed: of a booking, or of what is still a request; null once it is over or off. */
function asItStands(deed: string, sent: SentRecord, site: FormDesk): string | null {
  const standing = standingOf(sent, site);
  if (standing === null || STANDING_TONES[standing] === "ended") return null;
  return standing === "booked" ? deed : `${deed}Request`;
}

function standingOf({ lead, hasOrdered }: SentRecord, { config, now }: FormDesk) {
  return bookingStanding(lead, { now, timeZone: bookingZone(lead, config), hasOrdered });
}

function saidValues(sent: SentRecord, { day, time }: Booking, site: FormDesk) {
  const standing = standingOf(sent, site);
  return {
    when: time === null ? dayText(day, site.config) : visitText(day, time, site.config),
    standing: standing === null ? "" : site.t(standingKey(standing)),
  };
}
