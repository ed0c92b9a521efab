import { useEffect } from "react";
import { withLoan } from "~/domain/finance/finance-link";
import type { CalculatorView } from "../finance-view";
import { sentQuery, withSent } from "../read-inputs";
import type { CalculatorState } from "./calculator-state";

/**
 * Writes the numbers that a shopper enters into the page's links to forms about the vehicle and to its papers, so that
 * those hold them. Links of other vehicles stay as they are.
 */
export function useLoanInLinks(view: CalculatorView, state: CalculatorState): void {
  const { inputs, entered, typing } = state;
  useEffect(() => {
    const { vehicleId } = view;
    if (vehicleId === null || entered.length === 0 || typing !== null) return;
    const links = document.querySelectorAll(
      'a[href*="/enquire?car_id="], a[href$="#finance-form"], a[data-paper]',
    );
    for (const link of links) {
      const href = link.getAttribute("href") ?? "";
      const query = new URLSearchParams(href.replace(/^[^?]*\?|#.*$/g, ""));
      if (link.hasAttribute("data-paper")) link.setAttribute("href", withSent(href, sentQuery(view, state)));
      else if (query.get("car_id") === vehicleId) link.setAttribute("href", withLoan(href, inputs));
    }
  }, [view, state, inputs, entered, typing]);
}
