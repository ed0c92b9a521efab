import { FIELDS, type FieldName } from "../../forms/field-catalogue";
import { stepFieldNames } from "../checkout-forms";
import { doneKey, JOURNEY_STEPS, type JourneyAnswers } from "../journey";
import type { Order } from "../order";

/** What the form of an order was filled in with. */
export function answersOfOrder({ contact, fields }: Pick<Order, "contact" | "fields">): JourneyAnswers {
  const { name, lastName, email, phone, postcode } = contact;
  const asked = Object.fromEntries(NAMES.flatMap((one) => [[one, fields[one] ?? fields[sentAs(one)] ?? ""]]));
  const said = { name, last_name: lastName, email, phone, postcode };
  const person = Object.entries(said).map(([key, value]) => [key, value ?? ""] as const);
  return { ...asked, ...Object.fromEntries(person) };
}

/**
 * The answers of a journey that became an order: what the order says, whatever was typed since and not sent.
 * @param answers as they are kept; what is noted of the journey stays
 */
export function orderedAnswers(
  answers: JourneyAnswers,
  order: Pick<Order, "contact" | "fields">,
): JourneyAnswers {
  const done = Object.fromEntries(ASKING.map((step) => [doneKey(step), "yes"] as const));
  return { ...answers, ...answersOfOrder(order), ...done };
}

const ASKING = JOURNEY_STEPS.flatMap((step) => (step === "review" ? [] : [step]));
const NAMES: readonly FieldName[] = ASKING.flatMap(stepFieldNames);

function sentAs(name: FieldName): string {
  const { sentAs: sent = name }: { readonly sentAs?: string } = FIELDS[name];
  return sent;
}
