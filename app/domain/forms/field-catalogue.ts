import type { FieldDefinition } from "./field-definition";

const MESSAGE_LENGTH = 2_000;
const LINE_LENGTH = 120;

/** What a workshop is booked for. */
export const SERVICE_TYPES = [
  "logbook",
  "general",
  "repair",
  "tyres",
  "recall",
  "inspection",
  "other",
] as const;

/** Every question the forms of a dealer's site ask. A form is a choice of them, in an order. */
const DEFINITIONS = {
  name: { control: "name", group: "contact", maxLength: 60, autoComplete: "given-name" },
  last_name: { control: "name", group: "contact", maxLength: 60, autoComplete: "family-name" },
  email: { control: "email", group: "contact", maxLength: 254, autoComplete: "email" },
  phone: { control: "tel", group: "contact", maxLength: 30, autoComplete: "tel" },
  postcode: { control: "postcode", group: "contact", maxLength: 60, autoComplete: "postal-code" },
  PreferredContactMethod: {
    control: "choice",
    group: "contact",
    optional: true,
    maxLength: 10,
    choices: ["Phone", "Email", "SMS"],
    wide: true,
  },
  message: { control: "message", group: "message", optional: true, maxLength: MESSAGE_LENGTH, wide: true },
  question: {
    control: "message",
    group: "message",
    maxLength: MESSAGE_LENGTH,
    sentAs: "message",
    wide: true,
  },
  tradeIn: {
    control: "choice",
    group: "tradeIn",
    sentAs: "do-you-have-a-trade-in",
    maxLength: 3,
    choices: ["Yes", "No"],
    wide: true,
  },
  location: { control: "select", group: "visit", sentAs: "location_id", maxLength: 80 },
  department: {
    control: "select",
    group: "message",
    maxLength: 80,
    choices: ["sales", "service", "parts", "finance", "other"],
  },
  distribution_location: { control: "select", group: "visit", optional: true, maxLength: 80 },
  booking_date: { control: "select", group: "visit", optional: true, maxLength: 10 },
  booking_time: { control: "time", group: "visit", optional: true, maxLength: 5, wide: true },
  vehiclePriceBudget: { control: "money", group: "loan", maxLength: 14, notZero: true },
  deposit: { control: "money", group: "loan", optional: true, maxLength: 14 },
  loan_term: { control: "select", group: "loan", maxLength: 4 },
  preferredDealership: { control: "select", group: "loan", optional: true, maxLength: 80 },
  credit_history: {
    isPrivate: true,
    control: "choice",
    group: "loan",
    maxLength: 10,
    choices: ["great", "good", "fair", "unsure"],
    wide: true,
  },
  date_of_birth: {
    control: "birthday",
    group: "contact",
    maxLength: 10,
    autoComplete: "bday",
    isPrivate: true,
  },
  residency: {
    isPrivate: true,
    control: "select",
    group: "household",
    maxLength: 20,
    choices: ["citizen", "resident", "visa"],
  },
  living: {
    isPrivate: true,
    control: "select",
    group: "household",
    maxLength: 20,
    choices: ["owner", "mortgage", "renting", "family"],
  },
  employment: {
    isPrivate: true,
    control: "select",
    group: "work",
    maxLength: 20,
    choices: ["fullTime", "partTime", "casual", "selfEmployed", "retired", "other"],
  },
  employer: {
    isPrivate: true,
    control: "text",
    group: "work",
    optional: true,
    maxLength: LINE_LENGTH,
    autoComplete: "organization",
  },
  income: { control: "money", group: "work", maxLength: 14, isPrivate: true },
  expenses: { control: "money", group: "work", maxLength: 14, isPrivate: true },
  vehicle: { control: "text", group: "yourVehicle", maxLength: LINE_LENGTH, wide: true },
  rego: { control: "rego", group: "yourVehicle", maxLength: 10 },
  regoState: { control: "select", group: "yourVehicle", maxLength: 4 },
  kms: { control: "km", group: "yourVehicle", maxLength: 14 },
  vin: { control: "vin", group: "yourVehicle", optional: true, maxLength: 17 },
  body: { control: "text", group: "yourVehicle", optional: true, maxLength: 60 },
  gearbox: { control: "text", group: "yourVehicle", optional: true, maxLength: 60 },
  colour: { control: "text", group: "yourVehicle", optional: true, maxLength: 60 },
  service_type: {
    control: "select",
    group: "visit",
    maxLength: 20,
    choices: SERVICE_TYPES,
  },
  loan_car: {
    control: "choice",
    group: "visit",
    optional: true,
    maxLength: 3,
    choices: ["Yes", "No"],
    wide: true,
  },
  preferred_date: { control: "date", group: "visit", maxLength: 10 },
  part: { control: "message", group: "message", maxLength: MESSAGE_LENGTH, wide: true },
  fitting: {
    control: "choice",
    group: "message",
    optional: true,
    maxLength: 3,
    choices: ["Yes", "No"],
    wide: true,
  },
  position: { control: "text", group: "job", maxLength: LINE_LENGTH },
  work_location: { control: "select", group: "job", optional: true, maxLength: 80, sentAs: "location_id" },
  resume: { control: "file", group: "message", optional: true, maxLength: 200, wide: true },
  photos: { control: "photos", group: "photos", optional: true, maxLength: 4_000, most: 6, wide: true },
  company: { control: "text", group: "company", maxLength: LINE_LENGTH, autoComplete: "organization" },
  fleet_size: {
    control: "select",
    group: "company",
    maxLength: 10,
    choices: ["1-4", "5-19", "20-99", "100+"],
  },
  wanted: { control: "text", group: "wanted", maxLength: LINE_LENGTH, wide: true },
  pay_by: {
    control: "choice",
    group: "payBy",
    maxLength: 20,
    choices: ["transfer", "finance", "unsure"],
    wide: true,
  },
  handover: {
    control: "choice",
    group: "handover",
    maxLength: 20,
    choices: ["collect", "deliver"],
    wide: true,
  },
  delivery_address: {
    control: "text",
    group: "handover",
    optional: true,
    maxLength: 200,
    autoComplete: "street-address",
    wide: true,
  },
  handover_date: { control: "date", group: "handover", optional: true, maxLength: 10 },
  invoice: { control: "text", group: "payment", maxLength: 40 },
  amount: { control: "money", group: "payment", maxLength: 14 },
  budget: { control: "money", group: "wanted", optional: true, maxLength: 14 },
} as const satisfies Record<string, Omit<FieldDefinition, "name">>;

/** A question by its name. */
export type FieldName = keyof typeof DEFINITIONS;

/** The names of {@link FIELDS}, for what a dealer may configure. */
// Object.keys widens the keys of a constant to string.
export const FIELD_NAMES = Object.keys(DEFINITIONS) as [FieldName, ...FieldName[]];

/** The questions by name. */
export const FIELDS: Readonly<Record<FieldName, FieldDefinition>> = Object.fromEntries(
  Object.entries(DEFINITIONS).map(([name, definition]) => [name, { name, ...definition }]),
  // fromEntries loses the keys; they are those of DEFINITIONS.
) as Record<FieldName, FieldDefinition>;
