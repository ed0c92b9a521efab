import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import { exactMoney } from "~/domain/money/money-format";
import { withoutIsolates } from "~/domain/text/isolates";
import { SHORT_FORM } from "~/paths";
import { modelMessage } from "../model-message.server";
import type { FormRequest } from "../form-request.server";

/**
 * The message that stands in a form already. In a short form, ready to be sent: which vehicle it is about and what its
 * calculator was set to; so in an enquiry asked in full where the calculator was used. Else the first words about the model
 * that the address names.
 */
export function readyMessage(asked: FormRequest): Readonly<Record<string, string>> {
  const { site, key, about, query } = asked;
  const { vehicle } = about;
  if (vehicle === null || (key !== "enquiry" && key !== "financeEnquiry")) return modelMessage(asked);
  const figures = figuresIn(asked);
  if (!query.has(SHORT_FORM) && (figures === "" || key !== "enquiry")) return modelMessage(asked);
  const { config, t } = site;
  const name = [vehicleTitle(vehicle, config.search), badgeLine(vehicle)].filter(Boolean).join(" ");
  const first = t(`forms.short.${key}`, { name, stock: vehicle.stocknum });
  return { message: withoutIsolates([first, figures].filter(Boolean).join(" ")) };
}

/** What the calculator was set to, in a sentence; empty where the address does not say. */
function figuresIn({ site: { config, t }, query }: FormRequest): string {
  const money = exactMoney(config.site.locale, config.site.currency);
  const [price, deposit, years] = ["vehiclePriceBudget", "deposit", "loan_term"].map((one) =>
    Number(query.get(one)),
  );
  if (!price || !years) return "";
  return t("forms.short.figures", {
    price: money(price),
    deposit: money(deposit ?? 0),
    count: years,
    number: String(years),
  });
}
