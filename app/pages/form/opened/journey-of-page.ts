import type { FormAnswer, FormNotice } from "~/features/forms/form-view";
import type { ReadySubmission, RefusedSubmission } from "~/features/forms/sending/read-submission.server";

/** Parameter of the address that a later page is sent to: which of the journeys begun in the browser it was opened for. */
const JOURNEY = "journey";

/** As tokens of forms are keyed. */
const KEY = /^[\w-]{1,40}$/u;

/**
 * The address that a page of a journey is sent to. One that was refused stays the page of the journey it was opened for, however
 * often it is sent.
 * @param query of the address that shows the page
 * @param journey that the browser is at; null before there is one
 */
export function ofJourney(path: string, query: URLSearchParams, journey: string | null): string {
  const opened = journeyOpened(query) ?? "";
  const own = KEY.test(opened) ? opened : journey;
  return own === null ? path : `${path}${path.includes("?") ? "&" : "?"}${JOURNEY}=${own}`;
}

/** Which journey a page was opened for; null where its address says nothing. */
export function journeyOpened(query: URLSearchParams): string | null {
  return query.get(JOURNEY);
}

/**
 * Whether a page was opened for another journey than its browser is at now: another person's or vehicle's in another tab,
 * or one from before it was emptied.
 */
export function isOfOtherJourney(query: URLSearchParams, journey: string | null): boolean {
  const opened = journeyOpened(query);
  return opened !== null && opened !== journey;
}

/** The answer to a page of another journey: that, and nothing about its fields, which do not matter then. */
export function refusedFor(read: ReadySubmission | RefusedSubmission, notice: FormNotice): FormAnswer {
  return read.kind === "ready" ? read.refuse({ notice }) : { ...read.answer, errors: [], notice };
}
