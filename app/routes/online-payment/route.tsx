import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { formPageHeaders } from "~/features/forms/form-headers.server";
import { orLostConnection } from "~/features/forms/lost-connection";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { CheckoutRoute } from "../cars.$slug_.checkout/checkout-route";
import { showPayment, takePayment } from "./payment-page.server";

/** Pays an invoice (ROUTE-61, OPEN-39). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return showPayment(request, context);
}

/** Takes the form and leads to the payment. */
export function action({ request, context }: ActionFunctionArgs) {
  return takePayment(request, context);
}

/** Script's way to it: a lost connection loses nothing that was typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return orLostConnection(request, () => serverAction());
}

export const headers = formPageHeaders;

/** A form that was sent back keeps its page: a new one would have a new token. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  (actionStatus ?? 0) >= 400 ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  const title = data.refused ? `${data.errorWord} ${data.page.title}` : data.page.title;
  return pageMeta(site, { title, noindex: true });
};

export default function PaymentRoute() {
  return <CheckoutRoute view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
