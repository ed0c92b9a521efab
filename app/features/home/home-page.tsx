import { Fragment, type ReactNode } from "react";
import { Budget } from "./blocks/budget";
import { Arrivals, Offers, Range, Stories } from "./blocks/catalogue";
import { Hero } from "./blocks/hero";
import { Locations } from "./blocks/locations";
import { BrandGrids, Makes } from "./blocks/makes";
import { PriceSearch } from "./blocks/price-search";
import { SearchBand } from "./blocks/search-band";
import { BodyTypes, Types } from "./blocks/tiles";
import { Faq, Reasons, Reviews, SalesCounter, Sell, Service, Stats } from "./blocks/trust";
import type { HomeBlockView, HomeView } from "./home-view";

export interface HomePageProps<Card> {
  readonly home: HomeView<Card>;
  readonly renderCard: (card: Card) => ReactNode;
}

/** The dealer's home page, block by block. */
export function HomePage<Card>({ home, renderCard }: HomePageProps<Card>) {
  return (
    <>
      {home.blocks.map((block, index) => (
        <Fragment key={`${block.kind}-${index}`}>{drawn(block, renderCard)}</Fragment>
      ))}
    </>
  );
}

function drawn<Card>(block: HomeBlockView<Card>, renderCard: HomePageProps<Card>["renderCard"]): ReactNode {
  switch (block.kind) {
    case "hero":
      return <Hero block={block} />;
    case "search":
      return <SearchBand block={block} />;
    case "bodyTypes":
      return <BodyTypes block={block} />;
    case "arrivals":
      return <Arrivals block={block} renderCard={renderCard} />;
    case "budget":
      return <Budget block={block} />;
    case "priceSearch":
      return <PriceSearch block={block} />;
    case "makes":
      return <Makes block={block} />;
    case "sell":
      return <Sell block={block} />;
    case "types":
      return <Types block={block} />;
    case "range":
      return <Range block={block} />;
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
    case "reviews":
      return <Reviews block={block} />;
    case "faq":
      return <Faq block={block} />;
    case "salesCounter":
      return <SalesCounter block={block} />;
    case "locations":
      return <Locations block={block} />;
  }
}
