import * as z from "zod";
import { type FieldDefinition, isOptional } from "./field-definition";
import { problemWords, type FormCopy } from "./problem-words";
import { type AskedField, type FieldRules, readField } from "./read-field";
import { readFile } from "./read-file";
import { photoProblem } from "./files/read-photos";
import { AGREED, TERMS } from "./terms";

/** A question as one posted form has to answer it. */
type SchemaField = FieldDefinition & Pick<AskedField, "missing" | "texts">;

export interface FormSchemaOptions {
  readonly fields: readonly SchemaField[];
  /** Whether the terms have to be agreed to among them. */
  readonly terms: boolean;
  readonly rules: FieldRules;
  readonly t: FormCopy;
  /** The words a field is called by. */
  label(field: FieldDefinition): string;
}

/** The schema of a form: every answer as it is kept, every message in the site's words. Never in a browser. */
export function formSchema({ fields, terms, rules, t, label }: FormSchemaOptions) {
  const shape = fields.map((field): [string, z.ZodType] => {
    const words = problemWords(t, label(field));
    return [
      field.name,
      field.control === "photos"
        ? photosSchema(field, words)
        : field.control === "file"
          ? fileSchema(field, words)
          : textSchema(field, rules, words),
    ];
  });
  const agreed = z.literal(AGREED, { error: t("form.terms") });
  const answers = z.object({ ...Object.fromEntries(shape), ...(terms ? { [TERMS]: agreed } : {}) });
  const deposit = fields.find(({ name }) => name === "deposit");
  if (deposit === undefined) return answers;
  return answers.superRefine((given: Readonly<Record<string, unknown>>, context) => {
    if (!coversPrice(given)) return;
    const message = problemWords(t, label(deposit))("problem.depositOver");
    context.addIssue({ code: "custom", path: [deposit.name], message });
  });
}

/** Whether the deposit leaves nothing to borrow: a lender cannot do anything with such a request. */
function coversPrice({ deposit, vehiclePriceBudget: price }: Readonly<Record<string, unknown>>): boolean {
  return Number(price) > 0 && Number(deposit) >= Number(price);
}

function textSchema(field: SchemaField, rules: FieldRules, words: FormCopy): z.ZodType {
  const empty = field.missing === true ? "problem.reach" : "problem.required";
  const text = z.string({ error: words(empty) }).transform((typed, context) => {
    const read = readField(field, typed, rules);
    if ("value" in read) return read.value;
    context.addIssue({ code: "custom", message: words(read.problem, read.values) });
    return z.NEVER;
  });
  return isOptional(field) && field.missing !== true ? text.optional() : text;
}

function fileSchema(field: FieldDefinition, words: FormCopy): z.ZodType {
  const file = z.instanceof(File, { error: words("problem.required") }).superRefine((chosen, context) => {
    const problem = readFile(chosen);
    if (problem !== null) context.addIssue({ code: "custom", message: words(problem) });
  });
  return isOptional(field) ? file.optional() : file;
}

function photosSchema(field: FieldDefinition, words: FormCopy): z.ZodType {
  const least = isOptional(field) ? 0 : 1;
  // One photo comes as itself, several as a list, and none as a file without a name.
  const listed = (chosen: unknown): readonly File[] => {
    const all: readonly unknown[] = Array.isArray(chosen) ? chosen : [chosen];
    return all.filter((one) => one instanceof File).filter(({ name }) => name !== "");
  };
  return z.preprocess(
    listed,
    z
      .array(z.instanceof(File))
      .min(least, words("problem.required"))
      .superRefine((chosen, context) => {
        const found = photoProblem(chosen, field.most ?? 0);
        if (found !== null) context.addIssue({ code: "custom", message: words(found.problem, found.values) });
      }),
  );
}
