import { useEffect, useSyncExternalStore } from "react";
import type { CreditBasis } from "~/domain/finance/credit-basis";

/** What the repayments of the cards that stand on the page now are worked out from: also of cards that came later. */
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

/** What was told by {@link useShownCredit}; nothing on the server, which knows the page's data instead. */
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
