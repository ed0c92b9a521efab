import * as z from "zod";
import { expectation } from "../../faults/input-faults";
import type { FieldKind } from "../fields/schema-kind";
import { isLenderField, LENDER_FIELD, partsInstead } from "../fields/vehicle-parts";
import { nearestField } from "../mappable-fields";
import { READING_WORDS } from "../reading-words";
import { PUSH_FIELDS } from "./push-fields";

/** Most operations of one batch. */
export const MOST_OPERATIONS = 200;
/** Most bytes of one vehicle, and of a batch. */
export const PUSH_BYTES = { vehicle: 256 * 1024, batch: 4 * 1024 * 1024 } as const;
/** Objects and lists that may stand in each other. */
export const PUSH_DEPTH = 5;
/** Most characters of a stock number. */
const LONGEST_NUMBER = 100;

/** No control characters but line breaks and tabs, and no half of a letter that takes two. */
const text = z
  .string()
  .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, "a text without control characters and halves of letters");
/** A number for a text. Beyond these a parser has lost digits: a longer one is to be sent as a text. */
const textNumber = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

const VALUES = {
  text: z.union([text, textNumber, z.null()]),
  number: z.union([z.number(), text, z.null()]),
  yes: z.union([z.boolean(), text, z.null()]),
  list: z.union([z.array(text), text, z.null()]),
} satisfies Record<FieldKind, z.ZodType>;

/** What a dealer's system calls a vehicle: in the address, and in a batch. */
export const stockNumberSchema = z
  .string()
  .min(1)
  .max(LONGEST_NUMBER)
  .regex(/^[^\p{Cc}\p{Cs}]*[^\s\p{Cc}\p{Cs}][^\p{Cc}\p{Cs}]*$/u, "a stock number without control characters");

/** A stock number with its spaces in order, as rows are read. */
export function tidyStockNumber(given: string): string {
  return given.replace(/[^\S\n]+/g, " ").trim();
}

const OWN_FIELDS = Object.fromEntries(
  [...PUSH_FIELDS].map(([name, { kind, as }]) => [
    name,
    VALUES[kind].optional().describe(as === "text" ? "Text" : `Read as \`${as}\`: ${READING_WORDS[as]}`),
  ]),
);

/** One vehicle as it is pushed. */
export const pushedVehicleSchema = z
  .object(OWN_FIELDS)
  .catchall(z.unknown())
  .superRefine((vehicle, context) => {
    for (const [name, value] of Object.entries(vehicle)) {
      if (PUSH_FIELDS.has(name)) continue;
      if (!isLenderField(name)) context.addIssue({ code: "unrecognized_keys", keys: [name], input: vehicle });
      else if (!VALUES.number.safeParse(value).success)
        context.addIssue({ code: "custom", path: [name], message: "expected a number or a text" });
    }
  })
  .meta({
    additionalProperties: false,
    patternProperties: { [LENDER_FIELD]: z.toJSONSchema(VALUES.number, { io: "input" }) },
  })
  .describe("A vehicle. Without `name`, `make`, `model`, `year` and `car_type` it is rejected.");

/** Several vehicles at once. */
export const pushBatchSchema = z.strictObject({
  operations: z
    .array(
      z.discriminatedUnion("op", [
        z.strictObject({ op: z.literal("put"), stocknum: stockNumberSchema, vehicle: pushedVehicleSchema }),
        z.strictObject({ op: z.literal("remove"), stocknum: stockNumberSchema }),
      ]),
    )
    .min(1)
    .max(MOST_OPERATIONS),
});

const code = z.string().describe("As in the report of an import (docs/stock.md, Notes on rows)");
const note = z.strictObject({ code, field: z.string(), before: z.string(), after: z.string() });

/** What became of one vehicle. */
export const pushItemSchema = z.strictObject({
  stocknum: z.string(),
  event: z
    .enum(["new", "back", "changed", "same", "sold", "removed", "absent", "rejected"])
    .describe("`absent`: there was nothing to remove; `rejected`: nothing was done"),
  why: z.string().describe("Why it was rejected; empty otherwise"),
  field: z.string().nullable().describe("The field for which it was rejected"),
  path: z
    .string()
    .nullable()
    .describe("Path of its page at every dealer who shows it; null where there is none"),
  changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
  repaired: z.array(note).describe("Where the vehicle has another value than was sent"),
  leftOut: z
    .array(z.strictObject({ code, field: z.string(), before: z.string(), expected: z.string() }))
    .describe(
      "What could not be used, and what it would have had to be; `expected` is empty where the code says it",
    ),
  noted: z.array(note).describe("Where nothing was changed, and a person should know of it"),
  unread: z
    .array(z.strictObject({ field: z.string(), word: z.string() }))
    .describe("Words that were not understood"),
});
/** What became of one vehicle ({@link pushItemSchema}). */
export type PushItem = z.infer<typeof pushItemSchema>;

/** The answer to one vehicle. */
export const pushAnswerSchema = pushItemSchema.extend({
  version: z.int().nonnegative().describe("Of the published stock"),
});

/** The answer to a batch. */
export const batchAnswerSchema = z.strictObject({
  version: z.int().nonnegative(),
  items: z.array(pushItemSchema).describe("In the order of the operations"),
  notes: z
    .array(z.string())
    .describe(
      "What is done and yet unusual, in sentences: of ten or more published vehicles, more than 30 % with quite another price or odometer reading than before",
    ),
});

/** An error (RFC 9457). */
export const problemSchema = z.strictObject({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  field: z.string().optional().describe("The field that is wrong"),
  item: pushItemSchema.optional().describe("What was read of the vehicle"),
});

/** What is wrong with a body, and where: the first fault. */
export function pushFault(error: z.ZodError): { readonly field: string; readonly detail: string } {
  const [issue] = error.issues;
  const path = issue?.path.join(".") ?? "";
  if (issue?.code === "unrecognized_keys") {
    const [name = ""] = issue.keys;
    const shown = name.slice(0, 60);
    const field = path === "" ? shown : `${path}.${shown}`;
    return { field, detail: `there is no field \`${shown}\`${hintFor(name)}` };
  }
  const expected = issue === undefined ? "something else" : expectation(issue);
  return { field: path || "body", detail: `${path || "the body"}: expected ${expected}` };
}

function hintFor(name: string): string {
  const instead = partsInstead(name);
  if (instead !== null) return `; write ${instead}`;
  const meant = nearestField(name);
  return meant === null || !PUSH_FIELDS.has(meant) ? "" : `; did you mean \`${meant}\`?`;
}
