import { randomInt } from "node:crypto";
import type { Refusal } from "~/features/forms/sending/submission-answer.server";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { BROUGHT_FROM, broughtFrom } from "~/domain/appointment/brought-vehicle";
import { closedDay } from "~/domain/appointment/closed-day";
import { type VisitKind, visitCalendar, visitKindOf, visitPlan } from "~/domain/appointment/visit-plan";
import { DRIVEN, UNSURE } from "~/domain/forms/vehicle/driven-vehicle";
import { PRIZE_AGAIN } from "~/domain/forms/pick-prize";
import { formLocations } from "~/domain/forms/place-choices";
import { formKeyOf } from "~/domain/forms/sent/form-key";
import { momentAt } from "~/domain/time/moment-at";
import { dayText, timeText } from "~/request/visit-words.server";
import { keepSentFiles } from "~/request/sent-files.server";
import { namedId } from "~/request/vehicle-brief.server";
import { dealerChoices } from "./dealer-choices.server";
import type { AskedForm } from "./form-request.server";
import {
  answeredPlace,
  type ChosenVisit,
  isOnlyWish,
  takenTimeProblem,
  visitPlace,
  visitPlaceId,
} from "./visit-times.server";

/** What is prepared for: what a form says once it has no errors. */
export type PreparedAnswers = Pick<
  ReadySubmission,
  "values" | "files" | "choices" | "submissionKey" | "suspicion"
>;

/** What was done for a form before its lead is handed over, and how to undo it when that fails. */
export interface LeadPreparation {
  /** What the lead says about it. */
  readonly extra: Readonly<Record<string, string>>;
  /** One line for the receipt. */
  readonly highlight: string | null;
  undo(): Promise<void>;
}

const NOTHING: LeadPreparation = { extra: {}, highlight: null, undo: async () => undefined };

/**
 * Books the time, draws the prize and keeps the files that a form asks for, before its lead is handed over. Answers a
 * refusal where that is not possible.
 */
export async function prepareLead(
  asked: AskedForm,
  ready: PreparedAnswers,
): Promise<LeadPreparation | Refusal> {
  const kind = visitKindOf(asked.key);
  const chooses = ready.values["booking_time"] !== undefined || ready.values["booking_date"] !== undefined;
  if (kind !== null && chooses) return bookTime(asked, kind, ready);
  const closed = asked.key === "service" ? closedWorkshop(asked, ready) : null;
  if (closed !== null) return closed;
  if (asked.key === "spinToWin") return drawPrize(asked, ready);
  return Object.keys(ready.files).length === 0 ? NOTHING : keepFiles(asked, ready);
}

/** Refuses a day on which the workshop is closed, and names the next ones on which it is not; null for an open day. */
export function closedWorkshop({ site, about }: AskedForm, { values }: PreparedAnswers): Refusal | null {
  const { config, t, now } = site;
  const day = values["preferred_date"];
  const places = formLocations(config, "service", about.vehicle);
  const place = places.find(({ id }) => id === values["location"]) ?? places[0];
  if (day === undefined || place === undefined) return null;
  const shut = closedDay(day, place, config, now);
  if (shut === null) return null;
  const days = shut.open.map((one) => dayText(one, config)).join(" · ");
  return { errors: { preferred_date: t(`problem.workshop.${shut.why}`, { days }) } };
}

/** Whether the form goes on to be a lead. */
export function isPrepared(result: LeadPreparation | Refusal): result is LeadPreparation {
  return "undo" in result;
}

/** The place that was chosen for a visit; not every form asks for it. */
export function chosenPlaceId(
  asked: AskedForm,
  kind: VisitKind,
  values: Readonly<Record<string, string>>,
): string {
  return visitPlaceId(
    asked,
    kind,
    answeredPlace(asked, kind, (name) => values[name]),
  );
}

