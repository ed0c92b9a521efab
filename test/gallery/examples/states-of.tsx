import type { ReactNode } from "react";
import { State } from "../frame/example";

/** Beside an example of something that few dealers have. */
export const BORROWED = "If this dealer has none, another dealer’s is shown.";

/** A state for each view that is there, named by its key. */
export function statesOf<View>(
  views: Readonly<Record<string, View | null>>,
  draw: (view: View) => ReactNode,
): readonly ReactNode[] {
  return Object.entries(views).flatMap(([name, view]) =>
    view === null
      ? []
      : [
          <State key={name} name={name}>
            {draw(view)}
          </State>,
        ],
  );
}
