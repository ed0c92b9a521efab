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
  const { entered, typing } = state;
  useEffect(() => {
    if (view.vehicleId === null || entered.length === 0 || typing !== null) return undefined;
    const write = () => writeLoan(view, state);
    write();
    // A part of the page whose script comes late may draw its links anew, without the numbers.
    const late = new MutationObserver(write);
    late.observe(document.body, { subtree: true, childList: true, attributeFilter: ["href"] });
    return () => late.disconnect();
  }, [view, state, entered, typing]);
}

function writeLoan(view: CalculatorView, state: CalculatorState): void {
  const links = document.querySelectorAll(
    'a[href*="/enquire?car_id="], a[href$="#finance-form"], a[data-paper]',
  );
  for (const link of links) {
    const href = link.getAttribute("href") ?? "";
    const wanted = withNumbers(link, href, view, state);
    // Writing what is there already would be one more change to look at, without end.
    if (wanted !== href) link.setAttribute("href", wanted);
  }
}

function withNumbers(link: Element, href: string, view: CalculatorView, state: CalculatorState): string {
  if (link.hasAttribute("data-paper")) return withSent(href, sentQuery(view, state));
  const query = new URLSearchParams(href.replace(/^[^?]*\?|#.*$/g, ""));
  return query.get("car_id") === view.vehicleId ? withLoan(href, state.inputs) : href;
}
