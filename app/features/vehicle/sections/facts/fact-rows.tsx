import type { FactView } from "~/features/vehicle/page/fact-view";
import * as css from "./facts.css";

/** Labels with their values, in as many columns as fit. */
export function FactRows({ rows }: { readonly rows: readonly FactView[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={css.row}>
          <dt className={css.rowLabel}>{label}</dt>
          <dd className={css.rowValue}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
