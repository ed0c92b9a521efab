import { expect, test } from "@playwright/test";
import { DEALERS } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { type AskedSite, askedSite } from "./route-table/asked-site";
import { API_ROWS } from "./route-table/api-rows";
import { FORM_ROWS } from "./route-table/form-rows";
import { PAGE_ROWS } from "./route-table/page-rows";
import type { Expected, RouteRow } from "./route-table/route-row";
import { STOCK_ROWS } from "./route-table/stock-rows";
import { startVariantSites, type VariantSites } from "./route-table/variant-sites";
import { ask } from "./site-test";
import { usualAddress } from "~/domain/tenant/redirects/usual-address";

test.describe.configure({ mode: "default" });

const ROWS: readonly RouteRow[] = [...API_ROWS, ...STOCK_ROWS, ...FORM_ROWS, ...PAGE_ROWS];

let sites: readonly AskedSite[];
let variants: VariantSites | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const started = await startVariantSites();
  variants = started;
  const known = await knownSites();
  const demonstration = DEALERS.map((dealer) => {
    const site = known.get(dealer.slug);
    if (site === undefined) throw new Error(`no dealer ${dealer.slug}`);
    return askedSite({ ...site, name: dealer.slug, ask: (target, options) => ask(dealer, target, options) });
  });
  sites = [...(await Promise.all(demonstration)), ...started.sites];
});

test.afterAll(() => variants?.stop());

for (const row of ROWS) {
  const elsewhere = row.everybody === true ? "" : ", and is a 404 for those that do not have it";
  test(`${row.row}: ${row.what} answers as each dealer has it${elsewhere}`, async () => {
    const answers = await Promise.all(sites.map((site) => answerOf(row, site)));
    expect(answers.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(answers.some(({ expected }) => expected !== 404)).toBe(row.nobody !== true);
    expect(answers.some(({ expected }) => expected === 404)).toBe(row.everybody !== true);
  });
}

test("TEN-24: there are no screens for administrators", async () => {
  const paths = ["/admin", "/login", "/dashboard", "/cms", "/wp-admin"];
  const answers = sites.flatMap((site) => paths.map(async (path) => (await site.ask(path)).status));
  expect(new Set(await Promise.all(answers))).toEqual(new Set([404]));
});

test("an address that is not there is the dealer's own 404, with a search box", async () => {
  for (const { ask: get, name } of sites) {
    const { status, body, headers } = await get("/no-such-page-of-ours");
    expect([status, headers["content-type"]], name).toEqual([404, "text/html; charset=utf-8"]);
    expect(body, name).toMatch(/<form[^>]*role="search"[\s\S]*name="query"/);
  }
});

/** Which configurations the table covers, for whoever reads the log. */
test("the table has every row of the specification", () => {
  const named = new Set(ROWS.map(({ row }) => row));
  const missing = Array.from(
    { length: 76 },
    (_, index) => `ROUTE-${String(index + 1).padStart(2, "0")}`,
  ).filter((row) => !named.has(row) && !["ROUTE-23", "ROUTE-30"].includes(row));
  console.log(`${ROWS.length} addresses of ${named.size} rows, asked of ${sites.length} configurations`);
  expect(missing).toEqual([]);
});

for (const [row, key, provider] of [
  ["ROUTE-23", "finance", "https://finance.example/apply"],
  ["ROUTE-30", "service", "https://booking.example/yard"],
] as const) {
  test(`${row}: a provider's page takes the place of ${key}: links and its usual address lead there`, async () => {
    const provided = sites.filter(({ config }) => config.routes[key] === provider);
    expect(provided).toHaveLength(1);
    for (const site of provided) {
      expect((await site.ask("/")).body).toContain(`href="${provider}"`);
      const { status, headers } = await site.ask(`/${key}`);
      expect([status, headers.location]).toEqual([301, provider]);
      expect((await site.ask("/sitemap.xml?kind=pages")).body).not.toContain(provider);
    }
  });
}

test("old addresses lead on for good in one step, second spellings to the page's own", async () => {
  let followed = 0;
  for (const { config, car, ask: get } of sites) {
    const { status, headers } = await get(`/CARS/${car.slug.toUpperCase()}/?a=B`);
    expect([status, headers.location]).toEqual([301, `/cars/${car.slug}?a=B`]);
    for (const { from, to } of config.routes.redirects) {
      const rest = from.endsWith("*") ? "used-cars" : "";
      const { status, headers } = await get(`${from.replace("*", rest)}?a=1`);
      expect([status, headers.location]).toEqual([
        301,
        expect.stringContaining(to.replace("*", rest).split("#")[0] ?? ""),
      ]);
      const target = headers.location ?? "";
      expect((await get(target.split("#")[0] ?? "")).status, target).toBe(200);
      followed += 1;
    }
    if (!config.content.pages.includes("about") || !config.routes.enabled.includes("about")) continue;
    for (const path of ["/about-us/", "/About-Us?a=1"]) {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([301, `/about-us${path.includes("?") ? "?a=1" : ""}`]);
    }
  }
  expect(followed).toBeGreaterThan(3);
});

async function answerOf(
  row: RouteRow,
  site: AskedSite,
): Promise<{ expected: Expected; fault: string | null }> {
  const path = row.path(site);
  const expected = row.expected(site);
  const { status, headers, body } = await site.ask(path);
  // A shopper of another test has taken the vehicle meanwhile.
  if (status === 409) return answerOf(row, await askedSite(site));
  const found = `${site.name}: ${path} answers ${String(status)} ${headers.location ?? ""}`;
  // A page that stands elsewhere is led to from where it usually stands.
  const usual = expected === 404 ? usualAddress(site.config, path) : null;
  if (usual !== null) {
    const isThere = status === 301 && headers.location === usual;
    return { expected, fault: isThere ? null : found };
  }
  const isRight =
    typeof expected === "number"
      ? status === expected && (status !== 200 || row.shows === undefined || row.shows.test(body))
      : status === expected.status && expected.to.test(decodeURIComponent(headers.location ?? ""));
  return { expected, fault: isRight ? null : found };
}
