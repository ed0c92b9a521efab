import { TERMS } from "~/domain/forms/terms";
import type { FormAnswer } from "~/features/forms/form-view";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { refuseForm, refuseUnkept, sendTo } from "~/request/form-context.server";
import { type FormDraft, keepDraft } from "./form-draft.server";
import { type FormRequest, stepAddress } from "./form-request.server";
import { answersOf, keptUnsent, type StepAnswers, stepsDone } from "./steps-done";

/** Leads to a step of a form that was begun. */
export function toStep(asked: FormRequest, step: number, key: string | null): Response {
  return sendTo(stepAddress(asked, step, key), asked.site);
}

/** The way back from a step: what stands in it is kept unchecked, and the step has to be sent again. */
export async function goBack(asked: FormRequest, draft: FormDraft, answer: FormAnswer, context: object) {
  const { site, step, form } = asked;
  try {
    if (draft.key !== null) await keepDraft(asked, draft.key, unsent(asked, draft.answers, answer.typed));
    return toStep(asked, Math.max(0, step - 1), draft.key);
  } catch (error) {
    const tenant = site.config.site.slug;
    site.services.logger.error({ tenant, form: form.key, error }, "a step could not be kept");
    return refuseUnkept(site, answer, context);
  }
}

/**
 * Says that an earlier step is missing, with the way to it. What was typed into this one stays in it, and is kept until
 * the other was sent.
 */
export async function missEarlier(
  asked: FormRequest,
  { key, answers }: FormDraft,
  ready: ReadySubmission,
  context: object,
) {
  const { site } = asked;
  const kept = key ?? ready.token.key;
  await keepDraft(asked, kept, unsent(asked, answers, answersOf(ready.values)));
  const missing = stepsDone(answers);
  const notice = {
    ...lostNotice(asked),
    links: [
      {
        href: stepAddress(asked, missing, kept),
        label: site.t("forms.lostSteps.link", { number: missing + 1 }),
      },
    ],
  };
  return refuseForm(ready.refuse({ notice }), 400, site, context);
}

/** Says that what was typed into the earlier steps is not kept any more. */
export function lostNotice({ site: { t } }: FormRequest): { title: string; text: string } {
  return { title: t("forms.lostSteps.title"), text: t("forms.lostSteps.text") };
}

function unsent({ form, step }: FormRequest, before: StepAnswers, typed: StepAnswers): StepAnswers {
  const { [TERMS]: _agreed, ...answers } = typed;
  const names = (form.steps[step] ?? []).map(({ name }) => name);
  return keptUnsent(before, step, names, answers);
}
