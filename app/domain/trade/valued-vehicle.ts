import type { ValuedVehicle } from "~/ports/vehicle-valuation";
import type { SiteConfig } from "../tenant/site-config";
import type { ConditionAnswer } from "./answer-effects";
import { beyondLimits, type NoFigure } from "./estimate-limits";
import { knownModel } from "./known-model";
import { OTHER_MAKE, questionName } from "./trade-fields";

type Values = Readonly<Record<string, string>>;
type Site = Pick<SiteConfig, "trade">;

/** The answers about the condition, each with the id of its question (TRADE-02); those left open are left out. */
export function conditionAnswers(
  { trade }: Site,
  values: Values,
): readonly (ConditionAnswer & { readonly question: string })[] {
  return trade.questions.flatMap((question) => {
    const answer = values[questionName(question)];
    return answer === undefined ? [] : [{ id: question.id, question: question.label, answer }];
  });
}

/** What can be valued, or why it cannot be. */
export type Valuable = { readonly vehicle: ValuedVehicle } | { readonly none: NoFigure };

/** The vehicle to ask a value for; over the limits, or of a make nobody knows, there is nothing to ask (TRADE-08). */
export function valuedVehicle(config: Site, values: Values, thisYear: number): Valuable {
  const year = Number(values["year"]);
  const kms = values["kms"] === undefined ? null : Number(values["kms"]);
  const { make = "", model = "" } = values;
  const none = beyondLimits({ year, kms }, config.trade, thisYear);
  if (none !== null) return { none };
  if (make === "" || make === OTHER_MAKE || model === "" || !Number.isInteger(year))
    return { none: "unknown" };
  const answers = conditionAnswers(config, values).map(({ id, answer }) => ({ id, answer }));
  const { rego = null, regoState = null } = values;
  return { vehicle: { make, model: knownModel(make, model), year, kms, rego, regoState, answers } };
}
