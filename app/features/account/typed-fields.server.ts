import type { TypedFields } from "~/ports/kept-forms";

/** Fields that are nobody's to keep, or stand for the moment the form was shown. */
const NEVER_KEPT = /token|password|card|cvc|cvv|(?<!post)code/i;
const MOST_BYTES = 64 * 1024;

/** The texts of a posted form; files and secrets are left out. Empty when the body cannot be read. */
export async function typedFields(request: Request, form?: FormData): Promise<TypedFields> {
  const read = form ?? (await formOf(request));
  if (read === null) return [];
  return [...read].flatMap(([name, value]) =>
    typeof value === "string" && !NEVER_KEPT.test(name) ? [[name, value] as const] : [],
  );
}

async function formOf(request: Request): Promise<FormData | null> {
  if (request.bodyUsed || Number(request.headers.get("Content-Length") ?? 0) > MOST_BYTES) return null;
  return request
    .clone()
    .formData()
    .catch(() => null);
}

/** A field's text; empty when it is missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
