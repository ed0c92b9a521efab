import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { services } from "~/services.server";
import { PUBLIC_PAGE_HEADERS, requireSite } from "~/request/site-context.server";

/** The dealer's score at its review provider (CALL-07): `rating` and `stars`; 404 for any other organisation. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [config, { reviewRatings }] = await Promise.all([requireSite(request), services()]);
  const orgId = new URL(request.url).searchParams.get("orgId");
  const { snap21OrgId } = config.reviews;
  const isOurs = snap21OrgId !== null && orgId === snap21OrgId;
  const rating = isOurs ? await reviewRatings.rating(config) : null;
  if (rating !== null) return json(rating, { headers: PUBLIC_PAGE_HEADERS });
  const error = isOurs ? "Unable to fetch Snap 21 ratings at this moment." : "No such organisation.";
  return json({ error }, { status: isOurs ? 503 : 404, headers: { "Cache-Control": "no-store" } });
}
