import { useTranslation } from "~/i18n/translation";
import { classNames } from "~/ui/theme/class-names";
import { head } from "~/ui/theme/layout.css";
import { display } from "~/ui/theme/typography.css";
import { ResultsList, type RenderCard } from "./results-list";
import * as styles from "./results-page.css";
import type { NearbyKind, ResultsView } from "./results-view";

/** What {@link NearbyCards} prints, and how. */
export interface NearbyCardsProps<Card> {
  readonly cards: readonly Card[];
  readonly kind: NearbyKind;
  readonly layout: ResultsView<Card>["layout"];
  readonly keyOf: (card: Card) => string;
  readonly renderCard: RenderCard<Card>;
}

/** Whole keys: a composed one would stand for every text of its group. */
const HEADINGS = {
  nearby: "empty.nearby",
  nearPrice: "empty.nearPrice",
  arrivals: "empty.arrivals",
} as const satisfies Record<NearbyKind, string>;

/** Stock that a search does not find, under a heading that says why it is shown; nothing where there is none. */
export function NearbyCards<Card>({ cards, kind, layout, keyOf, renderCard }: NearbyCardsProps<Card>) {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <section className={styles.nearby}>
      <div className={head}>
        <h2 className={classNames(display.d2)}>{t(HEADINGS[kind])}</h2>
      </div>
      <ResultsList
        items={cards.map((card) => ({ kind: "card", card }))}
        layout={{ ...layout, variant: "grid" }}
        keyOf={keyOf}
        renderCard={renderCard}
      />
    </section>
  );
}
