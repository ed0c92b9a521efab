import { classNames } from "~/ui/theme/class-names";
import { muted, small, strong, tn } from "~/ui/theme/typography.css";
import type { FactRow } from "./checkout-view";
import * as css from "./checkout.css";

/** Facts under each other, name and value; `first` lifts the first one. */
export function FactList({
  rows,
  first = false,
}: {
  readonly rows: readonly FactRow[];
  readonly first?: boolean;
}) {
  return (
    <dl className={css.facts}>
      {rows.map(({ key, label, value, note }, index) => (
        <div key={key} className={css.fact}>
          <dt className={classNames(small, muted)}>{label}</dt>
          <dd className={classNames(css.factValue, tn, first && index === 0 ? css.firstValue : strong)}>
            <bdi>{value}</bdi>
          </dd>
          {note === undefined ? null : <dd className={classNames(css.factNote, small, muted)}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
