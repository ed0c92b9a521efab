import { HomePage } from "~/features/home/home-page";
import type { HomeBlockView } from "~/features/home/home-view";
import { SuggestedInput } from "~/features/search/box/suggested-input";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { SalesCounter } from "~/features/home/blocks/sales-counter";
import { drawPart } from "~/routes/_index/draw-part";
import type { HomePart } from "~/routes/_index/home-part";
import { useTranslation } from "~/i18n/translation";
import { Example, State } from "../../frame/example";

const COUNTER = {
  kind: "salesCounter",
  title: "Cars sold this year",
  perDay: 12,
  note: "An estimate from last year's sales",
  timeZone: "Australia/Brisbane",
  count: 4_321,
  locale: "en-AU",
} as const;

type Block = HomeBlockView<CardView, HomePart>;

export interface HomeBlocksProps {
  readonly own: readonly Block[];
  /** Of kinds that this dealer has not. */
  readonly lent: readonly Block[];
}

/** A home page, block by block. */
export function HomeBlocks({ own, lent }: HomeBlocksProps) {
  return (
    <>
      <Example name="HomePage" width="page" about="The blocks of this dealer, in its order.">
        {own.map((block, index) => (
          <State key={index} name={nameOf(block)}>
            <Blocks blocks={[block]} />
          </State>
        ))}
      </Example>
      <Example name="Blocks of other dealers" width="page" about="Kinds that this dealer has not.">
        {lent.map((block, index) => (
          <State key={index} name={nameOf(block)}>
            <Blocks blocks={[block]} />
          </State>
        ))}
      </Example>
      <Example name="SalesCounter" width="wide" about="Counts on from what a day sells on average.">
        <State name="an average">
          <SalesCounter block={COUNTER} />
        </State>
        <State name="orders alone">
          <SalesCounter block={{ ...COUNTER, perDay: null, note: "" }} />
        </State>
      </Example>
    </>
  );
}

function nameOf(block: Block): string {
  return block.kind === "part" ? block.part.kind : block.kind;
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <HomePage
      home={{ resting: null, blocks }}
      renderPart={drawPart}
      drawField={(field) => <SuggestedInput siteSlug="gallery" {...field} />}
      renderCard={(card) => <VehicleCard key={card.id} card={card} labels={labels} sizes="320px" />}
    />
  );
}
