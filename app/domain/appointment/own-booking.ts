import type { FieldDefinition } from "../forms/field-definition";
import type { SiteForm } from "../forms/site-form";
import type { LeadContact } from "../lead/lead";
import type { LeadRecord } from "../lead/lead-record";
import { type VisitKind, visitKindOf } from "./visit-plan";

/**
 * What is asked of a browser that has such a booking to come already: which of its own is moved, by the id of its lead,
 * or {@link SECOND}. Only `asksWhichBooking` asks it.
 */
export const OWN_BOOKING: FieldDefinition = {
  name: "own_booking",
  control: "choice",
  group: "visit",
  maxLength: 64,
  wide: true,
};

/** Chosen to keep what is booked, and to book once more. */
export const SECOND = "second";

/** What a form books. */
interface AskedVisit {
  readonly kind: VisitKind;
  /** The vehicle to be driven; null where none is named. */
  readonly carId: string | null;
  /** As they are typed. */
  readonly rego?: string;
  readonly vehicle?: string;
  readonly wanted?: string;
}

/** Whether a booking is for what a form books again: a drive of the same vehicle, or a service of the same registration. */
export function isSameVisit(
  { kind, carId, fields }: Pick<LeadRecord, "kind" | "carId" | "fields">,
  asked: AskedVisit,
): boolean {
  if (kind !== asked.kind) return false;
  if (kind === "testDrive")
    return carId === asked.carId && (carId !== null || bare(fields["wanted"]) === bare(asked.wanted));
  const [plate, wanted] = [bare(fields["rego"]), bare(asked.rego)];
  if (plate !== "" || wanted !== "") return plate === wanted;
  // A dealer may ask for no registration.
  const [name, said] = [bare(fields["vehicle"]), bare(asked.vehicle)];
  return name !== "" && name === said;
}

/**
 * Whether a form may be filled in by somebody else than made a booking, as happens in a browser that several use. Whoever
 * has the same e-mail address, the same whole name, or the same first name and telephone number is the same person.
 */
export function isSomebodyElse(typed: LeadContact, known: LeadContact): boolean {
  const isSame = (part: "name" | "lastName" | "phone" | "email") => {
    const [now, before] = [bare(typed[part] ?? ""), bare(known[part] ?? "")];
    return now !== "" && now === before;
  };
  return !isSame("email") && !(isSame("name") && (isSame("lastName") || isSame("phone")));
}

/** Letters and digits alone: plates are typed with and without blanks. */
function bare(text = ""): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Questions of a visit, in the order of the form. */
const WHEN: ReadonlySet<string> = new Set(["booking_date", "booking_time", "preferred_date"]);

/** The form of a visit with {@link OWN_BOOKING} after its last question about the time; any other as it is. */
export function asksWhichBooking(form: SiteForm): SiteForm {
  if (visitKindOf(form.key) === null) return form;
  const last = form.steps.flat().findLast(({ name }) => WHEN.has(name));
  const steps = form.steps.map((fields) =>
    fields.flatMap((field) => (field === last ? [field, OWN_BOOKING] : [field])),
  );
  return { ...form, steps };
}
