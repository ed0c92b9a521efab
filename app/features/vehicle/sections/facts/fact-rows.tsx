import type { FactView } from "~/features/vehicle/page/facts/fact-view";
import * as css from "./facts.css";

export interface FactRowsProps {
  readonly rows: readonly FactView[];
  /** `key`: on a phone two columns, each value below its label. */
  readonly look?: "rows" | "key";
}

/** Labels with their values, in as many columns as fit. */
export function FactRows({ rows, look = "rows" }: FactRowsProps) {
  return (
    <dl className={look === "key" ? css.keyRows : css.rows}>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={look === "key" ? css.keyRow : css.row}>
          <dt className={css.rowLabel}>{label}</dt>
          <dd className={look === "key" ? css.keyValue : css.rowValue}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
