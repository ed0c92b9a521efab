import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OfferExamples } from "../../../examples/offers/offers";
import { offersArea } from "../../../views/pages.server";

export const loader = async ({ request }: LoaderFunctionArgs) => json(await offersArea(request));

export default function OffersArea() {
  return <OfferExamples {...useLoaderData<typeof loader>()} />;
}
