import { dealershipOfAnswers } from "~/domain/forms/dealership-of-answers";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { tellBegun } from "~/request/form-context.server";
import { draftOfFirstStep, type FormDraft, keepDraft } from "./form-draft.server";
import type { FormRequest } from "./form-request.server";
import { answersOf, answersWithout, keptAfterStep, type StepAnswers } from "./steps-done";
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
  const before = step === 0 ? await draftOfFirstStep(asked, key, draft.answers) : draft.answers;
  const all = { ...answersOf(otherAnswers(asked, before)), ...answersOf(values) };
  await keepDraft(asked, key, keptAfterStep(before, step, all, token));
  const { form, about } = asked;
  await tellBegun(request, asked.site, key, {
    form,
    ready: { ...ready, values: all },
    vehicle: about.vehicle,
    carId: about.named,
    dealershipId: dealershipOfAnswers(asked.site.config, all),
    // Times are kept when the form is finished.
    extra: all["booking_time"] === undefined ? {} : { booking_held: "No" },
  });
  return toStep(asked, step + 1, key);
}

/** What was kept of the other steps. */
export function otherAnswers({ form, step }: FormRequest, before: StepAnswers): StepAnswers {
  const names = form.steps[step] ?? [];
  return answersWithout(
    before,
    names.map(({ name }) => name),
  );
}
