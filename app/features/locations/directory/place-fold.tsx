import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, strong, tn } from "~/ui/theme/typography.css";
import type { PlaceGroupView } from "~/features/locations/location-views";
import * as folds from "./folds.css";

/** Places behind the line that tells their state, how many they are and in which towns. */
export function PlaceFold({
  group: { title, cards, towns },
  children,
}: {
  readonly group: PlaceGroupView;
  readonly children: ReactNode;
}) {
  return (
    <details className={folds.group}>
      <summary className={folds.summary}>
        <h2 className={classNames(display.d2, folds.title)}>{title}</h2>
        <span className={classNames(strong, tn)}>{cards.length}</span>
        <Icon name="chevron-down" className={folds.chevron} />
        <span className={classNames(small, muted, folds.towns)}>{towns.join(" · ")}</span>
      </summary>
      {children}
    </details>
  );
}
