import * as z from "zod";
import type { Booking } from "../../appointment/booking";
import { expectation } from "../../faults/input-faults";
import { FIELDS } from "../../forms/field-catalogue";
import { type FieldControlKind, type FieldDefinition, takesFiles } from "../../forms/field-definition";
import { FORM_KEYS, FORMS, type FormKey } from "../../forms/form-catalogue";
import { MOST_PAGES } from "../../forms/visit-trail";
import { line, webUrl } from "../../tenant/config/shapes";
import { isJsonObject } from "../../tenant/layer";

/** Most bytes of one request. */
export const LEAD_BYTES = 64 * 1024;
/** Objects and lists that may stand in each other. */
export const LEAD_DEPTH = 3;
/** Faults of one request that are told. */
const MOST_FAULTS = 30;

/** The forms whose leads can be added; a prize is drawn by the shopper. */
// filter widens the tuple; what is left are keys of forms.
const ADDED_FORMS = FORM_KEYS.filter((key) => key !== "spinToWin") as [FormKey, ...FormKey[]];

/** What answers of a kind are. */
const ABOUT_CONTROLS: Readonly<Partial<Record<FieldControlKind, string>>> = {
  tel: "As it is dialled where the dealer is, or with a country code",
  postcode: "By the rules of the dealer's country; with a suburb where the dealer's forms ask so",
  date: "`2026-11-23`",
  birthday: "`1985-03-02`",
  money: "In units of the dealer's currency",
};

/** Answers whose choices are the dealer's own data. */
const OF_DEALER: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["location", "work_location", "preferredDealership", "distribution_location"].map((name) => [
      name,
      "Id of one of the dealer's places, as its form lists them",
    ]),
  ),
  regoState: "Code of a state of the dealer's country, `qld`, or in capitals, as webhooks write it",
  loan_term: "Years, `5` or `2.5`: a term of the dealer's finance calculator",
  booking_date: "`2026-11-23`: a day on which the location has free times",
};

const BOOKING_TIME =
  "`09:30`: one of the times that `GET /api/test-drive/availability`, or `/api/service/availability`, gives for that location and day";

/** The answers by question. A file cannot be sent. Whether an answer is one is judged with the form, as on the site. */
const answers = Object.fromEntries(
  Object.values(FIELDS)
    .filter((field) => !takesFiles(field))
    .map((field) => [field.name, answerSchema(field).optional()]),
);

/** A lead as a dealer's system adds it: a form of the dealer's site, filled in by somebody else. */
export const addedLeadSchema = z
  .strictObject({
    form: z
      .enum(ADDED_FORMS)
      .describe("The form it would have been on the dealer's site; the dealer has to have it"),
    answers: z
      .strictObject(answers)
      .describe(
        `Answers by question: \`name\` and a way to answer (\`phone\` or \`email\`), and of the form's other questions those that were asked. Unless the dealer's file has other questions, the forms ask: ${formsInWords()}`,
      ),
    car_id: line
      .max(180)
      .nullish()
      .describe("Id or slug of the vehicle it is about, as the site's addresses have it"),
    dealership_id: line
      .max(100)
      .nullish()
      .describe(
        "Id of the dealership it is for; without it that of the vehicle, of the chosen location, or of the key",
      ),
    source: line
      .max(60)
      .regex(/^\P{Cc}*$/u, { error: "one line" })
      .nullish()
      .describe("Where it came from, in words: `Call centre`; without it the name of the key"),
    url: webUrl
      .max(2_000)
      .nullish()
      .describe(
        "Page of the dealer's own site, in any of its languages, that it was about; it also says the language of the answer",
      ),
    visited_pages: z
      .array(z.string().max(200))
      .max(MOST_PAGES)
      .nullish()
      .describe(
        "Paths of the dealer's site that were seen before, oldest first; what is no path is left out",
      ),
    linked_query_params: z
      .record(z.string().max(40), z.string().max(200))
      .nullish()
      .describe("Parameters of the campaign (`utm_source` …); others are left out"),
  })
  .describe("A lead");
/** A lead as a dealer's system adds it ({@link addedLeadSchema}). */
export type AddedLead = z.infer<typeof addedLeadSchema>;

/** What is wrong with a part of a request. */
export interface LeadFault {
  /** `answers.phone`, `car_id`; `body` for all of it. */
  readonly field: string;
  readonly detail: string;
  /** Of a time that is taken: the next free ones, `2026-11-23T09:30` on the place's clocks. */
  readonly free_times?: readonly string[];
}

/** The answer to a lead that was taken. */
export const addedLeadAnswerSchema = z.strictObject({
  lead_id: z.string(),
  is_new: z.boolean().describe("True once; false where the same request had added it before"),
  booking: z
    .enum(["kept", "wish", "cancelled"])
    .nullable()
    .describe(
      "Of a test drive or a service with a day: `kept`, the time is booked; `wish`, the dealer has still to agree, because somebody has reserved the vehicle or only a day was asked for; `cancelled`, called off before the same request came again. Null without a day, and for other forms",
    ),
  error: z.null(),
});
/** The answer to a lead that was taken ({@link addedLeadAnswerSchema}). */
export type AddedLeadAnswer = z.infer<typeof addedLeadAnswerSchema>;

