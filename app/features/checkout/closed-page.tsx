import type { ReactNode } from "react";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { ButtonLink } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import type { ClosedView } from "./checkout-view";
import * as css from "./checkout.css";

export interface ClosedPageProps {
  readonly page: ClosedView;
  /** The form that could not be taken. */
  readonly children?: ReactNode;
}

/** Why nothing can be paid here, and the ways on. */
export function ClosedPage({ page, children }: ClosedPageProps) {
  return (
    <div className={classNames(wrap, css.page)}>
      <Breadcrumbs items={page.crumbs} label={page.crumbsLabel} className={css.crumbs} />
      <div className={css.narrow}>
        <h1 className={display.d4}>{page.title}</h1>
        <p className={lead}>{page.text}</p>
        {children}
        <div className={css.actions}>
          {page.links.map(({ href, label }, index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}
