import type { ReactNode } from "react";
import { type BreadcrumbStep, Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { crumbs, page } from "./framed-page.css";

export interface FramedPageProps {
  /** Where the page stands, and what a screen reader calls that. */
  readonly frame: { readonly crumbs: readonly BreadcrumbStep[]; readonly crumbsLabel: string };
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page of words and lists: the way to it on top, its content below, in the width of the site. */
export function FramedPage({ frame, className, children }: FramedPageProps) {
  return (
    <div className={classNames(wrap, page, className)}>
      <Breadcrumbs items={frame.crumbs} label={frame.crumbsLabel} className={crumbs} />
      {children}
    </div>
  );
}
