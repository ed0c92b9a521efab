import { loanIn } from "~/domain/finance/finance-link";
import type { FormKey } from "~/domain/forms/form-catalogue";
import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import { exactMoney } from "~/domain/money/money-format";
import { withoutIsolates } from "~/domain/text/isolates";
import { SHORT_FORM } from "~/paths";
import { siteFormatter } from "~/request/site-context.server";
import { ABOUT, aboutMessage } from "./asked-about.server";
import { modelMessage } from "../model-message.server";
import type { FormRequest } from "../form-request.server";

/** What is asked about a vehicle, by form. */
const FIRST_WORDS: Readonly<Partial<Record<FormKey, string>>> = {
  enquiry: "forms.short.enquiry",
  financeEnquiry: "forms.short.financeEnquiry",
  financeApplication: "forms.short.financeEnquiry",
};

/**
 * The message that stands in a form already. In a short form, ready to be sent: which vehicle it is about and what its
 * calculator was set to; so in a form asked in full where a calculator was used. Else the first words about the model,
 * the priced work or the page of the dealer that the address names.
 */
export function readyMessage(asked: FormRequest): Readonly<Record<string, string>> {
  const { site, key, about, query } = asked;
  if (query.has(ABOUT)) return aboutMessage(asked);
  const { vehicle } = about;
  const words = FIRST_WORDS[key];
  const figures = vehicle === null && key === "enquiry" ? "" : figuresIn(asked);
  const isShort = vehicle !== null && query.has(SHORT_FORM);
  if (words === undefined || (figures === "" && !isShort)) return modelMessage(asked);
  const name =
    vehicle === null
      ? ""
      : [vehicleTitle(vehicle, site.config.search), badgeLine(vehicle)].filter(Boolean).join(" ");
  const first = vehicle === null ? "" : site.t(words, { name, stock: vehicle.stocknum });
  return { message: withoutIsolates([first, figures].filter(Boolean).join(" ")) };
}

/** What the calculator was set to, in sentences; empty where the address does not say. */
function figuresIn({ site: { config, t }, query }: FormRequest): string {
  const loan = loanIn(query);
  if (loan === null) return "";
  const money = exactMoney(config.site.locale, config.site.currency);
  const { amount, deposit, term, interest, residual } = loan;
  return [
    t("forms.short.figures", {
      price: money(amount),
      deposit: money(deposit),
      count: term,
      number: String(term),
    }),
    ...(interest > 0
      ? [t("forms.short.figuresRate", { rate: siteFormatter(config).number(interest, 2) })]
      : []),
    ...(residual > 0 ? [t("forms.short.figuresBalloon", { balloon: money(residual) })] : []),
  ].join(" ");
}
