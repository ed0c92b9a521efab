import type { FinanceTitleView } from "./finance-view";
import * as css from "./finance.css";

/** The panel's title; on phones it may have another (FIN-08, FIN-09). */
export function FinanceTitle({ title: { wide, phone } }: { readonly title: FinanceTitleView }) {
  if (wide === phone) return <>{wide}</>;
  return (
    <>
      <span className={css.wideOnly}>{wide}</span>
      <span className={css.phoneOnly}>{phone}</span>
    </>
  );
}
