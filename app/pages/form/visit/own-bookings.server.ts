import { isSameVisit, OWN_BOOKING, SECOND } from "~/domain/appointment/own-booking";
import { bookingOf, dayAfterBooking } from "~/domain/appointment/booking";
import { bookingPlace, bookingZone } from "~/domain/appointment/booking-place";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import type { FieldChoice } from "~/domain/forms/field-definition";
import { formKeyOf } from "~/domain/forms/sent/form-key";
import type { FormAnswer } from "~/features/forms/form-view";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { DraftKey } from "~/ports/draft-store";
import type { SentRecord } from "~/ports/sent-leads";
import type { FormSite } from "~/request/form-context.server";
import { setBooked } from "~/request/visitor.server";
import { namedId } from "~/request/vehicle-brief.server";
import { dayText, visitText } from "~/request/visit-words.server";
import type { AskedForm, FormRequest } from "../form-request.server";

/** What was typed, by field. */
type Typed = (name: string) => string;

/** A lead as far as it says what it booked. */
type Booked = Pick<LeadRecord, "id" | "kind" | "fields" | "changes" | "vehicle">;

/** Where a browser's secret has the ids of the visits that it booked. */
function ownKey({ config, visitor }: Pick<FormSite, "config" | "visitor">): DraftKey {
  return { tenant: config.site.slug, visitor: visitor.secret, flow: "visits", about: "" };
}

/**
 * Notes that this browser booked a visit: nothing else proves to a form whose it is. It is noted here for whom no answer
 * reaches, and in the browser.
 * @param answer gets the cookie
 */
export async function noteOwnBooking(site: FormSite, lead: Booked, answer: Response): Promise<void> {
  const { drafts, logger } = site.services;
  if (bookedUntil(site, lead) === null) return;
  try {
    await drafts.save(ownKey(site), { [lead.id]: "booked" }, site.now.toISOString());
  } catch (error) {
    logger.warn({ tenant: site.config.site.slug, error }, "whose booking it is could not be noted");
  }
  await keepBookedInMind(site, lead, answer);
}

/**
 * Has a browser keep in mind until a visit is over that it booked it; nothing of what is no visit.
 * @param answer gets the cookie
 */
export async function keepBookedInMind(site: FormSite, lead: Booked, answer: Response): Promise<void> {
  const until = bookedUntil(site, lead);
  if (until === null) return;
  const cookie = await setBooked(site.visitor, { leadId: lead.id, until }, site.services.env, site.now);
  answer.headers.append("Set-Cookie", cookie);
}

/** The day after a visit; null for what is none. */
function bookedUntil({ config }: Pick<FormSite, "config">, lead: Booked): Date | null {
  const booking = bookingOf(lead);
  return booking === null ? null : dayAfterBooking(booking, 1, bookingZone(lead, config));
}

/** The visits to come that this browser, or its account, booked for the same as the form is about. */
export async function ownBookings(asked: AskedForm, typed: Typed): Promise<readonly SentRecord[]> {
  const { site, form, about, owner = null } = asked;
  const kind = visitKindOf(asked.key);
  if (kind === null || owner === null) return [];
  const { services, config } = site;
  const noted = owner.visitor.known ? await services.drafts.read(ownKey({ config, ...owner })) : {};
  const { shopperId } = owner;
  const leadIds = [...new Set([...Object.keys(noted), ...Object.keys(owner.visitor.booked)])];
  if (leadIds.length === 0 && shopperId === null) return [];
  const coming = await services.sentLeads.comingVisits(config, { leadIds, shopperId });
  const car = { rego: typed("rego"), vehicle: typed("vehicle"), wanted: typed("wanted") };
  const wanted = { kind, carId: namedId(about), ...car };
  const asksTime = form.steps.flat().some(({ control }) => control === "time");
  return coming.filter(
    ({ lead, booking }) => isSameVisit(lead, wanted) && (booking?.time !== null) === asksTime,
  );
}

/** The keys of forms whose times are free to this one, which gives them up. */
export function givenUp(own: readonly SentRecord[], typed: Typed): readonly string[] {
  return typed(OWN_BOOKING.name) === SECOND ? [] : own.map(({ lead }) => formKeyOf(lead.submissionKey));
}

/**
 * Which of the shopper's own bookings a form moves, or none. A form that is sent once more for the time that it booked
 * is not asked.
 */
export function ownBookingChoices(
  { site: { t, config } }: AskedForm,
  own: readonly SentRecord[],
  typed: Typed,
  formKey: string | null,
): readonly FieldChoice[] {
  const others = own.filter((one) => !isResent(one, typed, formKey));
  if (others.length === 0 || others.length < own.length) return [];
  const several = config.site.locations.length > 1;
  return [
    ...others.map((one) => ({
      value: one.lead.id,
      label: t("forms.ownBooking.move"),
      text: t("forms.ownBooking.until", { when: whenText(one, config, several) }),
    })),
    { value: SECOND, label: t("forms.ownBooking.second"), text: t("forms.ownBooking.both") },
  ];
}

function whenText({ lead, booking }: SentRecord, config: FormSite["config"], several: boolean): string {
  if (booking === null) return "";
  const { day, time } = booking;
  const when = time === null ? dayText(day, config) : visitText(day, time, config);
  const place = several ? bookingPlace(lead, config) : null;
  return place === null ? when : `${when} · ${place.name}`;
}

/** Whether a form is the one that made a booking, and still asks for its time. */
export function isResent({ lead, booking }: SentRecord, typed: Typed, formKey: string | null): boolean {
  if (booking === null || formKeyOf(lead.submissionKey) !== formKey) return false;
  const day = typed("booking_date") || typed("preferred_date");
  return day === booking.day && typed("booking_time") === (booking.time ?? "");
}

/** The answer with moving chosen where nothing is, and in words of its own that one of the two has to be. */
export function askingWhichBooking({ site: { t } }: FormRequest, answer: FormAnswer): FormAnswer {
  const { name } = OWN_BOOKING;
  const [first] = answer.choices[name] ?? [];
  if (first === undefined || (answer.typed[name] ?? "") !== "") return answer;
  const errors = answer.errors.map((error) =>
    error.name === name ? { name, text: t("forms.ownBooking.ask") } : error,
  );
  return { ...answer, typed: { ...answer.typed, [name]: first.value }, errors };
}
