import { Fragment, type ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import { classNames } from "~/ui/theme/class-names";
import { PromoTile } from "./promo-tile";
import * as styles from "./results-page.css";
import type { ItemView, ResultsView } from "./results-view";

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
  const carousel = layout.variant === "carousel";
  // A row that scrolls is reached by Tab, so that its arrow keys work, and says what it is.
  const row = carousel ? { tabIndex: 0, role: "group", "aria-label": t("search.results") } : {};
  const className = carousel ? styles.carousel : classNames(styles.grid, styles.perRow[layout.columns]);
  let card = 0;
  return (
    <div className={className} {...row}>
      {items.map((item, index) => {
        const key = item.kind === "card" ? keyOf(item.card) : `promo-${index}`;
        const content =
          item.kind === "card" ? renderCard(item.card, card++) : <PromoTile promo={item.promo} />;
        return carousel ? (
          <div key={key} className={styles.carouselItem}>
            {content}
          </div>
        ) : (
          <Fragment key={key}>{content}</Fragment>
        );
      })}
    </div>
  );
}
