import { FIELDS, type FieldName } from "../forms/field-catalogue";
import type { SiteForm } from "../forms/site-form";
import type { SiteConfig } from "../tenant/site-config";
import type { AskingStep, JourneyStep } from "./journey";
import type { OrderKind } from "./order";

/** Forms of reserving, buying online and paying (OPEN-113); their copy is `forms.<key>`. */
export type CheckoutFormKey =
  | "reserve"
  | "buyDetails"
  | "buyPayment"
  | "buyHandover"
  | "buyReview"
  | "onlinePayment";

/** Who chooses SMS gets receipt and refund by text message as well. */
const CONTACT: readonly FieldName[] = ["name", "last_name", "email", "phone", "PreferredContactMethod"];

const FORMS: Readonly<
  Record<CheckoutFormKey, { readonly kind: OrderKind; readonly fields: readonly FieldName[] }>
> = {
  reserve: { kind: "reservation", fields: [...CONTACT, "message"] },
  buyDetails: { kind: "purchase", fields: [...CONTACT, "postcode"] },
  buyPayment: { kind: "purchase", fields: ["pay_by", "tradeIn"] },
  buyHandover: {
    kind: "purchase",
    fields: ["handover", "delivery_address", "handover_date", "message"],
  },
  buyReview: { kind: "purchase", fields: [] },
  onlinePayment: { kind: "onlinePayment", fields: [...CONTACT, "invoice", "amount", "message"] },
};

/** Forms that lead to a payment; the dealer's terms are agreed to there. */
const LAST: ReadonlySet<CheckoutFormKey> = new Set(["reserve", "buyReview", "onlinePayment"]);

/** One of the forms as a dealer has it. */
export function checkoutForm({ forms }: Pick<SiteConfig, "forms">, key: CheckoutFormKey): SiteForm {
  const { kind, fields } = FORMS[key];
  return {
    key,
    kind,
    category: null,
    subcategory: null,
    steps: [fields.map((name) => FIELDS[name])],
    terms: LAST.has(key) ? forms.termsDisclaimer : null,
    own: {},
  };
}

const STEP_FORMS: Readonly<Record<JourneyStep, CheckoutFormKey>> = {
  details: "buyDetails",
  payment: "buyPayment",
  handover: "buyHandover",
  review: "buyReview",
};

/** The form of a step of buying online. */
export function stepForm(step: JourneyStep): CheckoutFormKey {
  return STEP_FORMS[step];
}

/** The questions of a step, by name. */
export function stepFieldNames(step: AskingStep): readonly FieldName[] {
  return FORMS[STEP_FORMS[step]].fields;
}
