import { dealershipOfAnswers } from "~/domain/forms/dealership-of-answers";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { tellBegun } from "~/request/begun-form.server";
import { draftOfFirstStep, type FormDraft, keepDraft } from "./form-draft.server";
import type { FormRequest } from "./form-request.server";
import { openedFields } from "./opened/opened-fields.server";
import {
  answersOf,
  answersWithout,
  keptAfterStep,
  keptForSender,
  type StepAnswers,
  stepsDone,
  toldUnder,
} from "./steps-done";
import { toStep } from "./unsent-step.server";

/** Keeps a step that was sent, and leads to the next one. */
export async function nextStep(
  request: Request,
  asked: FormRequest,
  draft: FormDraft,
  ready: ReadySubmission,
) {
  const { step } = asked;
  const { values, token } = ready;
  const key = step === 0 ? token.key : (draft.key ?? token.key);
  const shown = step === 0 ? await draftOfFirstStep(asked, key, draft.answers) : draft.answers;
  const later = namesOf(asked.form.steps.slice(step + 1));
  const before = keptForSender(shown, values, later);
  const own = before === shown ? values : answersWithout(values, later);
  const all = { ...answersOf(otherAnswers(asked, before)), ...answersOf(own) };
  const kept = keptAfterStep(before, step, all, token);
  await keepDraft(asked, key, kept);
  const { form, about } = asked;
  // What stands in steps that were not sent may be another person's.
  const sent = namesOf(form.steps.slice(0, stepsDone(kept)));
  await tellBegun(request, asked.site, toldUnder(kept, key), {
    form,
    ready: {
      ...ready,
      values: Object.fromEntries(Object.entries(all).filter(([name]) => sent.includes(name))),
    },
    vehicle: about.vehicle,
    carId: about.named,
    dealershipId: dealershipOfAnswers(asked.site.config, all),
    // Times are kept when the form is finished.
    extra: {
      ...openedFields(asked),
      ...(all["booking_time"] === undefined ? {} : { booking_held: "No" }),
    },
  });
  return toStep(asked, step + 1, key);
}

const namesOf = (steps: FormRequest["form"]["steps"]): string[] => steps.flat().map(({ name }) => name);

/** Answers without those of the other steps: a page holds nothing that it does not show. */
export function ofThisStep(
  { form, step }: Pick<FormRequest, "form" | "step">,
  answers: StepAnswers,
): StepAnswers {
  const own = namesOf(form.steps.slice(step, step + 1));
  const others = namesOf(form.steps).filter((name) => !own.includes(name));
  return answersWithout(answers, others);
}

/** What was kept of the other steps. */
export function otherAnswers({ form, step }: FormRequest, before: StepAnswers): StepAnswers {
  const names = form.steps[step] ?? [];
  return answersWithout(
    before,
    names.map(({ name }) => name),
  );
}
