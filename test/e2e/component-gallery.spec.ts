import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import * as z from "zod";
import { AREAS } from "../gallery/frame/areas";
import { startGallery } from "../gallery/start-gallery";
import type { BuiltServer } from "../setup/built-server";
import { type Dealer, FIRST_DEALER, hostOf, ONE_PER_TEMPLATE } from "../setup/dealers";
import { get } from "../setup/http";
import { axeFaults, expectNoOverhang } from "./sound-page";

// In order and on one server: the last test counts what the others have drawn.
test.describe.configure({ mode: "default" });

const PATHS = Object.keys(AREAS);
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 800 };

/** They judge a page as a whole: here many parts of pages stand on one. */
const OF_WHOLE_PAGES = [
  "heading-order",
  "landmark-unique",
  "landmark-no-duplicate-main",
  "landmark-complementary-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-banner-is-top-level",
  "page-has-heading-one",
  "region",
  "skip-link",
];

/** Components that draw nothing there, with the reason. */
const UNDRAWN: Readonly<Record<string, string>> = {
  "app/features/account/account-script.tsx AccountScript": "draws nothing: fetches who is signed in",
  "app/features/search/box/suggestion-list.tsx SuggestionList": "comes when a search field is used",
  "app/features/shortlist/shortlist.tsx Shortlist": "draws nothing: the form behind every toggle",
  "app/features/shortlist/viewed/recently-viewed.tsx RecentlyViewed": "what this browser has seen: by script",
  "app/features/shortlist/viewed/viewed-row.tsx default": "the same",
  "app/features/site/analytics/analytics.tsx Analytics": "draws nothing but the question, which is shown",
  "app/features/site/load-notice.tsx LoadNotice": "shown by script after a failed load",
  "app/features/site/site-frame.tsx SiteFrame": "a whole document's body: its parts are shown",
  "app/features/vehicle/analytics/vehicle-visit.tsx VehicleVisit": "draws nothing",
  "app/features/vehicle/card/photos/card-photos.tsx default": "comes when a card's photos are turned",
  "app/features/vehicle/credit/later-credit-footnote.tsx LaterCreditFootnote":
    "an empty place that the footnote takes",
  "app/features/vehicle/gallery/full/full-frame.tsx FullHead":
    "stands over pictures that fill the screen, which script opens",
  "app/features/vehicle/gallery/full/full-frame.tsx FullStrip":
    "stands below pictures that fill the screen, which script opens",
  "app/features/vehicle/gallery/spin/spin-turner.tsx SpinTurner": "comes with script: press the turntable",
  "app/features/vehicle/gallery/spots/spots.tsx Spots":
    "needs script, which the vehicle's page of the gallery has",
  "app/features/vehicle/page/contact/hidden-number.tsx HiddenNumber":
    "draws nothing: the number's buttons are shown",
  "app/ui/arrival/page-arrival.tsx PageArrival": "draws nothing",
  "app/ui/dialog/dialog.tsx Dialog": "needs script: a button opens it",
  "app/ui/link/site-base.tsx SiteBaseProvider": "draws nothing",
  "app/ui/visit/visit-trail-script.tsx VisitTrailScript": "draws nothing",
};

let gallery: BuiltServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  gallery = await startGallery();
});

test.afterAll(async () => {
  await gallery.stop();
});

/** The first dealer's pages are looked through for faults as well, and drawn for the first time: half of them are a test. */
const LOOKS = ONE_PER_TEMPLATE.flatMap((dealer, index) =>
  index > 0
    ? [{ dealer, part: "", paths: PATHS, isSearched: false }]
    : [0, 1].map((half) => ({
        dealer,
        part: half === 0 ? ", every second page," : ", the other pages,",
        paths: PATHS.filter((_, at) => at % 2 === half),
        // Templates differ in looks alone: their colours are measured in theme-tokens.test.ts and presets.test.ts.
        isSearched: true,
      })),
);

