import type { HomeBlock } from "~/domain/tenant/config/home-block";
import { standardHome } from "~/domain/tenant/standard/standard-home";
import { SearchUnavailableError } from "~/ports/search-service";
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
import { stockOverview, type StockSource } from "./home-stock";
import type { HomeBlockView, HomeView } from "./home-view";
import { facebookView, promosView, slidesView } from "./show-blocks";
import { reasonsView, salesCounterView, serviceView } from "./trust-blocks";

type HomeSite<Card, Part> = Omit<BlockContext<Card, Part>, "overview">;

/** Blocks that say nothing without stock. */
const OF_STOCK: ReadonlySet<HomeBlock["kind"]> = new Set<HomeBlock["kind"]>([
  "arrivals",
  "bodyTypes",
  "brandGrids",
  "budget",
  "makes",
  "types",
]);

/**
 * The dealer's home page (ROUTE-76): its blocks, in order, filled from the stock. Blocks that would be empty are left out.
 * While the stock cannot be asked the page stands without what is made of it, and says so.
 */
export async function buildHome<Card, Part>(site: HomeSite<Card, Part>): Promise<HomeView<Card, Part>> {
  try {
    return { blocks: await filled(site, blocksOf(site)), resting: null };
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    const others = blocksOf(site).filter(({ kind }) => !OF_STOCK.has(kind));
    const resting = { title: site.t("search.unavailable"), text: site.t("search.unavailableText") };
    return { blocks: await filled({ ...site, search: withoutStock() }, others), resting };
  }
}

async function filled<Card, Part>(site: HomeSite<Card, Part>, configured: readonly HomeBlock[]) {
  const context = { ...site, overview: await stockOverview(site) };
  const blocks = await Promise.all(configured.map((block) => Promise.resolve(blockView(block, context))));
  return blocks.filter((block) => block !== null);
}

/** A search that finds nothing, for blocks that show more than stock. The page says that it is so. */
function withoutStock(): StockSource["search"] {
  const nothing = { hits: [], count: 0, facets: {}, stats: {}, page: 1, pages: 1, ms: 0, stale: true };
  return { search: () => Promise.resolve(nothing) };
}

/** The dealer's own blocks, else those made of what the dealer has. */
function blocksOf<Card, Part>({ config, t }: HomeSite<Card, Part>): readonly HomeBlock[] {
  return config.home.blocks.length > 0 ? config.home.blocks : standardHome(config, t);
}

function blockView<Card, Part>(
  block: HomeBlock,
  context: BlockContext<Card, Part>,
): Promise<HomeBlockView<Card, Part> | null> | HomeBlockView<Card, Part> | null {
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
    case "locations":
    case "posts":
      return partView(context.part(block));
    case "salesCounter":
      return salesCounterView(block, context);
    case "slides":
      return slidesView(block, context);
    case "facebookFeed":
      return facebookView(block, context);
    case "promos":
      return promosView(block, context);
  }
}

function partView<Part>(part: Part | null): { readonly kind: "part"; readonly part: Part } | null {
  return part === null ? null : { kind: "part", part };
}
