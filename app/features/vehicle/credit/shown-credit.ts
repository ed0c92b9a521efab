import { useEffect, useSyncExternalStore } from "react";
import type { CreditBasis } from "~/domain/finance/credit-basis";

/** What the repayments of the cards on the page are worked out from, cards that were added later included. */
let shown: readonly CreditBasis[] = [];
const NONE: readonly CreditBasis[] = [];
const listeners = new Set<() => void>();

function change(next: readonly CreditBasis[]): void {
  shown = next;
  listeners.forEach((tell) => tell());
}

/** Tells the page's footnote about a repayment while it is shown. */
export function useShownCredit(basis: CreditBasis | null): void {
  useEffect(() => {
    if (basis === null) return undefined;
    change([...shown, basis]);
    return () => change(shown.filter((one) => one !== basis));
  }, [basis]);
}

/** The bases noted by {@link useShownCredit}; empty on the server, which uses the page's data instead. */
export function useShownCredits(): readonly CreditBasis[] {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => shown,
    () => NONE,
  );
}
