import { Link } from "~/ui/link/link";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { flip } from "~/ui/theme/layout.css";
import { pageWindow } from "./page-window";
import { gapSlot, neighbour, pages as pagesClass, slot, step, stepBackLabel } from "./pagination.css";

export interface PaginationLabels {
  /** Name of the navigation: `Pages`. */
  readonly nav: string;
  readonly previous: string;
  readonly next: string;
  /** Accessible name of one page link: `Page 3`. */
  readonly page: (page: number) => string;
}

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  readonly hrefFor: (page: number) => string;
  readonly labels: PaginationLabels;
  readonly className?: string;
}

/** Links to the other pages of a list; nothing when there is only one. */
export function Pagination({ page, pages, hrefFor, labels, className }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={classNames(pagesClass, className)} aria-label={labels.nav}>
      {page > 1 ? <Step back href={hrefFor(Math.min(page - 1, pages))} label={labels.previous} /> : null}
      {pageWindow(page, pages).map((entry, index) =>
        entry === "gap" ? (
          <span key={`gap-${index}`} className={classNames(slot, gapSlot)} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink
            key={entry}
            entry={entry}
            current={page}
            pages={pages}
            href={hrefFor(entry)}
            labels={labels}
          />
        ),
      )}
      {page < pages ? <Step href={hrefFor(page + 1)} label={labels.next} /> : null}
    </nav>
  );
}

interface PageLinkProps {
  readonly entry: number;
  readonly current: number;
  readonly pages: number;
  readonly href: string;
  readonly labels: PaginationLabels;
}

function PageLink({ entry, current, pages, href, labels }: PageLinkProps) {
  if (entry === current) {
    return (
      <span className={slot} aria-current="page">
        {entry}
      </span>
    );
  }
  const edge = entry === 1 || entry === pages;
  return (
    <Link to={href} className={classNames(slot, !edge && neighbour)} aria-label={labels.page(entry)}>
      {entry}
    </Link>
  );
}

function Step({ href, label, back = false }: { href: string; label: string; back?: boolean }) {
  return (
    <Link to={href} className={step} rel={back ? "prev" : "next"}>
      {back ? <Icon name="arrow-left" size="sm" className={flip} /> : null}
      {back ? <span className={stepBackLabel}>{label}</span> : label}
      {back ? null : <Icon name="arrow-right" size="sm" className={flip} />}
    </Link>
  );
}
