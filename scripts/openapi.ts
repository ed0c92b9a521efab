import * as z from "zod";

/** The header by which a request is done once. */
export const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  description:
    "The same key with the same request gets the same answer for 24 hours, and nothing is done again",
} as const;

/** What can be sent by a schema, as JSON Schema. */
export function schemaOf(schema: z.ZodType): Readonly<Record<string, unknown>> {
  const { $schema: _, ...document } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return document;
}

/** A pointer to a component: `schemas/lead`. */
export function reference(to: string): { readonly $ref: string } {
  return { $ref: `#/components/${to}` };
}

/** A JSON body. @param size how large it may be, in words */
export function bodyOf(schema: string, size: string) {
  return {
    required: true,
    description: `JSON in UTF-8, ${size}`,
    content: { "application/json": { schema: reference(`schemas/${schema}`) } },
  };
}

/** An answer that says what was done. */
export function answerOf(description: string, schema: string) {
  return { description, content: { "application/json": { schema: reference(`schemas/${schema}`) } } };
}

/** The answers of some statuses that refuse. @param problems what each status says */
export function problemsOf(problems: Readonly<Record<string, string>>, statuses: readonly string[]) {
  const content = { "application/problem+json": { schema: reference("schemas/problem") } };
  const entries = Object.entries(problems).filter(([status]) => statuses.includes(status));
  return Object.fromEntries(entries.map(([status, description]) => [status, { description, content }]));
}
