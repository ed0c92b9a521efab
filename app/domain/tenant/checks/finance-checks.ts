import type { InputFault } from "../../faults/input-faults";
import { siteLoan } from "../../finance/estimate";
import { type CheckedSite, doubtAt, isGiven, when } from "./told";

/** What promises repayments of a dealer who gives no figures to work them out with. */
export function financeDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  if (siteLoan(config) !== null) return [];
  const { finance, filters } = config;
  const at = filters.enabled.indexOf("repayment");
  const isShownOn = !finance.hidden && isGiven(given, "finance", "hidden");
  return [
    ...when(isShownOn, () =>
      doubtAt(
        ["finance", "hidden"],
        "finance.provider or finance.sampleEstimate: without either no page names a repayment",
        false,
      ),
    ),
    ...when(at !== -1 && isGiven(given, "filters", "enabled"), () =>
      doubtAt(
        ["filters", "enabled", at],
        "repayments (finance.hidden false, and finance.provider or finance.sampleEstimate): without them the filter is left out",
        "repayment",
      ),
    ),
  ];
}
