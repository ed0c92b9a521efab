import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startBuiltServer } from "../setup/built-server";
import { DEALERS } from "../setup/dealers";
import { get } from "../setup/http";
import { LEAST_DEALER, MADE_DEALERS, makeDealers } from "../setup/made-dealers";
import { knownSites } from "../setup/site-configs";
import { BOUNDS_TEXT } from "./crawl/crawl-bounds";
import { crawlSite } from "./crawl/crawl-site";
import { MOST_MAPPED_VEHICLES, readSiteMap, siteMapFaults } from "./crawl/site-map";
import { ask } from "./site-test";
import { untranslatedIn } from "./untranslated";

/** As `app/domain/content/sitemap.ts` has them. */
const ALWAYS_MAPPED = ["pages", "locations", "stock", "vehicles"];

for (const dealer of DEALERS) {
  test(`${dealer.slug}: every link and form leads somewhere, every page is whole, and the sitemap is the site`, async () => {
    const base = (await knownSites()).get(dealer.slug)?.config.site.url ?? "";
    const site = {
      base,
      start: ["/"],
      languages: dealer.languages.map(({ tag }) => tag),
      untranslated: (html: string, tag: string) => untranslatedIn(html, dealer, tag),
      ask: (target: string, options?: Parameters<typeof ask>[2]) => ask(dealer, target, options),
    };
    const started = performance.now();
    const report = await crawlSite(site);
    const map = await readSiteMap(site);
    const faults = [...report.faults, ...(await siteMapFaults(map, report, site))];
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${dealer.slug}: ${report.pages.size} pages, ${report.files} files, ${report.forms} forms and ` +
        `${report.redirects} redirects in ${seconds} s; ${report.linked.size} addresses linked, ` +
        `${report.leftOut} left out (most of a kind: ${BOUNDS_TEXT}); ` +
        `${map.length} pages mapped (${MOST_MAPPED_VEHICLES} vehicles of them read)`,
    );
    expect(faults).toEqual([]);
    expect([...new Set(map.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(ALWAYS_MAPPED));
    expect(report.pages.size).toBeGreaterThan(80);
  });
}

/** Each template, each country, and the least; all of them are loaded. */
const CRAWLED = [...MADE_DEALERS.filter((_, index) => index % 2 === 0).map(({ slug }) => slug), LEAST_DEALER];

test("dealers made by one command, in each template and country, and the least a file may hold: no empty page, no dead link", async () => {
  test.setTimeout(180_000);
  const dir = mkdtempSync(join(tmpdir(), "forecourt-made-"));
  await makeDealers(dir);
  const server = await startBuiltServer({ env: { TENANT_CONFIG_DIR: dir, TRUSTED_PROXY_HOPS: "1" } });
  try {
    for (const slug of CRAWLED) {
      const site = {
        base: `https://www.${slug}.example`,
        start: ["/"],
        languages: [],
        untranslated: () => [],
        ask: (target: string, options: Parameters<typeof get>[2] = {}) =>
          get(server.port, target, {
            ...options,
            host: `www.${slug}.example`,
            headers: { "x-forwarded-for": "203.0.113.9", ...options.headers },
          }),
      };
      const report = await crawlSite(site);
      const map = await readSiteMap(site);
      expect([...report.faults, ...(await siteMapFaults(map, report, site))], slug).toEqual([]);
      const home = (await site.ask("/")).body;
      expect(DEALERS.filter(({ name, hosts }) => [name, ...hosts].some((one) => home.includes(one)))).toEqual(
        [],
      );
      expect(report.pages.size).toBeGreaterThan(10);
    }
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
