import { expect, test } from "@playwright/test";
import { DEALERS } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { BOUNDS_TEXT } from "./crawl/crawl-bounds";
import { crawlSite } from "./crawl/crawl-site";
import { has, RECOMMENDED_OF_CARS, soldOn } from "./crawl/search-engine-data";
import { MOST_MAPPED_VEHICLES, readSiteMap, siteMapFaults } from "./crawl/site-map";
import { ask } from "./site-test";
import { untranslatedIn } from "./untranslated";

/** As `app/domain/content/sitemap.ts` has them. */
const ALWAYS_MAPPED = ["pages", "locations", "stock", "vehicles"];

for (const dealer of DEALERS) {
  test(`${dealer.slug}: every link and form leads somewhere, every page is whole, and the sitemap is the site`, async () => {
    test.setTimeout(180_000);
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
    // Caravans have neither engine nor gearbox.
    const cars = [...report.pages]
      .map(([path, { structured }]) => soldOn(path, structured))
      .filter((vehicle) => vehicle !== undefined)
      .filter(({ "@type": type }) => type === "Car");
    const lacking = RECOMMENDED_OF_CARS.filter((path) => !cars.some((car) => has(car, path)));
    expect(cars.length === 0 ? [] : lacking).toEqual([]);
  });
}
