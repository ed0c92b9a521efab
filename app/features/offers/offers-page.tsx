import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Link } from "~/ui/link/link";
import { Pagination } from "~/ui/pagination/pagination";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { display, lead, strong, tn } from "~/ui/theme/typography.css";
import { OfferCard } from "./offer-card";
import { OfferFilters } from "./offer-filters";
import type { OfferCardView, OfferPageView, OffersPageView } from "./offer-views";
import * as css from "./offers.css";

export interface OffersPageProps {
  readonly view: OffersPageView;
  /** The tabs of a group's brands, the same as on its results pages. */
  readonly brandTabs: ReactNode;
  /** Stands above an empty list. */
  readonly emptyPicture: ReactNode;
}

/** The offers of today (OFFER-01). */
export function OffersPage({ view, brandTabs, emptyPicture }: OffersPageProps) {
  const { frame, filters, pages, empty } = view;
  return (
    <FramedPage frame={frame}>
      <div className={pageHead}>
        <h1 className={display.d4}>{view.title}</h1>
        <p className={lead}>{view.intro}</p>
      </div>
      <div className={css.brands}>{brandTabs}</div>
      <Tabs tabs={view.tabs} />
      {view.hasForm ? <OfferFilters key={JSON.stringify(filters)} filters={filters} /> : null}
      <div className={css.summary}>
        <p className={classNames(strong, tn)} role="status">
          {view.summary}
        </p>
        {filters.clear === null ? null : <TextLink href={filters.clear.href}>{filters.clear.label}</TextLink>}
      </div>
      {empty === null ? (
        <OfferList cards={view.cards} layout={view.layout} words={view.words} level="h2" firstEarly />
      ) : (
        <Panel as="section">
          <Empty
            picture={emptyPicture}
            heading={empty.heading}
            actions={
              <ButtonLink variant="primary" href={empty.href}>
                {empty.clear}
              </ButtonLink>
            }
          >
            <p>{empty.text}</p>
          </Empty>
        </Panel>
      )}
      <Pagination
        page={pages.page}
        pages={pages.pages}
        hrefFor={(page) => pages.links[page - 1]?.href ?? frame.path}
        labels={{ ...pages.words, page: (page) => pages.links[page - 1]?.label ?? String(page) }}
        className={css.pages}
      />
    </FramedPage>
  );
}

interface OfferListProps {
  readonly cards: readonly OfferCardView[];
  readonly layout: "grid" | "list";
  readonly words: OfferPageView["words"];
  readonly level: "h2" | "h3";
  readonly firstEarly?: boolean;
}

/** Offers as cards, in a grid or one below the other. */
export function OfferList({ cards, layout, words, level, firstEarly = false }: OfferListProps) {
  return (
    <ul className={layout === "list" ? css.rows : css.grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <OfferCard
            card={card}
            words={words}
            layout={layout}
            level={level}
            early={firstEarly && index < 2}
          />
        </li>
      ))}
    </ul>
  );
}

function Tabs({ tabs: { label, items } }: { readonly tabs: OffersPageView["tabs"] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {items.map(({ label: name, href, current }) => (
          <li key={href}>
            <Link
              to={href}
              className={css.tab}
              preventScrollReset
              aria-current={current ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
