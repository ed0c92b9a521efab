import type { SiteConfig } from "~/domain/tenant/site-config";
import type { ListingData } from "~/pages/listing/listing-loader.server";
import { loader as listing } from "~/routes/search.($list).$/route";
import type { CardView } from "~/features/vehicle/card/card-view";
import type { ResultsView } from "~/features/search/results/results-view";
import { siteAnswer } from "../site/site-answer.server";

/** Cards of a page that shows its parts, not its stock. */
const FEW = 3;
const ALL_STOCK = "/search/new-used-and-demo-cars";

/** A listing of the dealer: as it is opened, with nothing found, and the map of its yards. */
export async function searchArea(request: Request, { routes }: SiteConfig) {
  const [some, none, mapped] = await Promise.all([
    listingAt(request, routes.defaultSearch),
    listingAt(request, `${ALL_STOCK}?query=zzzzzzzz`),
    listingAt(request, `${ALL_STOCK}?view=map`),
  ]);
  return { some, none, map: mapped.map };
}

async function listingAt(request: Request, path: string): Promise<ResultsView<CardView>> {
  const list = path.replace(/^\/search\/|\?.*$/g, "");
  // The route's own type is that of any response.
  const found = (await siteAnswer(request, {
    loader: listing,
    path,
    params: { list },
  })) as ListingData | null;
  if (found?.view.kind !== "results") throw new Error(`${path}: expected a listing`);
  const { view } = found;
  return { ...view, items: view.items.slice(0, FEW) };
}
