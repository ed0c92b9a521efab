import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CheckoutExamples } from "../../../examples/checkout/checkout";
import { chosenPageSite } from "../../../site/site-answer.server";
import { checkoutArea } from "../../../views/checkout.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json(await checkoutArea(request, await chosenPageSite(request)));

export default function CheckoutArea() {
  return <CheckoutExamples {...useLoaderData<typeof loader>()} />;
}
