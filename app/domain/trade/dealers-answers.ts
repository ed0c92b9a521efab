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
