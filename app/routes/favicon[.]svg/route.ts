import type { LoaderFunctionArgs } from "@remix-run/node";
import { faviconSvg } from "~/features/site/logo/favicon";
import { requireSite } from "~/request/site-context.server";
import { swatchesOf } from "~/templates/swatches.server";

/** The dealer's favicon, drawn from its mark and colours. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { site, theme } = await requireSite(request);
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
