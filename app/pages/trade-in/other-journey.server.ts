import { tradeStepPath, tradeSteps } from "~/domain/trade/trade-steps";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { isOfOtherJourney, journeyOpened } from "~/pages/form/opened/journey-of-page";
import { refuseForm, sendTo } from "~/request/form-context.server";
import { missingStep } from "./show-step.server";
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

/** The page that the browser's own trade-in is at. */
export function elsewhere(asked: TradeRequest): string {
  return missingStep(asked) ?? tradeStepPath(asked.site.config, asked.step, asked.carId);
}

/** Takes nothing of a page that was opened for another trade-in, and says which one this browser is at. */
export function refuseOther(asked: TradeRequest, read: ReadySubmission, context: object) {
  const { site, state, carId } = asked;
  const { t, config } = site;
  const missing = missingStep(asked);
  if (missing !== null) return sendTo(missing, site);
  const { year = "", make = "", model = "" } = state.values;
  const [first] = tradeSteps(config);
  const notice = {
    title: t("trade.otherTab.title"),
    text: t("trade.otherTab.text", { vehicle: [year, make, model].filter(Boolean).join(" ") }),
    links:
      first === undefined
        ? []
        : [{ href: tradeStepPath(config, first, carId), label: t("trade.otherTab.link") }],
  };
  return refuseForm(read.refuse({ notice }), 409, site, context);
}
