import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteIconLinks } from "~/features/site/logo/site-icon-links";
import { requireSite } from "~/request/site-context.server";
import { swatchesOf } from "~/templates/swatches.server";

/** What a telephone that keeps the site on its home screen needs to know. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { site, theme } = await requireSite(request);
  const { tab, icon192, icon512, maskable512 } = siteIconLinks(theme.logo.favicon);
  const { inverse, surface } = swatchesOf(site.template, theme.tokens);
  const manifest = {
    id: "/",
    name: site.name,
    short_name: theme.logo.wordmark,
    description: site.description,
    lang: site.locale,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: surface,
    theme_color: inverse,
    icons: [
      ...(tab.type === "image/svg+xml" ? [{ src: tab.href, sizes: "any", type: tab.type }] : []),
      { src: icon192, sizes: "192x192", type: "image/png" },
      { src: icon512, sizes: "512x512", type: "image/png" },
      { src: maskable512, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}
