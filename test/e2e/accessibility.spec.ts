import type { Page } from "@playwright/test";
import { type Dealer, ONE_PER_TEMPLATE } from "../setup/dealers";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";
import { answerPictures } from "./answer-pictures";
import { pageKinds } from "./page-kinds";
import { expectSound } from "./sound-page";

const WIDTHS = [360, 1440] as const;

for (const dealer of ONE_PER_TEMPLATE) {
  for (const width of WIDTHS) {
    test.describe(`${dealer.slug} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test("home, results, empty results and a 404 have no accessibility faults and do not scroll sideways", async ({
        page,
        complaints,
      }) => {
        await answerPictures(page);
        for (const target of ["/", ALL_STOCK, `${ALL_STOCK}?query=zzzzzzzz`, "/no-such-page"]) {
          await open(page, dealer, target);
          await expectSound(page, target);
        }
        forgetExpected(complaints);
      });

      test("a vehicle, a sold one and the filters when open have none either", async ({
        page,
        complaints,
      }) => {
        await answerPictures(page);
        for (const target of await vehicles(dealer)) {
          await open(page, dealer, target);
          await expectSound(page, target);
        }
        if (width < 900) {
          await open(page, dealer, ALL_STOCK);
          await page.locator('button[popovertarget="filters"][popovertargetaction="show"]').first().click();
          await expect(page.locator("#filter-form")).toBeVisible();
          await expectSound(page, "the open filters");
        }
        forgetExpected(complaints);
      });
    });
  }
}

for (const dealer of ONE_PER_TEMPLATE) {
  test(`${dealer.slug}: the pages have no accessibility faults before their script comes, or without it`, async ({
    page,
    complaints,
  }) => {
    // Some seventeen pages.
    test.setTimeout(150_000);
    await answerPictures(page);
    await page.setViewportSize({ width: 360, height: 900 });
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    const more = ["/contact-us", ...(await pageKinds(dealer))];
    for (const target of ["/", ALL_STOCK, ...(await vehicles(dealer)), ...more]) {
      await page.goto(originOf(dealer) + target, { waitUntil: "domcontentloaded" });
      await page.waitForLoadState("load");
      await expectSound(page, target);
    }
    forgetExpected(complaints);
  });
}

async function open(page: Page, dealer: Dealer, target: string): Promise<void> {
  await page.goto(originOf(dealer) + target, { waitUntil: "load" });
}

/** The first vehicle for sale and, where the dealer lists them, the first sold one. */
async function vehicles(dealer: Dealer): Promise<string[]> {
  const { body } = await ask(dealer, ALL_STOCK);
  const cards = body.split("<article").slice(1);
  const link = (card: string | undefined) => /href="(\/cars\/[^"]+)"/.exec(card ?? "")?.[1];
  const isSold = (card: string) => /data-state="sold/i.test(card);
  const found = [link(cards.find((card) => !isSold(card))), link(cards.find(isSold))];
  return found.filter((one) => one !== undefined);
}

/** Chromium reports a document's own 404 as a failed resource. */
function forgetExpected(complaints: string[]): void {
  const others = complaints.filter((text) => !/status of 404 .*(?:no-such-page|abuot-us)/.test(text));
  complaints.splice(0, complaints.length, ...others);
}
