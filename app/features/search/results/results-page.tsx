import { numberFormat } from "~/domain/text/intl-formats";
import { Link, useNavigation, useRevalidator } from "@remix-run/react";
import { lazy, memo, Suspense, useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import { useCounted } from "~/ui/analytics/consent";
import { Alert } from "~/ui/alert/alert";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Pagination } from "~/ui/pagination/pagination";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, sr } from "~/ui/theme/typography.css";
import { BesideMap } from "~/features/search/map/beside-map";
import { AppliedChips } from "~/features/search/filters/applied-chips";
import { BrandTabs } from "./brand-tabs";
import { listingPageAddress } from "~/features/search/address/listing-page-address";
import { EmptyResults } from "./empty-results";
import { NearbyCards } from "./nearby-cards";
import { FilterPanel } from "~/features/search/filters/filter-panel";
import { storeRecent } from "~/features/search/box/recent-searches";
import { ResultsJsonLd, type ListEntry } from "./results-json-ld";
import { ResultsList, type RenderCard } from "./results-list";
import * as styles from "./results-page.css";
import { SaveSearch } from "~/features/search/saved/save-search";
import { ResultsToolbar } from "./results-toolbar";
import type { ResultsView } from "./results-view";
import { WaysOut } from "./ways/ways-out";
import { useLiveFilters } from "~/features/search/filters/use-live-filters";

// Its script is fetched where nothing was found; its HTML is there before. The cast gives back the card's type, which
// `lazy` forgets.
const LaterEmpty = import.meta.env.SSR
  ? EmptyResults
  : (lazy(async () => ({
      default: (await import("./empty-results")).EmptyResults,
    })) as unknown as typeof EmptyResults);

interface NothingFoundProps<Card> extends Pick<
  ResultsPageProps<Card>,
  "view" | "renderCard" | "emptyPicture"
> {
  readonly keyOf: (card: Card) => string;
}

function EmptyList<Card>({ view, renderCard, emptyPicture, keyOf }: NothingFoundProps<Card>) {
  if (view.empty === null) return null;
  return (
    <Suspense fallback={null}>
      <LaterEmpty
        empty={view.empty}
        ways={view.ways}
        savePath={view.savable ? view.href : null}
        layout={view.layout}
        picture={emptyPicture}
        keyOf={keyOf}
        renderCard={renderCard}
      />
    </Suspense>
  );
}

// Drawn anew for another view alone: an update while its script is on the way would throw its HTML away. The cast gives
// back the card's type, which `memo` forgets.
const NothingFound = memo(EmptyList, (was, is) => was.view === is.view) as unknown as typeof EmptyList;

export interface ResultsPageProps<Card> {
  readonly view: ResultsView<Card>;
  /** Whether a newer state was asked for and could not be loaded: the page says so above what it still shows. */
  readonly failed: boolean;
  readonly renderCard: RenderCard<Card>;
  /** What identifies a card, and what search engines are told of it. */
  readonly entryOf: (card: Card) => ListEntry;
  /** The pale picture of the empty card. */
  readonly emptyPicture: ReactNode;
}

