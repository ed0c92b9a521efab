import type { TypedFields } from "~/ports/kept-forms";

/** Names of fields that must not be kept: secrets, and tokens of the moment at which the form was shown. */
const NEVER_KEPT = /token|password|card|cvc|cvv|(?<!post)code/i;

/** The texts of a posted form; files and secrets are left out. */
export function typedFields(form: FormData): TypedFields {
  return [...form].flatMap(([name, value]) =>
    typeof value === "string" && !NEVER_KEPT.test(name) ? [[name, value] as const] : [],
  );
}

/** A field's text; empty when it is missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
