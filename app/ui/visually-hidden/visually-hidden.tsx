import type { ReactNode } from "react";
import { sr } from "~/ui/theme/typography.css";

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={sr}>{children}</span>;
}
