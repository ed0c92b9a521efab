import type { LoaderFunctionArgs } from "@remix-run/node";
import { iconPath } from "~/paths";
import { requireSite } from "~/request/site-context.server";
import { swatchesOf } from "~/templates/swatches.server";

/** What a telephone that keeps the site on its home screen needs to know. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { site, theme } = await requireSite(request);
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
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: iconPath("icon-192"), sizes: "192x192", type: "image/png" },
      { src: iconPath("icon-512"), sizes: "512x512", type: "image/png" },
      { src: iconPath("maskable-512"), sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}
