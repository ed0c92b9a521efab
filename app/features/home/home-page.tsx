import { Fragment, type ReactNode } from "react";
import { Alert } from "~/ui/alert/alert";
import { section, wrap } from "~/ui/theme/layout.css";
import { LaterBudgetSearch } from "./blocks/search/later-budget";
import { Arrivals, Offers, ModelRange, Stories } from "./blocks/catalogue";
import { Hero } from "./blocks/hero/hero";
import { BrandGrids, Makes } from "./blocks/makes";
import { PriceSearch } from "./blocks/search/price-search";
import { SearchBand } from "./blocks/search/search-band";
import type { DrawSearchField } from "./blocks/search/text-search";
import { BodyTypes, Types } from "./blocks/tiles";
import { FacebookFeed } from "./blocks/facebook-feed";
import { Promos } from "./blocks/promos";
import { SalesCounter } from "./blocks/sales-counter";
import { Slides } from "./blocks/hero/slides";
import { FaqSection, Reasons, Sell, Service, Stats } from "./blocks/trust";
import type { HomeBlockView, HomeView } from "./home-view";

export interface HomePageProps<Card, Part> {
  readonly home: HomeView<Card, Part>;
  readonly renderCard: (card: Card) => ReactNode;
  readonly drawField: DrawSearchField;
  /** Draws a block of another feature's. */
  readonly renderPart: (part: Part) => ReactNode;
}

/** The dealer's home page, block by block. */
export function HomePage<Card, Part>({ home, ...draw }: HomePageProps<Card, Part>) {
  return (
    <>
      {home.blocks.map((block, index) => (
        <Fragment key={`${block.kind}-${index}`}>
          {drawn(block, draw)}
          {index === 0 ? <Resting resting={home.resting} /> : null}
        </Fragment>
      ))}
    </>
  );
}

/** What the page says under its first block while the stock cannot be asked. */
function Resting({ resting }: Pick<HomeView<never, never>, "resting">) {
  if (resting === null) return null;
  return (
    <div className={`${wrap} ${section}`}>
      <Alert tone="warning" title={resting.title}>
        <p>{resting.text}</p>
      </Alert>
    </div>
  );
}

function drawn<Card, Part>(
  block: HomeBlockView<Card, Part>,
  { renderCard, renderPart, drawField }: Omit<HomePageProps<Card, Part>, "home">,
): ReactNode {
  switch (block.kind) {
    case "hero":
      return <Hero block={block} drawField={drawField} />;
    case "search":
      return <SearchBand block={block} drawField={drawField} />;
    case "bodyTypes":
      return <BodyTypes block={block} />;
    case "arrivals":
      return <Arrivals block={block} renderCard={renderCard} />;
    case "budget":
      return <LaterBudgetSearch block={block} />;
    case "priceSearch":
      return <PriceSearch block={block} />;
    case "makes":
      return <Makes block={block} />;
    case "sell":
      return <Sell block={block} />;
    case "types":
      return <Types block={block} />;
    case "range":
      return <ModelRange block={block} />;
    case "offers":
      return <Offers block={block} />;
    case "brandGrids":
      return <BrandGrids block={block} />;
    case "stories":
      return <Stories block={block} />;
    case "reasons":
      return <Reasons block={block} />;
    case "stats":
      return <Stats block={block} />;
    case "service":
      return <Service block={block} />;
    case "part":
      return renderPart(block.part);
    case "faq":
      return <FaqSection block={block} />;
    case "salesCounter":
      return <SalesCounter block={block} />;
    case "slides":
      return <Slides block={block} />;
    case "facebookFeed":
      return <FacebookFeed block={block} />;
    case "promos":
      return <Promos block={block} />;
  }
}
