import { takesFiles } from "~/domain/forms/field-definition";
import { readField } from "~/domain/forms/read-field";
import { readFile } from "~/domain/forms/read-file";
import { fill } from "~/i18n/translator";
import type { FieldView, AnswerRules } from "../form-view";

/**
 * What the browser can say about an answer: the server's rules and words, without those that take a library. Null when
 * nothing is wrong as far as it knows; the server looks again when the form is sent.
 * @param typed what the form holds under the field's name; null when it holds nothing
 */
export function browserProblem(
  field: FieldView,
  typed: FormDataEntryValue | null,
  rules: AnswerRules,
): string | null {
  const found = takesFiles(field) ? fileProblem(field, typed) : textProblem(field, typed, rules);
  const text = found === null ? undefined : field.problems[found.problem];
  return text === undefined ? null : fill(text, found?.values ?? {});
}

interface Found {
  readonly problem: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

function textProblem(field: FieldView, typed: FormDataEntryValue | null, rules: AnswerRules): Found | null {
  const { name, control, optional, maxLength, choices } = field;
  const { postcode, currency, today, ahead } = rules;
  const read = readField(
    {
      name,
      control,
      maxLength,
      choices: choices.map(({ value }) => value),
      ...(optional ? { optional: true } : {}),
    },
    typeof typed === "string" ? typed : "",
    {
      country: { postcode: { ...postcode, pattern: new RegExp(postcode.pattern) } },
      currency,
      today,
      ahead,
      choices: {},
      // Whether a number exists only the server can tell.
      phone: (text) => text,
      getsTexts: () => true,
    },
  );
  return "problem" in read ? read : null;
}

function fileProblem({ control, optional }: FieldView, typed: FormDataEntryValue | null): Found | null {
  // A form without a chosen file holds one without a name.
  const chosen = typed instanceof File && typed.name !== "" ? typed : null;
  if (chosen === null) return optional ? null : { problem: "problem.required" };
  // Photos the server looks into.
  const problem = control === "photos" ? null : readFile(chosen);
  return problem === null ? null : { problem };
}
