import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Panel } from "~/ui/panel/panel";
import { display } from "~/ui/theme/typography.css";
import { head } from "~/ui/theme/layout.css";
import { classNames } from "~/ui/theme/class-names";
import { ResultsList, type RenderCard } from "./results-list";
import * as styles from "./results-page.css";
import { SaveSearch } from "~/features/search/saved/save-search";
import type { EmptyView, ResultsView, WaysView } from "./results-view";
import { WaysOut } from "./ways/ways-out";

interface EmptyResultsProps<Card> {
  readonly empty: EmptyView<Card>;
  readonly ways: WaysView | null;
  /** The search's address, where it can be saved. */
  readonly savePath: string | null;
  readonly layout: ResultsView<Card>["layout"];
  readonly picture: ReactNode;
  readonly keyOf: (card: Card) => string;
  readonly renderCard: RenderCard<Card>;
}

/** "No Results Available" (SRCH-31 to SRCH-33), the way back to all stock, and stock close to what was asked. */
export function EmptyResults<Card>({
  empty,
  ways,
  savePath,
  layout,
  picture,
  keyOf,
  renderCard,
}: EmptyResultsProps<Card>) {
  const { t } = useTranslation();
  const clear = (
    <>
      <ButtonLink variant="primary" href={empty.clearHref}>
        {t("empty.clear")}
      </ButtonLink>
      {savePath === null ? null : <SaveSearch path={savePath} />}
    </>
  );
  return (
    <>
      <Panel as="section">
        <Empty picture={picture} heading={t("empty.heading")} actions={clear}>
          <p>{empty.text}</p>
          {ways === null ? null : <WaysOut ways={ways} isCentred />}
        </Empty>
      </Panel>
      <NearbyCards cards={empty.nearby} layout={layout} keyOf={keyOf} renderCard={renderCard} />
    </>
  );
}

interface NearbyCardsProps<Card> extends Pick<EmptyResultsProps<Card>, "layout" | "keyOf" | "renderCard"> {
  readonly cards: readonly Card[];
}

/** Stock close to what was asked for; nothing where there is none. */
export function NearbyCards<Card>({ cards, layout, keyOf, renderCard }: NearbyCardsProps<Card>) {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <section className={styles.nearby}>
      <div className={head}>
        <h2 className={classNames(display.d2)}>{t("empty.nearby")}</h2>
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
