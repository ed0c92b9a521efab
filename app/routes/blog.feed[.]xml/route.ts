import type { LoaderFunctionArgs } from "@remix-run/node";
import { keptToday, secondsLeftOfDay } from "~/domain/time/day-left";
import { publishedPosts } from "~/domain/content/published-posts";
import { hasPage } from "~/domain/tenant/has-page";
import { rssXml } from "~/features/content/rss";
import { pageSite } from "~/request/page-site.server";

/** The newest posts as RSS; 404 for dealers without a blog. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const site = await pageSite(request);
  const posts = publishedPosts(site.content, site.today);
  if (!hasPage(site.config, "blog") || posts.length === 0) {
    throw new Response("No blog here.", { status: 404, statusText: "Not Found" });
  }
  return new Response(rssXml(posts, site), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": keptToday(
        "public, max-age=600, s-maxage=3600",
        secondsLeftOfDay(site.now, site.config.site.timeZone),
      ),
    },
  });
}
