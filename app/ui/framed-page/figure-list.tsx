import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, tn } from "~/ui/theme/typography.css";
import { fact, factValue, facts as list } from "./framed-page.css";

export interface FigureListProps {
  readonly facts: readonly { readonly value: string; readonly label: string }[];
}

/** A few figures side by side, each with the words for it below; nothing where there are none. */
export function FigureList({ facts }: FigureListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={list}>
      {facts.map(({ value, label }) => (
        <div key={label} className={fact}>
          <dt className={classNames(small, muted)}>{label}</dt>
          <dd className={classNames(factValue, display.d3, tn)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
