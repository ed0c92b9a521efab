import { DEALERS } from "../setup/dealers";
import { type KnownSite, knownSites } from "../setup/site-configs";
import { ask, expect, test } from "./site-test";

/** A row of the specification's route table: its path, and which dealers have it. */
interface RouteRow {
  readonly row: string;
  readonly path: (site: KnownSite) => string;
  readonly has: (site: KnownSite) => boolean;
  /** Every demonstration dealer has it. */
  readonly everybody?: true;
}

const enabled = (key: string) => (site: KnownSite) =>
  (site.config.routes.enabled as readonly string[]).includes(key);
const written = (key: string) => (site: KnownSite) =>
  enabled(key)(site) && site.content.pages.some(({ page }) => page === key);
const fixed = (row: string, path: string, has: RouteRow["has"]): RouteRow => ({ row, path: () => path, has });
const location = (row: string, pattern: string): RouteRow => ({
  row,
  path: ({ config }) =>
    pattern.replace("{slug}", config.site.locations.find(({ visible }) => visible)?.slug ?? ""),
  has: ({ config }) => config.routes.location === pattern,
});

const ROWS: readonly RouteRow[] = [
  fixed("ROUTE-41", "/brands", enabled("brands")),
  fixed(
    "ROUTE-42",
    "/dealer-locator",
    (site) => enabled("directory")(site) && site.config.routes.directory === "/dealer-locator",
  ),
  location("ROUTE-46", "/contact-us/{slug}"),
  location("ROUTE-47", "/our-location/{slug}"),
  location("ROUTE-48", "/locations/{slug}"),
  fixed("ROUTE-49", "/blog/vehicle-reviews", (site) => enabled("blog")(site)),
  fixed("ROUTE-50", "/blog/touring", ({ config }) => config.content.blogCategories.includes("touring")),
  { ...fixed("ROUTE-51", "/about-us", written("about")), everybody: true },
  fixed("ROUTE-52", "/careers", enabled("careers")),
  fixed("ROUTE-53", "/fleet", enabled("fleet")),
  fixed("ROUTE-54", "/buying", written("buying")),
  fixed("ROUTE-55", "/warranty", written("warranty")),
  fixed("ROUTE-56", "/roadside-assist", written("roadsideAssist")),
  fixed("ROUTE-57", "/diamond-advantage", written("diamondAdvantage")),
  { ...fixed("ROUTE-58", "/terms-and-conditions", written("terms")), everybody: true },
  { ...fixed("ROUTE-59", "/privacy-policy", written("privacy")), everybody: true },
  ...["/twg-cars", "/twg-rental", "/twg-tyres", "/finance-and-insurance", "/neotek", "/4x4-outdoor"].map(
    (path, index) =>
      fixed(`ROUTE-${69 + index}`, path, ({ config }) =>
        config.nav.groupLinks.some((link) => link.path === path),
      ),
  ),
];

for (const { row, path, has, everybody } of ROWS) {
  test(`${row} answers for the dealers that have it and is a 404 for the others`, async () => {
    const sites = await knownSites();
    const answers = await Promise.all(
      DEALERS.map(async (dealer) => {
        const site = sites.get(dealer.slug);
        if (site === undefined) throw new Error(`no dealer ${dealer.slug}`);
        const { status } = await ask(dealer, path(site));
        return { slug: dealer.slug, status, expected: has(site) ? 200 : 404 };
      }),
    );
    expect(answers.filter(({ status, expected }) => status !== expected)).toEqual([]);
    expect(answers.some(({ expected }) => expected === 200)).toBe(true);
    expect(answers.some(({ expected }) => expected === 404)).toBe(everybody !== true);
  });
}

test("ROUTE-43: the directory stands at the path the dealer chose, and at no other", async () => {
  const sites = await knownSites();
  for (const dealer of DEALERS) {
    const site = sites.get(dealer.slug);
    const chosen = site !== undefined && enabled("directory")(site) ? site.config.routes.directory : null;
    for (const path of ["/dealerships", "/dealer-locator"]) {
      expect((await ask(dealer, path)).status, dealer.slug + path).toBe(path === chosen ? 200 : 404);
    }
  }
});

test("old addresses lead on for good in one step, second spellings to the page's own", async () => {
  const sites = await knownSites();
  let followed = 0;
  for (const dealer of DEALERS) {
    for (const { from, to } of sites.get(dealer.slug)?.config.routes.redirects ?? []) {
      const rest = from.endsWith("*") ? "used-cars" : "";
      const { status, headers } = await ask(dealer, `${from.replace("*", rest)}?a=1`);
      expect([status, headers.location]).toEqual([
        301,
        expect.stringContaining(to.replace("*", rest).split("#")[0] ?? ""),
      ]);
      const target = headers.location ?? "";
      expect((await ask(dealer, target.split("#")[0] ?? "")).status, target).toBe(200);
      followed += 1;
    }
    for (const path of ["/about-us/", "/About-Us?a=1"]) {
      const { status, headers } = await ask(dealer, path);
      expect([status, headers.location]).toEqual([301, `/about-us${path.includes("?") ? "?a=1" : ""}`]);
    }
  }
  expect(followed).toBeGreaterThan(3);
});
