import { MINUTE_MS } from "~/domain/time/day";
import type { RegistrationAnswer, RegistrationLookup } from "~/ports/registration-lookup";
import { keepAnswers, type KeptAnswersOptions } from "../kept-answers.server";

/** Shortly: for a shopper who presses twice or goes back, and no longer than that. */
const KEEP_MS = 10 * MINUTE_MS;
/** A service that failed may be well again a moment later. */
const KEEP_FAILED_MS = 5_000;

/** Keeps answers in memory, so that a service is asked once about a registration; most ask for money each time. */
export function keepRegistrations(
  lookup: RegistrationLookup,
  options: Pick<KeptAnswersOptions, "patienceMs">,
): RegistrationLookup {
  const kept = keepAnswers<Exclude<RegistrationAnswer, "failed">>({
    ...options,
    keepMs: KEEP_MS,
    keepNoneMs: KEEP_FAILED_MS,
  });
  return {
    async find(service, question) {
      const answer = await kept(JSON.stringify([service, question]), async () => {
        const found = await lookup.find(service, question);
        return found === "failed" ? null : found;
      });
      return answer ?? "failed";
    },
  };
}
