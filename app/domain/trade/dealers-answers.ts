import { ANSWER_SCHEMAS, typedAnswer } from "../lead/answer-types";
import type { SiteConfig } from "../tenant/site-config";
import { questionName } from "./trade-fields";

type Values = Readonly<Record<string, string>>;
type Site = Pick<SiteConfig, "trade">;

/**
 * Answers in the dealer's own words: what was chosen in another language becomes the same choice of the dealer's file.
 * The dealer reads them, and its effects and its valuation service know them by these words alone. Text that was typed
 * stays as it is.
 * @param shown the dealer's file in the language of the page
 */
export function dealersAnswers(values: Values, shown: Site, dealer: Site): Values {
  const chosen = dealer.trade.questions.flatMap(({ id, options = [] }) => {
    const name = questionName({ id });
    const said = values[name];
    const asked = shown.trade.questions.find((question) => question.id === id);
    const own = said === undefined ? undefined : options[asked?.options?.indexOf(said) ?? -1];
    return own === undefined ? [] : [[name, own] as const];
  });
  return { ...values, ...Object.fromEntries(chosen) };
}

/**
 * The answers of a kept trade-in as the shopper gave them: questions and choices, which the lead has in the dealer's
 * words, in those of a page. What the dealer's file does not have any more stays as it was sent.
 */
export function shownAnswers(fields: Values, dealer: Site, shown: Site): Values {
  const kept = typedAnswer("questions", fields["adjustmentAnswers"] ?? "", null);
  const read = ANSWER_SCHEMAS.questions.safeParse(kept);
  if (!read.success) return fields;
  const said = read.data.map(({ id, question, answer }) => {
    const own = dealer.trade.questions.find((one) => one.id === id);
    const asked = shown.trade.questions.find((one) => one.id === id);
    const chosen = asked?.options?.[own?.options?.indexOf(answer) ?? -1];
    return { id, question: asked?.label ?? question, answer: chosen ?? answer };
  });
  return { ...fields, adjustmentAnswers: JSON.stringify(said) };
}
