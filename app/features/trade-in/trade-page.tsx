import { type ReactNode, useEffect } from "react";
import { Alert } from "~/ui/alert/alert";
import { ANSWER } from "~/ui/arrival/answer";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { stack, wrap } from "~/ui/theme/layout.css";
import { display, lead, muted, small, strong } from "~/ui/theme/typography.css";
import { OfferPanel } from "./offer-panel";
import * as css from "./trade-page.css";
import { TradeProgress } from "./trade-progress";
import type { OwnVehicleView, TradePageView } from "./trade-view";

export interface TradePageProps {
  readonly page: TradePageView;
  /** The step's form. */
  readonly form: ReactNode;
  /** That the form holds what was typed before. */
  readonly begun: ReactNode;
  /** The dealer's vehicle it is for. */
  readonly wanted: ReactNode;
  /** Whether the form was refused: then its errors get the focus, else the heading of the step does. */
  readonly refused: boolean;
}

/** A step of selling or trading in a car: progress, form, and beside it what the shopper has told so far. */
export function TradePage({ page, form, begun, wanted, refused }: TradePageProps) {
  const { own, offer, notice, progress } = page;
  useKept(page);
  const isNext = own !== null && !refused;
  return (
    <div className={classNames(wrap, css.page)}>
      <Breadcrumbs items={page.crumbs} label={page.crumbsLabel} className={css.crumbs} />
      <div className={css.head}>
        <h1 className={display.d3}>{page.title}</h1>
        {own === null ? <p className={lead}>{page.intro}</p> : null}
      </div>
      <TradeProgress progress={progress} />
      <div className={css.grid}>
        <div className={css.main}>
          <div className={css.headingGroup}>
            <p className={classNames(small, muted)}>{progress.text}</p>
            <h2 className={classNames(display.d2, css.heading)} {...(isNext ? ANSWER : {})}>
              {page.heading}
            </h2>
          </div>
          {notice === null ? null : (
            <Alert tone="warning" title={notice.title}>
              <p>{notice.text}</p>
            </Alert>
          )}
          {refused ? null : begun}
          {offer === null ? null : (
            <>
              <OfferPanel offer={offer} />
              <Notes page={page} />
            </>
          )}
          {page.kinds === null ? null : <Kinds kinds={page.kinds} />}
          {form}
        </div>
        <aside className={css.side} aria-label={page.notesTitle}>
          {own === null ? null : <OwnVehicle own={own} />}
          {offer === null ? <Notes page={page} /> : null}
          {wanted === null ? null : (
            <section className={stack} aria-label={page.wantedTitle}>
              <h2 className={display.d1}>{page.wantedTitle}</h2>
              {wanted}
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}

/** Keeps the estimate in the browser (FAV-06). */
function useKept({ kept }: TradePageView): void {
  useEffect(() => {
    if (kept === null) return;
    try {
      localStorage.setItem(kept.key, kept.value);
    } catch {
      // Private windows may refuse storage. The server has the estimate too.
    }
  }, [kept]);
}

/** What is sold: each kind has questions of its own, on a page that needs no script. */
function Kinds({ kinds }: { readonly kinds: NonNullable<TradePageView["kinds"]> }) {
  return (
    <nav aria-label={kinds.label} className={css.kinds}>
      <span className={strong}>{kinds.label}</span>
      {kinds.links.map(({ label, href, isCurrent }) => (
        <Link
          key={href}
          to={href}
          className={css.kind}
          {...(isCurrent ? { "aria-current": "true" as const } : {})}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function OwnVehicle({ own }: { readonly own: OwnVehicleView }) {
  return (
    <Panel as="section" className={css.own} aria-label={own.title}>
      <div className={css.ownHead}>
        <h2 className={display.d1}>{own.title}</h2>
        <TextLink href={own.change.href}>{own.change.label}</TextLink>
      </div>
      <p className={strong}>
        <bdi>{own.name}</bdi>
      </p>
      {own.rows.length === 0 ? null : (
        <dl className={css.rows}>
          {own.rows.map(({ label, value }) => (
            <div key={label} className={css.row}>
              <dt className={muted}>{label}</dt>
              <dd className={css.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

function Notes({ page: { notes, notesTitle } }: Pick<TradePageProps, "page">) {
  return (
    <section className={stack} aria-label={notesTitle}>
      <h2 className={display.d1}>{notesTitle}</h2>
      <ul className={css.notes}>
        {notes.map(({ icon, text }) => (
          <li key={text} className={css.note}>
            <Icon name={icon} size="sm" className={css.noteIcon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
