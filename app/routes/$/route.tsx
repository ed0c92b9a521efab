import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type TypedResponse,
} from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/features/forms/form-view";
import { metaSite, linkedDataMeta, pageMeta } from "~/features/site/page-meta";
import { keepable } from "~/render/kept-page.server";
import { PUBLIC_PAGE_HEADERS } from "~/request/site-context.server";
import { keepPage } from "~/ui/load/keep-page";
import { showTradeStep } from "~/pages/trade-in/show-step.server";
import { takeTradeStep } from "~/pages/trade-in/take-step.server";
import { tradeMeta } from "~/pages/trade-in/trade-meta";
import { fetchTradeStep, LaterTradeStep } from "~/pages/trade-in/later-trade-step";
import { showFormPage, takeFormPage } from "~/pages/form/form-page.server";
import { fetchFormSheet, LaterFormSheet } from "~/pages/form/sheet/later-form-sheet";
import { LaterModelPages } from "~/pages/content/later-model-pages";
import { fetchSitePage, LaterSitePage } from "~/pages/content/later-site-page";
import { isModelPage } from "~/pages/content/site-page-view";
import { partsCounter } from "~/pages/parts/parts-counter.server";
import { showSitePage, wordsOfForm } from "~/pages/content/site-page.server";

export { formPageHeaders as headers } from "~/features/forms/sending/form-headers.server";
export {
  keepRefusedForm as shouldRevalidate,
  sendForm as clientAction,
} from "~/features/forms/sending/form-sending";

/**
 * Answers pages whose path the dealer chooses, and every address that no other route has: a form of the catalogue, else
 * a page of the dealer's content or configuration, else a 404 (`domain/content/site-route.ts` has the order).
 */
export const loader = keepable(async ({ request, context }: LoaderFunctionArgs) => {
  const trade = await showTradeStep(request, context);
  const none = {
    form: null,
    guide: null,
    workshop: null,
    counter: null,
    places: null,
    words: null,
    view: null,
    trade: null,
  };
  if (trade !== null) return json({ ...none, trade: trade.view }, { headers: trade.headers });
  const form = await showFormPage(request, context);
  if (form !== null) {
    const { view, headers, ...beside } = form;
    const more = { words: await wordsOfForm(request), counter: await partsCounter(request) };
    return json({ ...none, ...beside, ...more, form: view }, { headers });
  }
  const view = await showSitePage(request);
  return json({ ...none, view }, { headers: PUBLIC_PAGE_HEADERS });
});

const keep = keepPage("routes/$");

/** Directories, ranges and lists of brands are filtered without a page load; a form and a page come with their script. */
export async function clientLoader(asked: ClientLoaderFunctionArgs): Promise<unknown> {
  const data = await keep(asked);
  // What the loader above sent.
  const { form, trade } = data as Readonly<Record<"form" | "trade", unknown>>;
  if (trade !== null) await fetchTradeStep();
  else await (form === null ? fetchSitePage() : fetchFormSheet());
  return data;
}

/** Takes what a form sent. */
export async function action({ request, context }: ActionFunctionArgs): Promise<TypedResponse<FormAnswer>> {
  return (await takeTradeStep(request, context)) ?? takeFormPage(request, context);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  const { form, view, trade } = data;
  if (trade !== null) return tradeMeta(site, trade);
  if (form !== null) {
    const title = form.refused ? `${form.errorWord} ${form.title}` : form.title;
    return [
      ...pageMeta(site, { title, description: form.intro, path: form.path }),
      linkedDataMeta(form.structured),
    ];
  }
  const { frame } = view.page;
  const { title, description, path, image, structured } = frame;
  return [
    ...pageMeta(site, {
      title,
      description,
      path,
      ...(image === null ? {} : { image }),
      ...((view.kind === "models" || view.kind === "blog") && view.page.noindex ? { noindex: true } : {}),
      ...(view.kind === "post" ? { type: "article" as const } : {}),
    }),
    linkedDataMeta(structured),
  ];
};

export default function CatchAllRoute() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { form, view, trade } = data;
  if (trade !== null) return <LaterTradeStep view={trade} answer={answer} />;
  if (form !== null) return <LaterFormSheet view={data} answer={answer} />;
  return isModelPage(view) ? <LaterModelPages view={view} /> : <LaterSitePage view={view} />;
}
