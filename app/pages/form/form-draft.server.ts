import { draftKey, type FormRequest } from "./form-request.server";
import { keptAfterSending, openedAnew, type StepAnswers, withoutEmpty } from "./steps-done";

/** Name under which a browser notes which of its forms was worked on last; no field is called so. */
const LAST = "_last";

/** A form of several steps that was begun: two tabs of one browser have two. */
export interface FormDraft {
  /** Its key, which the addresses of its steps carry; null where this browser has begun none. */
  readonly key: string | null;
  readonly answers: StepAnswers;
}

/** Nothing begun; so it is always for a form with one step. */
export const NO_DRAFT: FormDraft = { key: null, answers: {} };

/** The form the address names, else the one this browser worked on last; null when it cannot be looked up. */
export async function readDraft(asked: FormRequest): Promise<FormDraft | null> {
  const { site, form } = asked;
  const { drafts, logger } = site.services;
  if (form.steps.length < 2) return NO_DRAFT;
  try {
    const key = asked.draft ?? (await drafts.read(draftKey(asked, null)))[LAST] ?? null;
    return key === null ? NO_DRAFT : { key, answers: await answersAt(asked, key) };
  } catch (error) {
    logger.warn({ tenant: site.config.site.slug, form: form.key, error }, "a draft could not be read");
    return null;
  }
}

/**
 * What a first step is added to: its own form where that was begun, else the one its page was filled from. So a page
 * that was opened anew changes nothing of the form it was filled from.
 */
export async function draftOfFirstStep(
  asked: FormRequest,
  key: string,
  shown: StepAnswers,
): Promise<StepAnswers> {
  const own = await answersAt(asked, key);
  if (Object.keys(own).length > 0) return own;
  return asked.draft === null ? {} : openedAnew(shown, asked.draft);
}

/** Adds to a form that was begun, and notes that it was the last. */
export async function keepDraft(asked: FormRequest, key: string, answers: StepAnswers): Promise<void> {
  const { drafts } = asked.site.services;
  const at = asked.site.now.toISOString();
  await drafts.save(draftKey(asked, key), answers, at);
  await drafts.save(draftKey(asked, null), { [LAST]: key }, at);
}

/** What is sent is kept; a draft that cannot be deleted now expires by itself. */
export async function finishDraft(asked: FormRequest, { key, answers }: FormDraft): Promise<void> {
  if (key !== null) await keepDraft(asked, key, keptAfterSending(answers)).catch(() => undefined);
}

async function answersAt(asked: FormRequest, key: string): Promise<StepAnswers> {
  return withoutEmpty(await asked.site.services.drafts.read(draftKey(asked, key)));
}
