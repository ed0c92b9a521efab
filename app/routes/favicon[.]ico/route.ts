import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteIconLinks } from "~/features/site/logo/site-icon-links";
import { requireSite } from "~/request/site-context.server";

/** Feed readers and older robots ask for this name, whatever a page says: they are sent to the dealer's icon. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { theme } = await requireSite(request);
  return new Response(null, {
    status: 302,
    headers: {
      Location: siteIconLinks(theme.logo.favicon).icon192,
      "Cache-Control": "public, max-age=3600",
    },
  });
}