/** The results page. */
export function ResultsPage<Card>({
  view,
  failed,
  renderCard,
  entryOf,
  emptyPicture,
}: ResultsPageProps<Card>) {
  const { t } = useTranslation();
  const live = useLiveFilters(view);
  const number = useNumber(view.site.locale);
  const { list, keepFocus } = useListFocus(view);
  const busy = useNavigation().state === "loading";
  useRecent(view);
  const { heading, pages } = useHeadingFocus(view.page);
  const cards = view.items.flatMap((item) => (item.kind === "card" ? [item.card] : []));
  const keyOf = (card: Card) => entryOf(card).path;
  return (
    <div className={classNames(wrap, styles.page)}>
      <Breadcrumbs items={view.crumbs} label={t("search.breadcrumb")} />
      <div className={styles.head}>
        {view.count === 0 ? null : (
          <p className={classNames(display.d5, styles.figure)} aria-hidden="true">
            {view.countText}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} className={classNames(display.d3, styles.title)}>
          {view.heading}
        </h1>
        {view.subheading === null ? null : <p className={styles.subheading}>{view.subheading}</p>}
      </div>
      <div className={styles.columns}>
        <FilterPanel view={view} live={live} number={number} />
        <div className={styles.list} ref={list} tabIndex={-1}>
          {failed || view.stale ? <Notice failed={failed} /> : null}
          <BrandTabs tabs={view.brands} />
          <ResultsToolbar view={view} onSort={live.applyNow} />
          {view.note === null ? null : <p className={styles.note}>{view.note}</p>}
          <AppliedChips chips={view.chips} clearHref={view.clearHref} onRemove={keepFocus} />
          <BesideMap map={view.map}>
            <section className={styles.waiting} aria-busy={busy}>
              <h2 className={sr}>{t("search.results")}</h2>
              {view.empty === null ? (
                <>
                  {view.ways === null ? null : <WaysOut ways={view.ways} />}
                  <ResultsList
                    items={view.items}
                    layout={view.layout}
                    keyOf={keyOf}
                    renderCard={renderCard}
                  />
                </>
              ) : (
                <NothingFound view={view} renderCard={renderCard} emptyPicture={emptyPicture} keyOf={keyOf} />
              )}
            </section>
          </BesideMap>
          <div ref={pages}>
            <Pagination
              className={styles.pages}
              page={view.page}
              pages={view.pages}
              hrefFor={(page) => listingPageAddress(view.href, page)}
              labels={{
                nav: t("search.pages"),
                previous: t("search.previous"),
                next: t("search.next"),
                page: (page) => t("search.page", { page }),
              }}
            />
          </div>
          {view.showing === null ? null : <p className={styles.showing}>{view.showing}</p>}
          <NearbyCards
            cards={view.instead}
            kind={view.insteadKind}
            layout={view.layout}
            keyOf={keyOf}
            renderCard={renderCard}
          />
          {view.savable && view.empty === null ? (
            <div className={styles.save}>
              <p>{t("search.saveText")}</p>
              <SaveSearch path={view.href} />
            </div>
          ) : null}
        </div>
      </div>
      <ResultsJsonLd view={view} entries={cards.map(entryOf)} />
    </div>
  );
}

/** Says that what is shown is not the newest, with a link that tries again (OPEN-18). */
function Notice({ failed }: { readonly failed: boolean }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <Alert tone="warning" className={styles.notice}>
      <p>{t(failed ? "search.failed" : "search.stale")}</p>
      <Link
        to=""
        relative="path"
        replace
        preventScrollReset
        onClick={(event) => {
          event.preventDefault();
          revalidate();
        }}
      >
        {t("search.retry")}
      </Link>
    </Alert>
  );
}

/** Moves the focus to the list when the chip that had it is gone. */
function useListFocus(view: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    if (removed.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
    removed.current = false;
  }, [view]);
  return {
    list,
    keepFocus: () => {
      removed.current = true;
    },
  };
}

/** Moves the focus from the links below the list to the page's heading, when they have led to another page (C22). */
function useHeadingFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    const isPressed = pages.current?.contains(document.activeElement) === true;
    // On the last page the link that was pressed is gone, and the focus with it.
    const isGone = before.current < page && document.activeElement === document.body;
    if (before.current !== page && (isPressed || isGone)) heading.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
  return { heading, pages };
}

/** A car-type page as menus link to it: nobody searched for that. */
const BARE_LIST = /^\/search\/[a-z-]+-cars$/;

/** Remembers searches a shopper made, not the bare list (URL-17, URL-18). */
function useRecent({ href, chips, heading, site, page }: ResultsView<unknown>): void {
  const counted = useCounted();
  const words = chips.map(({ label }) => label).join(", ");
  useEffect(() => {
    if (counted && words !== "" && page === 1 && !BARE_LIST.test(href))
      storeRecent(site.slug, { label: words, href });
  }, [counted, href, words, heading, site.slug, page]);
}

function useNumber(locale: string): (value: number) => string {
  const format = numberFormat(locale);
  return format.format.bind(format);
}
