import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listingResponse } from "~/pages/listing/listing-loader.server";
import { fetchListing, type ListingAnswer, listingMeta, ListingPage } from "~/pages/listing/listing-page";
import { requireSite } from "~/request/site-context.server";

/** The `/used-car/…` forms of used stock, for dealers who have them (ROUTE-09, OPEN-34). */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  if (!config.routes.usedCarVariants) throw new Response(null, { status: 404, statusText: "Not Found" });
  return listingResponse(request, config);
}

export const clientLoader = fetchListing;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<() => Promise<ListingAnswer>> = ({ data, matches }) =>
  listingMeta(data, matches);

export default function UsedCarRoute() {
  return <ListingPage {...useLoaderData<ListingAnswer>()} />;
}
