import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  type TypedResponse,
} from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/features/forms/form-view";
import { metaSite } from "~/features/site/page-meta";
import { showTradeStep } from "~/pages/trade-in/show-step.server";
import { takeTradeStep } from "~/pages/trade-in/take-step.server";
import { tradeMeta } from "~/pages/trade-in/trade-meta";
import { fetchTradeStep, LaterTradeStep } from "~/pages/trade-in/later-trade-step";

export { formPageHeaders as headers } from "~/features/forms/sending/form-headers.server";
export {
  keepRefusedForm as shouldRevalidate,
  sendForm as clientAction,
} from "~/features/forms/sending/form-sending";

/** A trade-in for one of the dealer's vehicles (ROUTE-13); its later steps stand below the dealer's own address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shown = await showTradeStep(request, context);
  if (shown === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return json(shown.view, { headers: shown.headers });
}

/** Fetches the page's script beside the page's data, so that the page comes up with its form alive. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const [data] = await Promise.all([serverLoader(), fetchTradeStep()]);
  return data;
}

/** Takes the first step. */
export async function action({ request, context }: ActionFunctionArgs): Promise<TypedResponse<FormAnswer>> {
  const taken = await takeTradeStep(request, context);
  if (taken === null) throw new Response(null, { status: 405, statusText: "Method Not Allowed" });
  return taken;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  return !data || site === null ? [] : tradeMeta(site, data);
};

export default function TradeInRoute() {
  return <LaterTradeStep view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
