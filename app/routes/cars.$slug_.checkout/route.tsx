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
import { showReserve, takeReserve } from "./reserve-page.server";
import { CheckoutRoute } from "./checkout-route";

/** Reserves a vehicle (ROUTE-11). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return showReserve(request, params["slug"], "checkout", context);
}

/** Takes the form: places the reservation, leads to the payment. */
export function action({ request, params, context }: ActionFunctionArgs) {
  return takeReserve(request, params["slug"], "checkout", context);
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

export default function ReserveRoute() {
  return <CheckoutRoute view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