async function bookTime(
  asked: AskedForm,
  kind: VisitKind,
  { values, submissionKey, choices, suspicion }: PreparedAnswers,
): Promise<LeadPreparation | Refusal> {
  const { config, services, now, t } = asked.site;
  const { booking_date: date, booking_time: time } = values;
  const locationId = chosenPlaceId(asked, kind, values);
  if (date === undefined || locationId === "") return NOTHING;
  if (time === undefined) return { errors: { booking_time: t("problem.timeNeedsDate") } };
  const yard = kind === "testDrive" ? broughtFrom(asked.about.vehicle, locationId, config) : null;
  const at = { location_id: locationId, ...(yard === null ? {} : { [BROUGHT_FROM]: yard }) };
  // A robot could book every time. People look at the lead first; it tells them that no time is kept for it.
  // Nor does somebody drive what another has put by, or what stands elsewhere: the dealer looks first, and agrees or not.
  if (suspicion !== null || isOnlyWish(asked.site, kind, asked.about, locationId))
    return { ...NOTHING, extra: { ...at, booking_held: "No" } };
  const changed = await changedBooking(asked, submissionKey);
  if (changed !== null) return changed;
  const tenant = config.site.slug;
  const place = visitPlace(asked.site, kind, locationId, asked.about) ?? null;
  const booked = await services.appointments.book({
    tenant,
    locationId: visitCalendar(kind, locationId),
    startsAt: `${date}T${time}`,
    beginsAt: momentAt(date, time, place?.timeZone ?? config.site.timeZone).toISOString(),
    carId: kind === "testDrive" ? namedId(asked.about) : null,
    capacity: visitPlan(config, kind, place).capacity,
    submissionKey,
    at: now.toISOString(),
  });
  if (!booked) return takenTime(asked, { locationId, date, time }, { values, submissionKey });
  const shown = (name: string, value: string) =>
    choices[name]?.find((one) => one.value === value)?.label ?? value;
  return {
    extra: at,
    highlight: t("forms.visitBooked", {
      day: shown("booking_date", date),
      time: shown("booking_time", time),
      place: place?.name ?? locationId,
    }),
    undo: () => services.appointments.release(tenant, submissionKey),
  };
}

/**
 * The refusal of a form that is sent again after its booking was cancelled or moved: it takes no time once more. Null
 * for one that was never sent, and for a booking that stands as it was made.
 */
async function changedBooking(
  { site: { config, services, t } }: AskedForm,
  submissionKey: string,
): Promise<Refusal | null> {
  const sent = await services.sentLeads.sentBy(config, submissionKey);
  const booking = sent?.booking ?? null;
  if (sent === null || booking === null || booking.sequence === 0) return null;
  const what = booking.state === "cancelled" ? "cancelled" : "moved";
  const values = {
    day: dayText(booking.day, config),
    time: booking.time === null ? "" : timeText(booking.time, config),
  };
  const notice = { title: t(`forms.again.${what}.title`), text: t(`forms.again.${what}.text`, values) };
  return { earlier: sent.lead.id, notice };
}

/** Somebody else was faster: the form goes back with what is free now. */
export async function takenTime(
  asked: AskedForm,
  visit: ChosenVisit,
  { values, submissionKey }: Pick<ReadySubmission, "values" | "submissionKey">,
): Promise<Refusal> {
  const formKey = formKeyOf(submissionKey);
  const typed: Readonly<Record<string, string | undefined>> = {
    ...values,
    location: visit.locationId,
    booking_date: visit.date,
    [DRIVEN.name]: asked.about.vehicle?.id ?? UNSURE,
  };
  const problem = await takenTimeProblem(asked, visit, formKey);
  return {
    errors: problem ?? { booking_time: asked.site.t("problem.timesGone") },
    choices: await dealerChoices(asked, (name) => typed[name] ?? "", formKey),
  };
}

/** One turn a person, known by telephone and e-mail: either is enough. */
async function drawPrize(
  { site }: AskedForm,
  { values, suspicion, submissionKey }: PreparedAnswers,
): Promise<LeadPreparation> {
  const { config, services, now, t } = site;
  const { campaign, prizes } = config.forms.spinToWin;
  // A robot could draw every prize. Somebody who only typed fast may draw all the same.
  if (prizes.length === 0 || (suspicion !== null && suspicion !== "speed")) return NOTHING;
  const contacts = ["phone", "email"].flatMap((name) => values[name]?.toLowerCase() || []);
  if (contacts.length === 0) return NOTHING;
  const turn = { tenant: config.site.slug, campaign, contacts, submissionKey, prizes, at: now.toISOString() };
  const { prizeId, isNew } = await services.prizeDraws.draw({ ...turn, random: (max) => randomInt(max) });
  const prize = prizes.find(({ id }) => id === prizeId);
  const won = prize?.label ?? t("forms.spinToWin.nothing");
  // A prize has one code, that of the lead which won it: who comes again gets none. Nor are they told
  // what it won: anybody can type a number. The dealer is.
  if (!isNew)
    return {
      ...NOTHING,
      extra: { [PRIZE_AGAIN]: won },
      highlight: t("forms.spinToWin.again"),
    };
  return {
    ...NOTHING,
    extra: { prize: won, prize_id: prizeId ?? "", prize_terms: prize?.terms ?? "" },
    highlight: t("forms.spinToWin.won", { prize: won }),
  };
}

/** Keeps the files. Where there is no room, the lead goes without them, and dealer and shopper are told. */
async function keepFiles(
  { site, form }: AskedForm,
  { files, submissionKey }: PreparedAnswers,
): Promise<LeadPreparation | Refusal> {
  const kept = await keepSentFiles(site, { fields: form.steps.flat(), files, submissionKey });
  if ("errors" in kept) return kept;
  const names = kept.unkept.join(", ");
  return {
    ...NOTHING,
    extra: kept.answers,
    highlight: names === "" ? null : site.t("forms.fileNotKept.told", { name: names }),
  };
}