/** The same as it was kept; before answers said what became of a booking they had no word of it. */
export const keptAnswerSchema = addedLeadAnswerSchema.extend({
  booking: addedLeadAnswerSchema.shape.booking.default(null),
});

/** What {@link addedLeadAnswerSchema} says of a booking. */
export function bookingAnswer(booking: Booking | null): AddedLeadAnswer["booking"] {
  if (booking === null) return null;
  return booking.state === "asked" ? "wish" : booking.state;
}

/** An error (RFC 9457). */
export const leadProblemSchema = z.strictObject({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z
    .array(
      z.strictObject({
        field: z.string(),
        detail: z.string(),
        free_times: z
          .array(z.string())
          .optional()
          .describe("Of a time that is taken: the next free ones, `2026-11-23T09:30` on the place's clocks"),
      }),
    )
    .optional()
    .describe("Everything that is wrong, by field"),
});

/** Everything that is wrong with a body's form, by field. */
export function addedLeadFaults(error: z.ZodError): readonly LeadFault[] {
  const faults = error.issues.flatMap((issue): readonly LeadFault[] => {
    const path = issue.path.join(".").slice(0, 120);
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => {
        const shown = key.slice(0, 60);
        return { field: path === "" ? shown : `${path}.${shown}`, detail: "there is no field of this name" };
      });
    return [{ field: path || "body", detail: `expected ${expectation(issue)}` }];
  });
  return faults.slice(0, MOST_FAULTS);
}

/** What could be read of a body, and all that is wrong with its form. */
export interface ReadAddedLead {
  /** Without the fields that are faulty; null where too little is left to go on. */
  readonly added: AddedLead | null;
  readonly faults: readonly LeadFault[];
}

/** Reads a body as a lead. Faulty fields are left out, so that what is wrong with the others can be told as well. */
export function readAddedBody(body: unknown): ReadAddedLead {
  const parsed = addedLeadSchema.safeParse(body);
  if (parsed.success) return { added: parsed.data, faults: [] };
  const rest = addedLeadSchema.safeParse(withoutFaulty(body, parsed.error));
  return { added: rest.data ?? null, faults: addedLeadFaults(parsed.error) };
}

/** A body without what issues name: of an answer that answer alone, else the whole field. */
function withoutFaulty(body: unknown, error: z.ZodError): unknown {
  if (!isJsonObject(body)) return body;
  const paths = error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  const isAnswer = (path: readonly PropertyKey[]) => path[0] === "answers" && path.length > 1;
  const fields = paths.filter((path) => !isAnswer(path)).map(([name]) => String(name));
  const wrong = paths.filter(isAnswer).map(([, name]) => String(name));
  const left = without(body, new Set(fields));
  const { answers: given } = left;
  return isJsonObject(given) ? { ...left, answers: without(given, new Set(wrong)) } : left;
}

function without(object: Readonly<Record<string, unknown>>, names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}

/** The answers as a form sends them: texts, and nothing for what was left empty. */
export function answerTexts({
  answers: given,
}: Pick<AddedLead, "answers">): Readonly<Record<string, string>> {
  const texts = Object.entries(given).flatMap(([name, value]): (readonly [string, string])[] => {
    const text = value === null || value === undefined ? "" : String(value);
    return text.trim() === "" ? [] : [[name, text] as const];
  });
  return Object.fromEntries(texts);
}

function answerSchema(field: FieldDefinition) {
  const { control, choices } = field;
  const text = textOf(field);
  // Told and not asked for: what is wrong with an answer is said in the words of the form.
  const told = choices === undefined ? text : text.meta({ enum: choices });
  const about =
    field.name === "booking_time" ? BOOKING_TIME : (ABOUT_CONTROLS[control] ?? OF_DEALER[field.name]);
  const answer =
    control === "money" || control === "km" || control === "number"
      ? z.union([z.number().min(0).max(Number.MAX_SAFE_INTEGER), text, z.null()])
      : z.union([told, z.null()]);
  return about === undefined ? answer : answer.describe(about);
}

/** An answer in text. What is too long for a choice is told the choices; a day has to be in the calendar. */
function textOf({ name, maxLength, choices }: FieldDefinition) {
  if (name === "booking_date") return z.union([z.iso.date(), z.literal("")]);
  const text = z.string();
  if (name === "regoState") return text.max(maxLength).toLowerCase();
  return choices === undefined
    ? text.max(maxLength)
    : text.max(maxLength, { error: `one of ${choices.map((one) => JSON.stringify(one)).join(", ")}` });
}

/** Which questions each form asks, for people. */
function formsInWords(): string {
  const names = (key: FormKey) =>
    FORMS[key].steps
      .flat()
      .filter((name) => !takesFiles(FIELDS[name]))
      .join(", ");
  return ADDED_FORMS.map((key) => `${key}: ${names(key)}`).join("; ");
}
