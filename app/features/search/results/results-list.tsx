import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "~/i18n/translation";
import { Carousel } from "~/ui/carousel/carousel";
import { classNames } from "~/ui/theme/class-names";
import { PromoTile } from "./promo-tile";
import * as styles from "./results-page.css";
import type { ItemView, ResultsView } from "./results-view";

// Its script is fetched where a dealer wants it; its HTML is there before.
const Row = import.meta.env.SSR
  ? Carousel
  : lazy(async () => ({ default: (await import("~/ui/carousel/carousel")).Carousel }));

/** Prints one vehicle; `index` is its place among the page's vehicles, from 0. */
export type RenderCard<Card> = (card: Card, index: number) => ReactNode;

interface ResultsListProps<Card> {
  readonly items: readonly ItemView<Card>[];
  readonly layout: ResultsView<Card>["layout"];
  readonly keyOf: (card: Card) => string;
  readonly renderCard: RenderCard<Card>;
}

/** The cards with the promo tiles among them, as a grid or as one row (CARD-01, CARD-02, CARD-26). */
export function ResultsList<Card>({ items, layout, keyOf, renderCard }: ResultsListProps<Card>) {
  const { t } = useTranslation();
  let card = 0;
  const cards = items.map((item, index) => {
    const key = item.kind === "card" ? keyOf(item.card) : `promo-${index}`;
    const content = item.kind === "card" ? renderCard(item.card, card++) : <PromoTile promo={item.promo} />;
    return layout.variant === "carousel" ? (
      <div key={key} className={styles.carouselItem}>
        {content}
      </div>
    ) : (
      <Fragment key={key}>{content}</Fragment>
    );
  });
  if (layout.variant === "carousel") {
    const labels = { row: t("search.results"), previous: t("search.previous"), next: t("search.next") };
    return (
      <Suspense fallback={null}>
        <Row variant="rail" labels={labels}>
          {cards}
        </Row>
      </Suspense>
    );
  }
  const isRows = layout.variant === "rows";
  return (
    // Cards take their own look from it.
    <div
      className={isRows ? styles.rows : classNames(styles.grid, styles.perRow[layout.columns])}
      data-rows={isRows ? "" : undefined}
    >
      {cards}
    </div>
  );
}
