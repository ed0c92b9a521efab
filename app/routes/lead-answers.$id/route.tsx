import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AnswersPage, type AnswersView } from "~/features/forms/answers/answers-page";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { services } from "~/services.server";
import { requireSite, siteFormatter, siteTranslator } from "~/request/site-context.server";

const HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
  // The address is the key.
  "Referrer-Policy": "no-referrer",
};

/**
 * The private answers of a finance application, for the dealer's people who have the link from its mail. Each look is
 * logged. 404 for an address that was never valid, 410 for one that has expired.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const { privateAnswers, logger } = await services();
  const id = params["id"] ?? "";
  const { searchParams } = new URL(request.url);
  const until = searchParams.get("until") ?? "";
  const key = searchParams.get("key") ?? "";
  const shown = await privateAnswers.find(config, id, { until, key });
  if (shown === null) throw new Response("No such answers.", { status: 404, headers: HEADERS });
  if (shown === "expired") throw new Response("The link has expired.", { status: 410, headers: HEADERS });
  logger.info({ tenant: config.site.slug, lead: id }, "private answers of a lead were shown");
  const t = siteTranslator(config);
  const view: AnswersView = {
    title: t("leads.private.title"),
    text: t("leads.private.text", {
      name: shown.name,
      day: siteFormatter(config).date(new Date(shown.receivedAt)),
    }),
    answers: shown.answers,
  };
  return json(view, { headers: HEADERS });
}

export const headers = () => HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return pageMeta(site, { title: data.title, noindex: true });
};

export default function LeadAnswersRoute() {
  return <AnswersPage {...useLoaderData<typeof loader>()} />;
}
