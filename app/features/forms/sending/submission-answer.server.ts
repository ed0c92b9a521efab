import { type FieldDefinition, takesFiles } from "~/domain/forms/field-definition";
import { TERMS } from "~/domain/forms/terms";
import type { Translator } from "~/i18n/translator";
import { LIVE_FIELDS } from "~/features/forms/form-fields";
import type { FormChoices } from "~/features/forms/form-choices";
import type { FormAnswer } from "~/features/forms/form-view";

/** Why a form without errors is not taken. */
export interface Refusal {
  /** About the form as a whole. */
  readonly notice?: FormAnswer["notice"];
  /** About one field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Id of the lead that the same form made before: sending it again changes nothing. */
  readonly earlier?: string;
  /** What can be chosen now, where that has changed since the form was read. */
  readonly choices?: FormChoices;
}

/** Conform's result for a posted form. */
interface Reply {
  readonly initialValue?: Readonly<Record<string, unknown>> | null;
  readonly error?: Readonly<Record<string, readonly string[] | null>> | null;
}

/** What every answer to a posted form is made from. */
export interface AnswerParts {
  readonly submission: {
    reply(options?: { readonly fieldErrors?: Record<string, string[]> }): Reply;
  };
  readonly fields: readonly FieldDefinition[];
  readonly token: string;
  readonly choices: FormChoices;
  readonly lost?: LostFiles;
}

/** By field, what is said of files that have to be chosen again, and whether there were several. */
type LostFiles = Readonly<Record<string, { readonly text: string; readonly several: boolean }>>;

/**
 * What is said of files that came with a form which goes back as a page: no page can put them into their field again.
 * A script leaves them in it, so nothing is said there.
 */
export function lostFiles(
  { headers }: Request,
  data: FormData,
  fields: readonly FieldDefinition[],
  t: Translator,
): LostFiles {
  if (headers.get("accept")?.includes("text/html") !== true) return {};
  const lost = fields.filter(takesFiles).map(({ name, control }) => {
    const sent = data.getAll(name).filter((one) => one instanceof File && one.name !== "").length;
    const text = t(control === "photos" ? "problem.photosAgain" : "problem.fileAgain");
    return { name, sent, text };
  });
  const sent = lost.filter((one) => one.sent > 0);
  return Object.fromEntries(sent.map(({ name, text, sent: count }) => [name, { text, several: count > 1 }]));
}

/** The answer to a form with errors. */
export function errorAnswer(parts: AnswerParts): FormAnswer {
  return answer(parts, parts.submission.reply(), null);
}

/** The answer to a form without errors that is not taken. */
export function refusalAnswer(parts: AnswerParts, refusal: Refusal): FormAnswer {
  const { notice = null, errors = {}, choices = parts.choices } = refusal;
  const fieldErrors: Record<string, string[]> = {};
  for (const [name, text] of Object.entries(errors)) fieldErrors[name] = [text];
  return answer({ ...parts, choices }, parts.submission.reply({ fieldErrors }), notice);
}

/** The answer when the shopper only asked for other choices: what was typed, and no errors. */
export function choicesAnswer(parts: AnswerParts): FormAnswer {
  const { initialValue = null } = parts.submission.reply();
  return answer({ ...parts, lost: {} }, { initialValue }, null);
}

function answer(
  { fields, token, choices, lost = {} }: AnswerParts,
  { error, initialValue }: Reply,
  notice: FormAnswer["notice"],
): FormAnswer {
  const errors = [...fields.map(({ name }) => name), TERMS].flatMap((name) => {
    const [text] = error?.[name] ?? [];
    const again = lost[name];
    // Of a single file with something wrong, its own problem says that another has to be chosen.
    const isToldAgain = again !== undefined && (text === undefined || again.several);
    const said = [text, isToldAgain ? again.text : undefined].filter((one) => one !== undefined).join(" ");
    return said === "" ? [] : [{ name, text: said }];
  });
  // Also those that the step does not ask now, for want of a free day: another place may have one.
  const changing = LIVE_FIELDS.flatMap((name): readonly [string, FormChoices[string]][] =>
    choices[name] === undefined && !fields.some((field) => field.name === name)
      ? []
      : [[name, choices[name] ?? []]],
  );
  return {
    typed: textsOf(initialValue),
    token,
    notice,
    errors,
    choices: Object.fromEntries<FormChoices[string]>(changing),
  };
}

/** What was typed, without files: a page cannot put a file into a field. */
function textsOf(typed: Reply["initialValue"]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(typed ?? {})) if (typeof value === "string") texts[name] = value;
  return texts;
}
