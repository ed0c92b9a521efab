import { loanFields } from "~/domain/finance/finance-link";
import { modelFields } from "../model-message.server";
import type { FormRequest } from "../form-request.server";

/** What a lead says of the address its form was opened at: the model it names, and the loan that a calculator worked out. */
export function openedFields(asked: FormRequest): Readonly<Record<string, string>> {
  const names = new Set(asked.form.steps.flat().map(({ name }) => name));
  return { ...modelFields(asked), ...loanFields(asked.query, names) };
}
