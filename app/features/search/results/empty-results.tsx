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
import type { EmptyView, ResultsView } from "./results-view";

interface EmptyResultsProps<Card> {
  readonly empty: EmptyView<Card>;
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
        </Empty>
      </Panel>
      {empty.nearby.length === 0 ? null : (
        <section className={styles.nearby}>
          <div className={head}>
            <h2 className={classNames(display.d2)}>{t("empty.nearby")}</h2>
          </div>
          <ResultsList
            items={empty.nearby.map((card) => ({ kind: "card", card }))}
            layout={{ ...layout, variant: "grid" }}
            keyOf={keyOf}
            renderCard={renderCard}
          />
        </section>
      )}
    </>
  );
}
