import type { LeadKind } from "../lead/lead";
import type { PageKey } from "../tenant/pages";
import type { FieldName } from "./field-catalogue";

/** The forms built from the field catalogue. */
export const FORM_KEYS = [
  "enquiry",
  "testDrive",
  "photoRequest",
  "similarVehicle",
  "financeEnquiry",
  "financeApplication",
  "personalisedFinance",
  "service",
  "parts",
  "contact",
  "email",
  "careers",
  "fleet",
  "spinToWin",
] as const;

/** One of {@link FORM_KEYS}. */
export type FormKey = (typeof FORM_KEYS)[number];

/** What a form is before a dealer changes it. */
export interface FormDefinition {
  readonly kind: LeadKind;
  /** Place in the dealer's pipeline (OPEN-114); null where none is. */
  readonly category: string | null;
  readonly subcategory: string | null;
  /** Where it stands: a page of the dealer's, or a path of its own. */
  readonly at: { readonly page: PageKey } | { readonly path: string };
  /** Names of fields, by step. */
  readonly steps: readonly (readonly FieldName[])[];
  /** Questions that most forms let be empty and this one cannot do without. */
  readonly needs?: readonly FieldName[];
  /** Questions that other forms need and this one can do without. */
  readonly spares?: readonly FieldName[];
  /** Makes no sense without a vehicle. */
  readonly needsVehicle?: true;
  /** What the dealer says on its page is read first: one applies for a job that is open. */
  readonly wordsFirst?: true;
  /** What is asked where somebody who looks at a vehicle only wants an answer; missing for forms that have no short way. */
  readonly short?: readonly FieldName[];
}

/** A name, a way to answer, and a message that stands there already. */
const SHORT = ["name", "phone", "email", "message"] as const;
const CORE = ["name", "last_name", "email", "phone", "postcode"] as const;

/** Every form with the fields the specification gives it (OPEN-110 to OPEN-115). */
export const FORMS: Readonly<Record<FormKey, FormDefinition>> = {
  enquiry: {
    kind: "enquiry",
    category: "Enquiry",
    subcategory: null,
    at: { path: "/enquire" },
    steps: [[...CORE, "message", "tradeIn"]],
    short: SHORT,
  },
  testDrive: {
    kind: "testDrive",
    category: "Test Drive",
    subcategory: null,
    at: { page: "testDrive" },
    // Which vehicle is asked where the address names none.
    steps: [
      ["wanted", "location", "distribution_location", "booking_date", "booking_time", ...CORE, "message"],
    ],
  },
  photoRequest: {
    kind: "photoRequest",
    category: "Enquiry",
    subcategory: "Photo Request",
    at: { path: "/request-photos" },
    steps: [[...CORE, "message"]],
    // The pictures come by e-mail.
    needs: ["email"],
    needsVehicle: true,
  },
  similarVehicle: {
    kind: "similarVehicle",
    category: "Enquiry",
    subcategory: "Find Me Something Similar",
    at: { path: "/find-similar" },
    steps: [["wanted", "budget", ...CORE, "message", "tradeIn"]],
  },
  financeEnquiry: {
    kind: "finance",
    category: "Finance",
    subcategory: null,
    at: { page: "finance" },
    steps: [["vehiclePriceBudget", "deposit", "preferredDealership", ...CORE, "message"]],
    short: SHORT,
  },
  financeApplication: {
    kind: "finance",
    category: "Finance",
    subcategory: "Application",
    at: { page: "finance" },
    // Lenders ask who it is, and where.
    needs: CORE,
    steps: [
      ["vehiclePriceBudget", "deposit", "loan_term", "preferredDealership", "credit_history"],
      [...CORE, "date_of_birth"],
      ["residency", "living", "employment", "employer", "income", "expenses", "message"],
    ],
  },
  personalisedFinance: {
    kind: "personalisedFinance",
    category: "Finance",
    subcategory: "Personalised Finance",
    at: { page: "personalisedFinance" },
    // The quote comes by e-mail.
    needs: ["email"],
    steps: [["vehiclePriceBudget", "deposit", "loan_term", "credit_history", ...CORE]],
  },
  service: {
    kind: "service",
    category: "Service",
    subcategory: null,
    at: { page: "service" },
    // A day is asked for only where the workshop gives no times (`siteForm`).
    needs: ["booking_date", "booking_time"],
    steps: [
      [
        "vehicle",
        "rego",
        "regoState",
        "kms",
        "service_type",
        "location",
        "booking_date",
        "booking_time",
        "preferred_date",
        "loan_car",
        ...CORE,
        "message",
      ],
    ],
  },
  parts: {
    kind: "parts",
    category: "Parts",
    subcategory: null,
    at: { page: "parts" },
    steps: [["part", "fitting", "vehicle", "vin", ...CORE]],
  },
  contact: {
    kind: "contact",
    category: "Contact",
    subcategory: null,
    at: { page: "contact" },
    // Not everybody knows which of a dealer's places they want.
    spares: ["location"],
    steps: [["department", "question", "location", ...CORE, "PreferredContactMethod"]],
  },
  email: {
    kind: "email",
    category: "Contact",
    subcategory: null,
    at: { path: "/email-us" },
    steps: [["location", "question", ...CORE]],
  },
  careers: {
    kind: "careers",
    category: "Careers",
    subcategory: null,
    at: { page: "careers" },
    wordsFirst: true,
    needs: ["last_name"],
    steps: [["position", "work_location", ...CORE, "resume", "message"]],
  },
  fleet: {
    kind: "fleet",
    category: "Enquiry",
    subcategory: "Fleet",
    at: { page: "fleet" },
    steps: [["company", "fleet_size", "wanted", ...CORE, "message"]],
  },
  spinToWin: {
    kind: "spinToWin",
    category: "Enquiry",
    subcategory: "Spin To Win",
    at: { page: "spinToWin" },
    // The phone makes it one turn a person; the prize comes by e-mail.
    needs: ["email", "phone"],
    steps: [[...CORE]],
  },
};
