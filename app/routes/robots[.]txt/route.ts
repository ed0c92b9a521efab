import type { LoaderFunctionArgs } from "@remix-run/node";
import { SITEMAP_PATH } from "~/domain/content/sitemap";
import { requireSite } from "~/request/site-context.server";

/** Addresses of one visitor's pages, and answers to script: search engines have no use for them. */
const CLOSED = [
  "/api/",
  "/account",
  "/sign-in",
  "/sign-out",
  "/success",
  "/order/",
  "/pay/",
  "/checkout-journey",
  "/compare",
  "/print",
  "/cars/*/checkout",
  "/cars/*/buy-online",
  "/cars/*/report/",
];

/** What crawlers may read. Filtered listings are allowed: their pages name the canonical address. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { site } = await requireSite(request);
  const rules = ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`)];
  const map = `Sitemap: ${new URL(SITEMAP_PATH, `${site.url}/`).href}`;
  return new Response(`${[...rules, "", map].join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
