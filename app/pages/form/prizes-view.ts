import { numberFormat } from "~/domain/text/intl-formats";
import type { FormPageView } from "~/features/forms/form-page-view";
import type { FormRequest } from "./form-request.server";

/** The prizes with the chance of each: a fair draw names its chances. */
export function prizesView({ site: { config, t }, key }: FormRequest): FormPageView["prizes"] {
  const { prizes } = config.forms.spinToWin;
  if (key !== "spinToWin" || prizes.length === 0) return null;
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const share = numberFormat(config.site.locale, { style: "percent", maximumFractionDigits: 1 });
  const rows = prizes.map(({ label, weight }) => ({ label, chance: share.format(weight / total) }));
  return { title: t("forms.spinToWin.prizes"), rows };
}
