import {
  json,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stockScope } from "~/domain/search/stock-rule";
import { cookieText, readIds, without, withAnother } from "~/domain/shortlist/id-list";
import { KEPT_LISTS, listCookie, listInCookies } from "~/domain/shortlist/kept-lists";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { vehicleTitle } from "~/domain/vehicle/title";
import { formText } from "~/features/account/typed-fields.server";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { buildCompare } from "~/features/vehicle/compare/build-compare";
import { useRestoredList } from "~/features/shortlist/use-restored-list";
import { ComparePage } from "~/features/vehicle/compare/compare-page";
import { keepable } from "~/render/kept-page.server";
import { COMPARE_PATH, comparePath } from "~/paths";
import { requireForm } from "~/request/posted-form.server";
import { services } from "~/services.server";
import {
  PUBLIC_PAGE_HEADERS,
  requireSite,
  siteFormatter,
  siteTranslator,
} from "~/request/site-context.server";
import { keepPage } from "~/ui/load/keep-page";
import { unavailable } from "~/request/vehicle-context.server";

const PRIVATE = { "Cache-Control": "no-store" };
const { cap } = KEPT_LISTS.compare;

/**
 * The vehicles of the address side by side (FAV-04); the page is the same for everybody who opens it. An address
 * without vehicles leads to those this browser compares.
 */
export const loader = keepable(async ({ request }: LoaderFunctionArgs) => {
  const config = await requireCompare(request);
  const query = new URL(request.url).searchParams;
  const asked = query.get("ids");
  const kept = listInCookies(request.headers.get("cookie"), "compare");
  if (asked === null && kept !== null && kept.length > 0)
    throw redirect(comparePath(kept), { headers: PRIVATE });
  const ids = readIds(asked, cap);
  const { vehicles, now } = await listedVehicles(config, ids);
  const site = { config, now, format: siteFormatter(config), t: siteTranslator(config) };
  const question = {
    ids,
    onlyDifferences: query.get("only") === "differences",
    refused: await nameOf(config, query.get("full")),
  };
  const view = buildCompare(vehicles, site, question);
  const headers = asked === null ? PRIVATE : PUBLIC_PAGE_HEADERS;
  const isLost = asked === null && kept === null;
  return json({ view, path: comparePath(ids), site: config.site.slug, isLost }, { headers });
});

/**
 * Adds a vehicle to the comparison or removes one: `add={id}` or `remove={id}`, with the list `ids` or else that of
 * this browser. The result becomes this browser's comparison.
 */
export async function action({ request }: ActionFunctionArgs) {
  const config = await requireCompare(request);
  const { env } = await services();
  const form = await requireForm(request, config);
  const given = form.has("ids") ? formText(form, "ids") : null;
  const cookies = request.headers.get("cookie");
  const ids = given === null ? (listInCookies(cookies, "compare") ?? []) : readIds(given, cap);
  const [added] = readIds(formText(form, "add"), 1);
  const left = readIds(formText(form, "remove"), cap).reduce(without, ids);
  const next = added === undefined ? left : withAnother(left, added, cap);
  // Full: nothing changes, and the page says so.
  if (next === null)
    return redirect(`${comparePath(left)}&full=${added ?? ""}`, { status: 303, headers: PRIVATE });
  return redirect(comparePath(next), {
    status: 303,
    headers: { ...PRIVATE, "Set-Cookie": listCookie("compare", cookieText(next), env.production) },
  });
}

async function requireCompare(request: Request): Promise<SiteConfig> {
  const config = await requireSite(request);
  const { favourites, compare } = config.features;
  if (favourites && compare) return config;
  throw new Response("No comparisons here.", { status: 404, statusText: "Not Found" });
}

async function listedVehicles(config: SiteConfig, ids: readonly string[]) {
  const { search, clock } = await services();
  const now = clock.now();
  const scope = stockScope(config, now);
  const found = await search.findByIds(scope, ids).catch(unavailable);
  const whole = await Promise.all(found.map(({ slug }) => search.findBySlug(scope, slug))).catch(unavailable);
  return { now, vehicles: whole.filter((vehicle) => vehicle !== null) };
}

/** The name of a vehicle the dealer lists. */
async function nameOf(config: SiteConfig, id: string | null): Promise<string | null> {
  const ids = readIds(id, 1);
  if (ids.length === 0) return null;
  const { search, clock } = await services();
  const [vehicle] = await search.findByIds(stockScope(config, clock.now()), ids).catch(unavailable);
  return vehicle === undefined ? null : vehicleTitle(vehicle, config.search);
}

export const clientLoader = keepPage("routes/compare");
export { keepPosted as clientAction } from "~/ui/load/keep-page";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  const { columns, title } = data.view;
  const names = columns.map(({ card }) => card.title).join(", ");
  return pageMeta(site, {
    title: names === "" ? title : `${title}: ${names}`,
    path: columns.length === 0 ? COMPARE_PATH : data.path,
    noindex: true,
  });
};

export default function CompareRoute() {
  const { view, site, isLost } = useLoaderData<typeof loader>();
  useRestoredList(site, "compare", isLost);
  return <ComparePage view={view} />;
}
