import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { CheckoutRoute } from "./checkout-route";
import type { showReserve, takeReserve } from "./reserve-page.server";

/** `meta` of every page of the checkout; "Error: " stands before the title of a form that was sent back. */
export const checkoutMeta: MetaFunction<() => ReturnType<typeof showReserve>> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  const title = data.refused ? `${data.errorWord} ${data.page.title}` : data.page.title;
  return pageMeta(site, { title, noindex: true });
};

/** The component of every route of the checkout: the journey's and the invoice's pages have the shape of reserving. */
export function CheckoutPageRoute() {
  return (
    <CheckoutRoute view={useLoaderData<typeof showReserve>()} answer={useActionData<typeof takeReserve>()} />
  );
}
