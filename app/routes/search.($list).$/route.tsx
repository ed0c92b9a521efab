import { redirect, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepable } from "~/render/kept-page.server";
import { requireSite } from "~/request/site-context.server";
import { listingResponse } from "~/pages/listing/listing-loader.server";
import { WhenUsed } from "~/pages/vehicle/when-used";
import { fetchListing, type ListingAnswer, listingMeta, ListingPage } from "~/pages/listing/listing-page";

/**
 * Stock by car type, make, model or dealership. `/search` alone leads to the dealer's default listing. The first part
 * of the address is a parameter of its own because the router tries routes with more named parts first: half of the
 * site's routes are then tried after this one.
 */
export const loader = keepable(async ({ request, params }: LoaderFunctionArgs) => {
  const config = await requireSite(request);
  if ((params["list"] ?? params["*"] ?? "") === "") {
    const { search } = new URL(request.url);
    throw redirect(`${config.routes.defaultSearch}${search}`);
  }
  return listingResponse(request, config);
});

export const clientLoader = fetchListing;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<() => Promise<ListingAnswer>> = ({ data, matches }) =>
  listingMeta(data, matches);

const loadShortForms = async () => (await import("~/pages/short-form/short-forms")).ShortForms;

export default function SearchRoute() {
  return (
    <>
      <ListingPage {...useLoaderData<ListingAnswer>()} />
      <WhenUsed load={loadShortForms} props={{}} />
    </>
  );
}
