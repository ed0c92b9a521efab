import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Panel } from "~/ui/panel/panel";
import { NearbyCards, type NearbyCardsProps } from "./nearby-cards";
import { SaveSearch } from "~/features/search/saved/save-search";
import type { EmptyView, WaysView } from "./results-view";
import { WaysOut } from "./ways/ways-out";

interface EmptyResultsProps<Card> extends Omit<NearbyCardsProps<Card>, "cards" | "kind"> {
  readonly empty: EmptyView<Card>;
  readonly ways: WaysView | null;
  /** The search's address, where it can be saved. */
  readonly savePath: string | null;
  readonly picture: ReactNode;
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
          {empty.leadsOn === null ? null : <WaysOut ways={empty.leadsOn} isCentred />}
        </Empty>
      </Panel>
      <NearbyCards
        cards={empty.nearby}
        kind={empty.nearbyKind}
        layout={layout}
        keyOf={keyOf}
        renderCard={renderCard}
      />
    </>
  );
}
