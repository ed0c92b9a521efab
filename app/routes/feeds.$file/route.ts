import type { LoaderFunctionArgs } from "@remix-run/node";
import { type FeedFile, feedFileOf } from "~/domain/advertising/advertising-feeds";
import { SearchUnavailableError } from "~/ports/search-service";
import { requireSite } from "~/request/site-context.server";
import { services } from "~/services.server";
import { feedText } from "./feed-text.server";

/**
 * A dealer's stock for an advertiser, at a signed address: the vehicles that can be advertised, or those that cannot with
 * the reason. 404 for any other address; 503 while the stock cannot be read.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  const { advertisingLinks, clock } = await services();
  const file = feedFileOf(params["file"] ?? "");
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const isOpen =
    file !== null &&
    config.advertising.feeds.includes(file.feed) &&
    advertisingLinks.fits(key, config.site.slug, file);
  if (!isOpen) throw new Response("No such feed.", { status: 404, statusText: "Not Found" });
  const text = await feedText(config, file, clock.now()).catch((error: unknown) => {
    if (!(error instanceof SearchUnavailableError)) throw error;
    const headers = { "Retry-After": "60" };
    throw new Response("The stock list is not answering.", { status: 503, headers });
  });
  return new Response(text, { headers: headersOf(file) });
}

function headersOf({ feed, isLeftOut }: FeedFile) {
  const isTabbed = feed === "google" && !isLeftOut;
  return {
    "Content-Type": `${isTabbed ? "text/tab-separated-values" : "text/csv"}; charset=utf-8`,
    "Cache-Control": "private, max-age=600",
    "X-Robots-Tag": "noindex, nofollow",
  };
}
