import { TERMS } from "~/domain/forms/terms";
import { stepFields } from "~/features/forms/build-form";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { tradeForm } from "~/domain/trade/trade-form";
import { tradeFields, tradeVehicleNames } from "~/domain/trade/trade-fields";
import { keptJourney, keptOtherPerson, keptStart, keptStep } from "~/domain/trade/trade-state";
import { isSecondVehicle } from "~/domain/trade/second-vehicle";
import { tradeSteps } from "~/domain/trade/trade-steps";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import type { TradeRequest } from "./trade-request.server";

/** The names of what is kept of a step. */
export function tradeKeptFields({
  site: { config },
  step,
  kind,
  carId,
  choices,
}: TradeRequest): readonly { readonly name: string }[] {
  if (step === "vehicle") return tradeVehicleNames(config);
  const form = tradeForm(config, step, { kind, isTowards: carId !== null });
  const fields = stepFields(form, 0, choices);
  return form.terms === null ? fields : [...fields, { name: TERMS }];
}

/** Keeps a step's answers, and whatever else there is to keep. @throws LeadsUnavailableError */
export async function keepTradeAnswers(
  asked: TradeRequest,
  { values, token }: Pick<ReadySubmission, "values" | "token">,
  more: Readonly<Record<string, string>> = {},
  before: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { site, key, state, step } = asked;
  const start = keptStart(state, token.startedAt);
  const isOther = step === "vehicle" && isSecondVehicle(state.values, values);
  const journey = keptJourney(isOther || state.journey === null ? token.key : state.journey);
  const kept = keptStep(state, step, tradeKeptFields(asked), values);
  const answers = { ...before, ...kept, ...start, ...journey, ...more };
  await site.services.drafts.save(key, answers, site.now.toISOString()).catch((error: unknown) => {
    throw new LeadsUnavailableError("The answers could not be kept.", { cause: error });
  });
}

/** Keeps who has the vehicle where it is another person than before, of whom nothing that is asked later stays. */
export async function keepForOther(
  asked: TradeRequest,
  ready: ReadySubmission,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const { site, state, step } = asked;
  const steps = tradeSteps(site.config);
  const [earlier, later] = [steps.slice(0, steps.indexOf(step)), steps.slice(steps.indexOf(step) + 1)];
  const ofVehicle = new Set(tradeVehicleNames(site.config).map(({ name }) => name));
  const theirs = later
    .flatMap((one) => tradeFields(site.config, one))
    .filter(({ name }) => !ofVehicle.has(name));
  const done = state.done.filter((one) => earlier.some((part) => part === one));
  const fresh = { ...asked, state: { ...state, done } };
  await keepTradeAnswers(
    fresh,
    ready,
    { ...more, ...keptJourney(ready.token.key) },
    keptOtherPerson(state, theirs),
  );
}
