import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSite } from "~/request/site-context.server";

/**
 * A dealer's key for IndexNow, at `/<key>.txt` of its own hosts: the server asks here for that address
 * (`domain/index-now/own-key-file.ts`). 404 for any other key.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { site } = await requireSite(request);
  if (site.indexNowKey === null || params["key"] !== site.indexNowKey)
    throw new Response("No such file.", { status: 404, statusText: "Not Found" });
  return new Response(site.indexNowKey, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      "X-Robots-Tag": "noindex",
    },
  });
}