for (const { dealer, part, paths, isSearched } of LOOKS) {
  test(`the gallery in ${dealer.template}${part} has no accessibility faults and does not scroll sideways`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await openPage(browser);
    for (const path of paths) {
      await page.setViewportSize(DESK);
      await page.goto(addressOf(dealer, path));
      if (isSearched)
        expect.soft(await axeFaults(page, "html", { without: OF_WHOLE_PAGES }), path).toEqual([]);
      await expectNoOverhang(page, `${path} at 1440 px`);
      await page.setViewportSize(PHONE);
      await expectNoOverhang(page, `${path} at 360 px`);
    }
    await page.close();
  });
}

for (const [turn, dealer] of ONE_PER_TEMPLATE.entries()) {
  // Each page in one template. What else the direction may spoil, `languages.spec` looks for on the pages themselves.
  test(`the gallery in ${dealer.template}, in turn, from right to left does not scroll sideways either`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await openPage(browser);
    for (const path of PATHS.filter((_, index) => index % ONE_PER_TEMPLATE.length === turn)) {
      await page.setViewportSize(PHONE);
      await page.goto(`${addressOf(dealer, path)}?language=ar`);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expectNoOverhang(page, `${path} at 360 px`);
      await page.setViewportSize(DESK);
      await expectNoOverhang(page, `${path} at 1440 px`);
    }
    await page.close();
  });
}

test("the gallery comes alive without a complaint, on every page of it", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // What an example asks of the site is not there.
    const isMissing = /status of 404/.test(message.text());
    if (message.type() === "error" && !isMissing) complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => void complaints.push(`${error.message} (${page.url()})`));
  for (const path of PATHS) {
    await page.goto(addressOf(FIRST_DEALER, path));
    await expect(page.locator("html[data-alive]")).toBeAttached();
  }
  expect(complaints).toEqual([]);
});

test("every dealer is shown in every template", async () => {
  for (const { template } of ONE_PER_TEMPLATE) {
    const { status, body } = await ask(FIRST_DEALER, `/cards?template=${template}`);
    expect(status).toBe(200);
    expect(body).toContain(`aria-current="true">${template}<`);
  }
});

test("no part of a page takes the reader to itself when the page opens", async () => {
  for (const path of PATHS) expect((await ask(FIRST_DEALER, path)).body, path).not.toMatch(/ autofocus/i);
});

test("colours that are tried are shown everywhere, with what they do to the contrast", async () => {
  const { body } = await ask(FIRST_DEALER, "/?color-brand=%23ffff00");
  expect(body).toContain("--color-brand:#ffff00");
  expect(body).toMatch(/pairs are too close/);
  const { body: cards } = await ask(FIRST_DEALER, "/cards?color-brand=%23ffff00");
  expect(cards).toContain("--color-brand:#ffff00");
  for (const { template } of ONE_PER_TEMPLATE)
    expect(cards).toContain(`href="?color-brand=%23ffff00&amp;template=${template}"`);
});

test("what is served to shoppers has nothing of the gallery in it", () => {
  const files = readdirSync("build", { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const text = files.filter(({ name }) => /\.(?:js|css|json|html)$/.test(name));
  expect(text.length).toBeGreaterThan(20);
  const found = text.filter(({ parentPath, name }) =>
    /data-example|stagedTag|test\/gallery/.test(readFileSync(join(parentPath, name), "utf8")),
  );
  expect(found.map(({ name }) => name)).toEqual([]);
});

// The last one: by now the others have drawn everything.
test("every component has an example", async () => {
  const undrawn = async () =>
    z.array(z.string()).parse(JSON.parse((await ask(FIRST_DEALER, "/undrawn")).body));
  // Run alone, nothing has been drawn yet. What one dealer has none of, another one has.
  if ((await undrawn()).length > Object.keys(UNDRAWN).length)
    for (const dealer of ONE_PER_TEMPLATE) for (const path of PATHS) await ask(dealer, path);
  expect(await undrawn()).toEqual(Object.keys(UNDRAWN));
});

/** A page whose script does nothing: it is shown as the server sent it. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  return page;
}

function addressOf(dealer: Dealer, path: string): string {
  return `http://${hostOf(dealer)}:${gallery.port}${path}`;
}

function ask(dealer: Dealer, target: string) {
  return get(gallery.port, target, { host: `${hostOf(dealer)}:${gallery.port}` });
}
