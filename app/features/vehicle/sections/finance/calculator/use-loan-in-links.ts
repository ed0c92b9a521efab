import { useEffect } from "react";
import { withLoan } from "~/domain/finance/finance-link";
import type { CalculatorState } from "./calculator-state";

/**
 * Writes the numbers that a shopper enters into the page's links to forms about the vehicle, so that the forms hold them.
 * Those of other vehicles stay as they are.
 */
export function useLoanInLinks(vehicleId: string | null, { inputs, entered, typing }: CalculatorState): void {
  useEffect(() => {
    if (vehicleId === null || entered.length === 0 || typing !== null) return;
    const links = document.querySelectorAll('a[href*="/enquire?car_id="], a[href$="#finance-form"]');
    for (const link of links) {
      const href = link.getAttribute("href") ?? "";
      const query = new URLSearchParams(href.replace(/^[^?]*\?|#.*$/g, ""));
      if (query.get("car_id") === vehicleId) link.setAttribute("href", withLoan(href, inputs));
    }
  }, [vehicleId, inputs, entered, typing]);
}
