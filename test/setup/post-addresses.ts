import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { FORM_KEYS } from "../../app/domain/forms/form-catalogue";
import { formPath } from "../../app/domain/forms/site-form";
import { tradeStepPath, tradeSteps } from "../../app/domain/trade/trade-steps";
import { DEALERS, hostOf, type Dealer } from "./dealers";
import { get } from "./http";
import { knownSites } from "./site-configs";

const ASSETS = join(import.meta.dirname, "..", "..", "build", "client", "assets");
const ROUTES = z.record(
  z.string(),
  z.object({ path: z.string().optional(), parentId: z.string().optional(), hasAction: z.boolean() }),
);
type Routes = z.infer<typeof ROUTES>;

/** An address of a route, at one dealer. */
export interface RouteAddress {
  readonly route: string;
  readonly dealer: Dealer;
  readonly path: string;
}

/** An address that takes what is posted to it. */
export type PostAddress = RouteAddress;

/** Routes of the build that have an action, each with the pattern of its address. */
export function postingRoutes(): ReadonlyMap<string, string> {
  return routePatterns(({ hasAction }) => hasAction);
}

/** Routes of the build with an address, each with its pattern. */
export function routePatterns(
  wanted: (route: Routes[string]) => boolean = ({ parentId }) => parentId !== undefined,
): ReadonlyMap<string, string> {
  const file = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const text = readFileSync(join(ASSETS, file), "utf8").replace(/^window\.__remixManifest=|;$/g, "");
  const { routes } = z.object({ routes: ROUTES }).parse(JSON.parse(text));
  const found = Object.entries(routes).filter(([, route]) => wanted(route));
  return new Map(found.map(([id]) => [id, patternOf(id, routes)]));
}

function patternOf(id: string, routes: Routes): string {
  const route = routes[id];
  if (route === undefined) return "";
  const above = route.parentId === undefined ? "" : patternOf(route.parentId, routes);
  return route.path === undefined || route.path === "" ? above : `${above}/${route.path}`;
}

/**
 * Every address of the build that takes a POST, each at the first dealer who has the page. An address has the page when
 * it answers 415, and not 404 or 405, to a text that is not a form. Where no dealer has it, the first dealer is named.
 */
export function postAddresses(port: number): Promise<readonly PostAddress[]> {
  return addressesOf(postingRoutes(), port, (address) => takesPosts(address, port));
}

/** Every address of the build that shows something, each at the first dealer who has it. */
export function shownAddresses(port: number): Promise<readonly RouteAddress[]> {
  return addressesOf(routePatterns(), port, async ({ dealer, path }) => {
    const { status } = await get(port, path, { host: `${hostOf(dealer)}:${port}` });
    return status < 400;
  });
}

async function addressesOf(
  patterns: ReadonlyMap<string, string>,
  port: number,
  isThere: (address: RouteAddress) => Promise<boolean>,
): Promise<readonly RouteAddress[]> {
  const known = await Promise.all(DEALERS.map((dealer) => pathsOf(dealer, port)));
  const wanted = new Map<string, RouteAddress[]>();
  for (const [route, pattern] of patterns)
    known.forEach((paths, index) => {
      const dealer = DEALERS[index];
      if (dealer === undefined) return;
      for (const path of fill(pattern, paths)) {
        const name = `${route} ${nameOf(path, paths)}`;
        wanted.set(name, [...(wanted.get(name) ?? []), { route, dealer, path }]);
      }
    });
  return Promise.all([...wanted.values()].map((addresses) => firstOf(addresses, isThere)));
}

interface DealerPaths {
  readonly vehicle: string;
  /** Forms of the catalogue and steps of the trade-in, by name. */
  readonly forms: ReadonlyMap<string, string>;
  readonly offers: readonly string[];
}

async function pathsOf(dealer: Dealer, port: number): Promise<DealerPaths> {
  const host = `${hostOf(dealer)}:${port}`;
  const [list, offers, sites] = await Promise.all([
    get(port, "/search/new-used-and-demo-cars", { host }),
    get(port, "/special-offers", { host }),
    knownSites(),
  ]);
  const config = sites.get(dealer.slug)?.config;
  if (config === undefined) throw new Error(`No configuration of ${dealer.slug}.`);
  const forms = FORM_KEYS.map((key): [string, string | null] => [key, formPath(config, key)]);
  const steps = tradeSteps(config).map((step): [string, string] => [
    `trade ${step}`,
    tradeStepPath(config, step, null),
  ]);
  return {
    vehicle: /href="\/cars\/([^"#?/]+)"/.exec(list.body)?.[1] ?? "none",
    forms: new Map([...forms, ...steps].flatMap(([name, path]) => (path === null ? [] : [[name, path]]))),
    offers: [...new Set(offers.body.match(/(?<=href=")\/offers\/[^"#?]+/g))].slice(0, 1),
  };
}

/** Addresses of a pattern: the dealer's own pages where it takes any path, else one with its parameters filled in. */
function fill(pattern: string, { vehicle, forms, offers }: DealerPaths): readonly string[] {
  if (pattern === "/*") return [...forms.values()].map((path) => `${path}?car_id=${vehicle}`);
  if (pattern.startsWith("/offers/")) return offers;
  // Parameters that a page needs are in every address; other pages ignore them.
  return [`${pattern.replace(":slug", vehicle).replace(/:\w+|\*/g, "1")}?car_id=${vehicle}&step=details`];
}

function nameOf(path: string, { forms }: DealerPaths): string {
  return [...forms].find(([, own]) => path.startsWith(`${own}?`))?.[0] ?? "";
}

async function firstOf(
  addresses: readonly RouteAddress[],
  isThere: (address: RouteAddress) => Promise<boolean>,
): Promise<RouteAddress> {
  for (const address of addresses) if (await isThere(address)) return address;
  const [first] = addresses;
  if (first === undefined) throw new Error("An address of nobody.");
  return first;
}

/** Whether a post gets as far as being read. */
export async function takesPosts({ dealer, path }: PostAddress, port: number): Promise<boolean> {
  const host = `${hostOf(dealer)}:${port}`;
  const headers = { "content-type": "text/html", "x-forwarded-for": "198.51.100.1" };
  return (await get(port, path, { host, method: "POST", headers, body: "x" })).status === 415;
}
