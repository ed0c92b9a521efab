import type { StockTag } from "~/domain/vehicle/stock-tag";
import { FavouritesPage } from "~/features/shortlist/favourites-page";
import type { FavouritesView } from "~/features/shortlist/favourites-view";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { CreditFootnote, type CreditSite } from "~/features/vehicle/credit/credit-footnote";
import { SimilarSection } from "~/features/vehicle/sections/similar/similar-section";
import type { SimilarView } from "~/features/vehicle/sections/similar/similar-view";
import { StockTagLabel } from "~/features/vehicle/stock-tag-label";
import { useTranslation } from "~/i18n/translation";
import { NoPicture } from "~/ui/picture/picture";
import { small } from "~/ui/theme/typography.css";
import { row } from "~/ui/theme/layout.css";
import { Example, State } from "../../frame/example";

interface CardsProps {
  readonly states: readonly { readonly name: string; readonly card: CardView }[];
  /** With everything on it. */
  readonly everything: CardView;
  readonly tags: readonly StockTag[];
  readonly similar: SimilarView;
  readonly credit: CreditSite;
}

/** Cards of vehicles. */
export function Cards({ states, everything, tags, similar, credit }: CardsProps) {
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <>
      <Example name="VehicleCard" width="card">
        {states.map(({ name, card }) => (
          <State key={name} name={name}>
            <VehicleCard card={card} labels={labels} sizes="320px" />
          </State>
        ))}
        <State name="with everything a dealer can put on it">
          <VehicleCard card={everything} labels={labels} sizes="320px" />
        </State>
      </Example>
      <Example name="StockTagLabel">
        <State name="all">
          <div className={row}>
            {tags.map((tag) => (
              <StockTagLabel key={`${tag.kind} ${tag.label}`} tag={tag} />
            ))}
          </div>
        </State>
      </Example>
      <Example name="SimilarSection" width="page">
        <State name="on the page of a sold vehicle">
          <SimilarSection view={similar} />
        </State>
        <State name="of one for sale: fetched when near">
          <SimilarSection view={{ ...similar, cards: null }} />
        </State>
      </Example>
      <Example name="CreditFootnote" about="What every repayment of this page is worked out from.">
        <State name="at the end of a page">
          <CreditFootnote site={credit} className={small} />
        </State>
      </Example>
    </>
  );
}

/** The vehicles that this browser keeps. */
export function ListPages({
  favourites,
}: {
  readonly favourites: Readonly<Record<string, FavouritesView<CardView>>>;
}) {
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <Example name="FavouritesPage" width="page">
      {Object.entries(favourites).map(([name, view]) => (
        <State key={name} name={name}>
          <FavouritesPage
            view={view}
            renderCard={(card) => <VehicleCard card={card} labels={labels} headingLevel={2} sizes="320px" />}
            emptyPicture={<NoPicture alt="" drawing="car" />}
          />
        </State>
      ))}
    </Example>
  );
}
