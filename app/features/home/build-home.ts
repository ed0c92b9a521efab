import type { HomeBlock } from "~/domain/tenant/config/home-block";
import type { BlockContext } from "./block-context";
import { budgetView } from "./budget-block";
import {
  arrivalsView,
  brandGridsView,
  offersView,
  rangeView,
  storiesView,
  typesView,
} from "./catalogue-blocks";
import { bodyTypesView, heroView, makesView, priceSearchView, searchView, sellView } from "./find-blocks";
import { stockOverview } from "./home-stock";
import type { HomeBlockView, HomeView } from "./home-view";
import { locationsView, reasonsView, reviewsView, salesCounterView, serviceView } from "./trust-blocks";

/**
 * The dealer's home page (ROUTE-76): its configured blocks, in order, filled from the stock. Blocks that would be
 * empty are left out. Rejects with SearchUnavailableError when the stock cannot be asked.
 */
export async function buildHome<Card>(site: Omit<BlockContext<Card>, "overview">): Promise<HomeView<Card>> {
  const context = { ...site, overview: await stockOverview(site) };
  const blocks = await Promise.all(
    site.config.home.blocks.map((block) => Promise.resolve(blockView(block, context))),
  );
  return { blocks: blocks.filter((block) => block !== null) };
}

function blockView<Card>(
  block: HomeBlock,
  context: BlockContext<Card>,
): Promise<HomeBlockView<Card> | null> | HomeBlockView<Card> | null {
  switch (block.kind) {
    case "hero":
      return heroView(block, context);
    case "search":
      return searchView(block, context);
    case "bodyTypes":
      return bodyTypesView(block, context);
    case "arrivals":
      return arrivalsView(block, context);
    case "budget":
      return budgetView(block, context);
    case "priceSearch":
      return priceSearchView(block, context);
    case "makes":
      return makesView(block, context);
    case "sell":
      return sellView(block, context);
    case "types":
      return typesView(block, context);
    case "range":
      return rangeView(block, context);
    case "offers":
      return offersView(block, context);
    case "brandGrids":
      return brandGridsView(block, context);
    case "stories":
      return storiesView(block, context);
    case "reasons":
      return reasonsView(block, context);
    case "stats":
    case "faq":
      return block;
    case "service":
      return serviceView(block, context);
    case "reviews":
      return reviewsView(block, context);
    case "salesCounter":
      return salesCounterView(block, context);
    case "locations":
      return locationsView(block, context);
  }
}
