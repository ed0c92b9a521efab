import { pageSite } from "~/request/page-site.server";
import { buildPartsCounter } from "./build-parts-counter.server";

/** The dealer's list of parts for the page of the parts form; null for every other, and once a part is chosen. */
export async function partsCounter(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  return searchParams.has("part") ? null : buildPartsCounter(pathname, await pageSite(request));
}
