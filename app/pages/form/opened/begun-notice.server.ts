import { dateFormat } from "~/domain/text/intl-formats";
import type { BegunForm } from "~/features/forms/begun-notice";
import type { FormSite } from "~/request/form-context.server";
import type { FormDraft } from "../form-draft.server";
import { type FormRequest, stepAddress } from "../form-request.server";
import { begunForm, filledFrom, stepsDone, wasSent } from "../steps-done";

/**
 * What is said above a form that holds what was typed before.
 * @param startedAt when its first page was shown, in milliseconds since 1970
 * @param to the form's own address
 */
export function begunNotice({ config: { site }, t }: FormSite, startedAt: number, to: string): BegunForm {
  const format = dateFormat(site.locale, {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: site.timeZone,
  });
  return {
    title: t("forms.begun.title"),
    text: t("forms.begun.text", { when: format.format(new Date(startedAt)) }),
    startEmpty: t("forms.begun.startEmpty"),
    to,
  };
}

/** Whether a form's first page was opened by an address that says nothing of a form that was begun. */
export function isOpenedAnew({ draft, step }: FormRequest): boolean {
  return draft === null && step === 0;
}

/** Whoever comes back from the second step within minutes is the one who typed the first. */
const SAME_PERSON_MS = 10 * 60_000;

function cameBack({ step, draft, site: { now } }: FormRequest, startedAt: number): boolean {
  return step === 0 && draft !== null && now.getTime() - startedAt < SAME_PERSON_MS;
}

/**
 * What is said of a form that was begun in this browser, where its first page shows it again, and where a later one does
 * that was not sent since.
 */
export function begunBefore(asked: FormRequest, { answers }: FormDraft): BegunForm | null {
  const begun = begunForm(answers);
  const from = filledFrom(answers);
  if (begun === undefined || wasSent(answers)) return null;
  const to = stepAddress(asked, 0, null);
  if (cameBack(asked, (from ?? begun).startedAt)) return null;
  if (asked.step === 0) return begunNotice(asked.site, (from ?? begun).startedAt, to);
  const isShown = (asked.form.steps[asked.step] ?? []).some(({ name }) => (answers[name] ?? "") !== "");
  const isOfEarlier = from !== null && asked.step >= stepsDone(answers) && isShown;
  return isOfEarlier ? begunNotice(asked.site, from.startedAt, to) : null;
}
