import type { Booking } from "~/domain/appointment/booking";
import type { FreeDay } from "~/domain/appointment/free-times";
import { easyContact } from "~/domain/forms/contact-fields";
import { FIELDS } from "~/domain/forms/field-catalogue";
import type { SiteForm } from "~/domain/forms/site-form";
import type { VisitKind } from "~/domain/appointment/visit-plan";
import type { Translator } from "~/i18n/translator";
import { buildForm } from "~/features/forms/build-form";
import type { FormAnswer, FormView } from "~/features/forms/form-view";
import type { FormDesk } from "~/request/form-context.server";
import { visitChoices } from "./visit-choices.server";

/** What was posted to move a booking. */
export interface WantedTime {
  readonly day: string;
  /** Empty where none was chosen. */
  readonly time: string;
}

/** What a booking is moved among. */
export interface Moving {
  readonly kind: VisitKind;
  readonly booking: Booking;
  /** What it can be moved to. */
  readonly days: readonly FreeDay[];
  /** Whether only a day is asked for. */
  readonly dayOnly: boolean;
}

/**
 * The form that moves a booking: the day and then the time, as the form asks that made it. Of two questions the first is
 * answered, so that there are times to see; where only a day is asked for, nobody's day is chosen for them.
 */
export function moveForm(site: FormDesk, moving: Moving, action: string): FormView {
  const { days, booking, dayOnly } = moving;
  const first = days.find(({ date }) => date >= booking.day) ?? days[0];
  const day = dayOnly ? "" : (first?.date ?? "");
  return buildForm({
    form: formOf(moving, site.t),
    config: site.config,
    t: site.t,
    action,
    token: null,
    today: site.today,
    choices: choicesOf(site, moving, day),
    values: { booking_date: day },
  });
}

/** The answer to who asked for the times of a day, or whose move is refused: what was chosen stands. */
export function moveAnswer(
  site: FormDesk,
  moving: Moving,
  { day, time }: WantedTime,
  errors: FormAnswer["errors"] = [],
): FormAnswer {
  return {
    typed: { booking_date: day, booking_time: time },
    token: "",
    notice: null,
    errors,
    choices: choicesOf(site, moving, day),
  };
}

function choicesOf({ config }: FormDesk, { days, dayOnly }: Moving, day: string) {
  const chosen = dayOnly ? undefined : days.find(({ date }) => date === day);
  return visitChoices(days, chosen?.times ?? [], config);
}

function formOf({ kind, dayOnly }: Moving, t: Translator): SiteForm {
  const day = { ...FIELDS.booking_date, label: t("mine.toDay") };
  const time = { ...FIELDS.booking_time, label: t("mine.to") };
  const fields = dayOnly ? [day] : [day, time];
  return {
    key: "move",
    kind,
    category: null,
    subcategory: null,
    steps: [easyContact(fields, { required: fields.map(({ name }) => name) })],
    terms: null,
    own: { submit: t("mine.move") },
  };
}
