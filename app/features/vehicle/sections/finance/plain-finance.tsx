import { OpenCalculator } from "./finance-section";
import type { FinanceOfferedView } from "./finance-view";
import { PLAIN_FINANCE_ID } from "./plain-finance-id";

/** The calculator about no vehicle. */
export function PlainFinance({ view }: { readonly view: FinanceOfferedView }) {
  return (
    <div id={PLAIN_FINANCE_ID}>
      <OpenCalculator view={view} />
    </div>
  );
}
