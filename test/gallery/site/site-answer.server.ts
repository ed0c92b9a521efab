import type { LoaderFunctionArgs } from "@remix-run/node";
import type { useLoaderData } from "@remix-run/react";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { hostName } from "~/infra/tenant/host-name.server";
import { pageSite } from "~/request/page-site.server";
import { siteFormatter } from "~/request/site-context.server";
import { readChoice } from "./choice";
import { chosenHost, galleryServices } from "./gallery-services.server";

/** The dealer of an address as it is chosen there, with what builders of pages are given. */
export async function chosenPageSite(request: Request) {
  const site = await pageSite(await siteRequest(request, "/"));
  return { ...site, format: siteFormatter(site.config) };
}

/** What builders are given. */
export type ChosenSite = Awaited<ReturnType<typeof chosenPageSite>>;

/** The request a visitor's browser would send for a page of the dealer as it is chosen. */
export async function siteRequest(request: Request, path: string, slug?: string): Promise<Request> {
  const of = slug ?? (await askedDealer(request)).site.slug;
  const choice = readChoice(new URL(request.url).searchParams);
  const headers = { host: chosenHost(of, choice) };
  return new Request(`http://${of}.localhost${path}`, { headers });
}

async function askedDealer(request: Request): Promise<SiteConfig> {
  const { tenants } = await galleryServices();
  const host = request.headers.get("host");
  const own = tenants.byHost(host);
  if (own === null) throw new Response(`No dealer at ${hostName(host) ?? "this host"}.`, { status: 404 });
  return own;
}

/** A page of the site: its loader, its address, and the parameters a router would read from that. */
export interface SitePageAsked<Loader> {
  readonly loader: Loader;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Of which dealer, when not of the address's own. */
  readonly slug?: string;
}

/** Old addresses lead on to the page; what leads to a sign-in has none to show. */
const MOST_REDIRECTS = 3;

/**
 * What a page of the site is given by its own loader; null where this dealer has no such page.
 * @throws Error of the loader's; a response that it throws is its answer
 */
export async function siteAnswer<Loader extends (args: LoaderFunctionArgs) => Promise<unknown>>(
  request: Request,
  { loader, path, params = {}, slug }: SitePageAsked<Loader>,
): Promise<Answer<Loader> | null> {
  let at = path;
  for (let turn = 0; turn <= MOST_REDIRECTS; turn += 1) {
    const args = { request: await siteRequest(request, at, slug), params, context: {} };
    const answer = await loader(args).catch(thrownResponse);
    if (!(answer instanceof Response)) throw new Error(`${at}: expected a response`);
    const next = answer.headers.get("Location");
    // A loader's response is its data as JSON; that is what Remix' own type says.
    if (next === null) return isPage(answer) ? ((await answer.json()) as Answer<Loader>) : null;
    at = next;
  }
  return null;
}

/** An offer that is over has a page too. */
function isPage({ status }: Response): boolean {
  return status < 300 || status === 410;
}

function thrownResponse(error: unknown): Response {
  if (error instanceof Response) return error;
  throw error;
}

/** What a route's component is given by its loader. */
type Answer<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/** What a page is asked for by, of one dealer; null for a dealer that has none. */
export type AskOf<Loader> = (site: ChosenSite) => Omit<SitePageAsked<Loader>, "slug"> | null;

/** The page of this dealer, or of the first that has one: every example has something to show. */
export async function firstAnswer<Loader extends (args: LoaderFunctionArgs) => Promise<unknown>>(
  request: Request,
  askOf: AskOf<Loader>,
): Promise<Answer<Loader> | null> {
  for (const site of await everySite(request)) {
    const asked = askOf(site);
    const answer =
      asked === null ? null : await siteAnswer(request, { ...asked, slug: site.config.site.slug });
    if (answer !== null) return answer;
  }
  return null;
}

/** Every dealer as it is chosen, this one first. */
export async function everySite(request: Request): Promise<readonly ChosenSite[]> {
  const [{ tenants }, own] = await Promise.all([galleryServices(), askedDealer(request)]);
  const slugs = [own, ...tenants.all()].map(({ site }) => site.slug);
  return Promise.all(
    [...new Set(slugs)].map(async (slug) => {
      const site = await pageSite(await siteRequest(request, "/", slug));
      return { ...site, format: siteFormatter(site.config) };
    }),
  );
}
