import type { LoaderFunctionArgs } from "@remix-run/node";
import { faviconSvg } from "~/features/site/logo/favicon";
import { siteIconLinks } from "~/features/site/logo/site-icon-links";
import { requireSite } from "~/request/site-context.server";
import { swatchesOf } from "~/templates/swatches.server";

/** The dealer's favicon: its own file, else drawn from its mark and colours. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { site, theme } = await requireSite(request);
  if (theme.logo.favicon !== undefined)
    return new Response(null, {
      status: 302,
      headers: {
        Location: siteIconLinks(theme.logo.favicon).tab.href,
        "Cache-Control": "public, max-age=3600",
      },
    });
  const svg = faviconSvg({
    mark: theme.logo.mark ?? null,
    name: site.name,
    colors: swatchesOf(site.template, theme.tokens),
  });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
