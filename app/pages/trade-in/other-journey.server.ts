import { tradeStepPath, tradeSteps } from "~/domain/trade/trade-steps";
import type { FormNotice } from "~/features/forms/form-view";
import type { ReadySubmission, RefusedSubmission } from "~/features/forms/sending/read-submission.server";
import { isOfOtherJourney, journeyOpened, refusedFor } from "~/pages/form/opened/journey-of-page";
import { refuseForm, sendTo } from "~/request/form-context.server";
import { missingStep } from "./missing-step.server";
import { browserMark, tradeJourney, type TradeRequest } from "./trade-request.server";

/** Whether a later page was opened for another trade-in than its browser is at now. @param read null where it goes back */
export function isOfOther(asked: TradeRequest, read: ReadySubmission | null): boolean {
  const { query, step, site, state } = asked;
  if (step === tradeSteps(site.config)[0]) return false;
  // What was begun here and is not kept any more goes on from its first page, with what was typed.
  if (state.journey === null) return journeyOpened(query)?.endsWith(browserMark(site)) === false;
  // Who presses twice has begun it with the first press.
  return (
    isOfOtherJourney(query, tradeJourney(asked)) && (read === null || state.lead?.key !== read.submissionKey)
  );
}

/** The page that the browser's own trade-in is at, which says why a page of another one leads there. */
export function elsewhere(asked: TradeRequest): string {
  const { site, step, carId, state } = asked;
  const path = missingStep(asked) ?? tradeStepPath(site.config, step, carId);
  return state.journey === null ? path : withReason(path, reasonOf(asked));
}

/** Why a page is not the one its browser is at: another vehicle was begun, or another person has the same one. */
export type OtherReason = "vehicle" | "person";

/** Parameter of the address that such a page leads to where its own step is not reached yet. */
export const OTHER_QUERY = "other";

/** Takes nothing of a page that was opened for another trade-in, and says which one this browser is at. */
export function refuseOther(asked: TradeRequest, read: ReadySubmission | RefusedSubmission, context: object) {
  const { site } = asked;
  if (missingStep(asked) !== null) return sendTo(elsewhere(asked), site);
  return refuseForm(refusedFor(read, otherNotice(asked, reasonOf(asked))), 409, site, context);
}

function reasonOf({ site, state, query }: TradeRequest): OtherReason {
  const opened = journeyOpened(query)?.replace(browserMark(site), "") ?? "";
  return state.ofOthers.includes(opened) ? "person" : "vehicle";
}

/** What is said on the page that such a page led to; null where nothing did. */
export function otherBefore(asked: TradeRequest): FormNotice | null {
  const reason = asked.query.get(OTHER_QUERY);
  if (asked.state.journey === null || (reason !== "vehicle" && reason !== "person")) return null;
  return otherNotice(asked, reason);
}

function withReason(path: string, reason: OtherReason): string {
  return `${path}${path.includes("?") ? "&" : "?"}${OTHER_QUERY}=${reason}`;
}

function otherNotice({ site: { t, config }, state, carId }: TradeRequest, reason: OtherReason): FormNotice {
  const { year = "", make = "", model = "" } = state.values;
  const [first] = tradeSteps(config);
  const key = reason === "person" ? "trade.otherPerson" : "trade.otherTab";
  return {
    title: t(`${key}.title`),
    text: t(`${key}.text`, { vehicle: [year, make, model].filter(Boolean).join(" ") }),
    links:
      first === undefined ? [] : [{ href: tradeStepPath(config, first, carId), label: t(`${key}.link`) }],
  };
}
