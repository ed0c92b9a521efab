import * as z from "zod";
import type { FieldDefinition } from "./field-definition";
import { type FieldRules, readField } from "./read-field";
import { isOptional } from "./site-form";

/** The name of the terms checkbox, of every form that has one. */
export const TERMS = "terms";
/** Largest file a form takes. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
const FILE_NAMES = /\.(?:pdf|docx?|odt|rtf|txt)$/i;

/** Interface copy by key. */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface FormSchemaOptions {
  readonly fields: readonly FieldDefinition[];
  /** Whether the terms have to be agreed to among them. */
  readonly terms: boolean;
  readonly rules: FieldRules;
  readonly t: Words;
  /** The words a field is called by. */
  label(field: FieldDefinition): string;
}

/** The schema of a form: every answer as it is kept, every message in the site's words. Never in a browser. */
export function formSchema({ fields, terms, rules, t, label }: FormSchemaOptions) {
  const shape = fields.map((field): [string, z.ZodType] => {
    const name = label(field);
    const words = (key: string, values = {}) => t(asked(key, name), { field: name, ...values });
    return [
      field.name,
      field.control === "file" ? fileSchema(field, words) : textSchema(field, rules, words),
    ];
  });
  const agreed = z.literal("on", { error: t("form.terms") });
  return z.object({ ...Object.fromEntries(shape), ...(terms ? { [TERMS]: agreed } : {}) });
}

/**
 * The copy key of a problem. A label that is a whole question cannot stand before "is required": it has another
 * message.
 */
function asked(key: string, name: string): string {
  return key === "problem.required" && name.endsWith("?") ? "problem.unanswered" : key;
}

function textSchema(field: FieldDefinition, rules: FieldRules, words: Words): z.ZodType {
  const text = z.string({ error: words("problem.required") }).transform((typed, context) => {
    const read = readField(field, typed, rules);
    if ("value" in read) return read.value;
    context.addIssue({ code: "custom", message: words(read.problem, read.values) });
    return z.NEVER;
  });
  return isOptional(field) ? text.optional() : text;
}

function fileSchema(field: FieldDefinition, words: Words): z.ZodType {
  const file = z
    .instanceof(File, { error: words("problem.required") })
    .refine(({ size }) => size > 0, { error: words("problem.fileEmpty") })
    .refine(({ size }) => size <= MOST_FILE_BYTES, { error: words("problem.fileSize") })
    .refine(({ name }) => FILE_NAMES.test(name), { error: words("problem.fileType") });
  return isOptional(field) ? file.optional() : file;
}
