import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import PostalMime from "postal-mime";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { DEALERS } from "../setup/dealers";
import { get } from "../setup/http";
import { LEAST_DEALER, MADE_DEALERS, makeDealers } from "../setup/made-dealers";
import { crawlSite } from "./crawl/crawl-site";
import { readSiteMap, siteMapFaults } from "./crawl/site-map";
import { fillIn, sendButton } from "./form-walk";
import { faultsIn } from "./html-faults";
import { MOST_SCRIPT, scriptBytes, scriptsOf, shiftOf } from "./page-costs";
import { PERSON } from "./person";
import { expectSound } from "./sound-page";

const dir = mkdtempSync(join(tmpdir(), "forecourt-made-"));
const [dealers, dataDir] = [join(dir, "dealers"), join(dir, "data")];
let server: BuiltServer | null = null;
const port = () => server?.port ?? 0;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mkdirSync(dealers);
  mkdirSync(dataDir);
  await makeDealers(dealers);
  server = await startBuiltServer({ dataDir, env: { TENANT_CONFIG_DIR: dealers, TRUSTED_PROXY_HOPS: "1" } });
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Each template and each country; all of the others are loaded. */
const SEEN = MADE_DEALERS.filter((_, index) => index % 2 === 0);
const CRAWLED = [...SEEN.map(({ slug }) => slug), LEAST_DEALER];

test("dealers made by one command, in each template and country, and the least a file may hold: no empty page, no dead link", async () => {
  test.setTimeout(180_000);
  for (const slug of CRAWLED) {
    const host = `www.${slug}.example`;
    const site = {
      base: `https://${host}`,
      start: ["/"],
      languages: [],
      untranslated: () => [],
      ask: (target: string, options: Parameters<typeof get>[2] = {}) =>
        get(port(), target, {
          ...options,
          host,
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
});

for (const { slug, mail } of SEEN)
  test(`${slug}, as it was made: light, accessible, valid, and its leads are its own`, async ({
    browser,
  }) => {
    const baseURL = `http://${slug}.localhost:${port()}`;
    // So low that nothing further down is near, whose script comes later.
    const viewport = { width: 412, height: 300 };
    const page = await browser.newPage({ baseURL, userAgent: PERSON, viewport });
    const files = scriptsOf(page);
    const foreign: string[] = [];
    page.on("request", (asked) => {
      if (!asked.url().startsWith(baseURL)) foreign.push(asked.url());
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(await scriptBytes(files)).toBeLessThan(MOST_SCRIPT);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    expect(foreign).toEqual([]);
    await page.setViewportSize({ width: 412, height: 823 });
    for (const path of ["/", "/terms-and-conditions", "/contact-us"]) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expectSound(page, `${slug}${path}`);
      expect(await faultsIn((await get(port(), path, { host: `${slug}.localhost` })).body), path).toEqual([]);
    }
    await fillIn(page);
    // As long as the file of a new dealer asks for (`forms.limits.leastSeconds`).
    await page.waitForTimeout(2_200);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success$/);
    await expect.poll(() => mailboxesOf(slug)).toEqual([mail]);
    await page.close();
  });

/** Who got a mail that names this dealer's site. */
async function mailboxesOf(slug: string): Promise<readonly string[]> {
  const outbox = join(dataDir, "outbox");
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".eml")) : [];
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
  const own = mails.filter((one) => JSON.stringify(one).includes(slug));
  return [...new Set(own.flatMap(({ to = [] }) => to.map(({ address = "" }) => address)))];
}
