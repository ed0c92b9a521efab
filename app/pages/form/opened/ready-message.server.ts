import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import { exactMoney } from "~/i18n/money-format";
import { withoutIsolates } from "~/i18n/isolates";
import { SHORT_FORM } from "~/paths";
import { modelMessage } from "../model-message.server";
import type { FormRequest } from "../form-request.server";

/**
 * The message that stands in a form already. In a short form, ready to be sent: which vehicle it is about and, for finance,
 * what the calculator was set to. In one that is asked in full, the first words about the model that the address names.
 */
export function readyMessage(asked: FormRequest): Readonly<Record<string, string>> {
  const { site, key, about, query } = asked;
  const { vehicle } = about;
  if (!query.has(SHORT_FORM) || vehicle === null || (key !== "enquiry" && key !== "financeEnquiry"))
    return modelMessage(asked);
  const { config, t } = site;
  const name = [vehicleTitle(vehicle, config.search), badgeLine(vehicle)].filter(Boolean).join(" ");
  const first = t(`forms.short.${key}`, { name, stock: vehicle.stocknum });
  const money = exactMoney(config.site.locale, config.site.currency);
  const [price, deposit, years] = ["vehiclePriceBudget", "deposit", "loan_term"].map((one) =>
    Number(query.get(one)),
  );
  const figures =
    key === "financeEnquiry" && price && years
      ? t("forms.short.figures", {
          price: money(price),
          deposit: money(deposit ?? 0),
          count: years,
          number: String(years),
        })
      : "";
  return { message: withoutIsolates([first, figures].filter(Boolean).join(" ")) };
}
