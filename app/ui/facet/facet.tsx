import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { body, chevron, divider, facet, note as noteClass, summary } from "./facet.css";

export interface FacetProps extends Omit<ComponentPropsWithoutRef<"details">, "title"> {
  readonly title: ReactNode;
  /** What is chosen inside, shown while the group is closed too: `2 selected`. */
  readonly note?: ReactNode;
}

/** One group of the filter panel: opens and closes without script. */
export function Facet({ title, note, className, children, ...rest }: FacetProps) {
  return (
    <details className={classNames(facet, className)} {...rest}>
      <Summary title={title} note={note} />
      <div className={body}>{children}</div>
    </details>
  );
}

function Summary({ title, note }: Pick<FacetProps, "title" | "note">) {
  return (
    <summary className={summary}>
      {title}
      {note === undefined ? null : <span className={noteClass}>{note}</span>}
      <Icon name="chevron-down" className={chevron} />
    </summary>
  );
}

/** A small divider heading between the choices of a facet. */
export function FacetDivider({ children }: { readonly children: ReactNode }) {
  return <p className={divider}>{children}</p>;
}
