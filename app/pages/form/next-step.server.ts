import { dealershipOfAnswers } from "~/domain/forms/dealership-of-answers";
import { begunKey, LEFT_HALF_WAY, tellsLeft } from "~/domain/lead/origin/half-way";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { leadFrom } from "~/request/form-context.server";
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
  await tellBegun(request, asked, key, { ...ready, values: all });
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

/**
 * Keeps a form whose first steps were sent, so that the dealer is told should it be left half-way: once its answers say
 * how to reach somebody. The shopper goes on also where that is not possible.
 * @param key that the steps of the form share
 */
async function tellBegun(
  request: Request,
  { site, form, about }: FormRequest,
  key: string,
  ready: ReadySubmission,
): Promise<void> {
  const { values } = ready;
  if (!tellsLeft(site.config, ready)) return;
  const lead = leadFrom(request, site, {
    form,
    ready: { ...ready, submissionKey: begunKey(key) },
    vehicle: about.vehicle,
    carId: about.named,
    dealershipId: dealershipOfAnswers(site.config, values),
    // Times are kept when the form is finished.
    extra: values["booking_time"] === undefined ? {} : { booking_held: "No" },
  });
  try {
    await site.services.leads.begin({ ...lead, subcategory: LEFT_HALF_WAY });
  } catch (error) {
    const tenant = site.config.site.slug;
    site.services.logger.warn({ tenant, form: form.key, error }, "a form that was begun could not be kept");
  }
}
