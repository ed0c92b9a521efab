import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OfferExamples, type OfferExamplesProps } from "../../../examples/offers/offers";
import { offersArea } from "../../../views/pages.server";

export const loader = async ({ request }: LoaderFunctionArgs) => json(await offersArea(request));

export default function OffersArea() {
  // Remix' type of what went through JSON is wider than the views that went in.
  return <OfferExamples {...(useLoaderData<typeof loader>() as OfferExamplesProps)} />;
}
