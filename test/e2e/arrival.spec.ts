import type { Page } from "@playwright/test";
import { DEALERS, type Dealer } from "../setup/dealers";
import { expectAnswered, expectAt, WINDOWS } from "./answered";
import { dealerWith } from "./dealer-with";
import { ALL_STOCK, expect, originOf, test } from "./site-test";
import { SCRIPTED_OR_NOT, waysOf } from "./ways";

/** One dealer of each template; in the second window from the last, so that each has its turn at being walked twice. */
function dealersAt(viewport: (typeof WINDOWS)[number]): readonly Dealer[] {
  const each = [...new Map(DEALERS.map((dealer) => [dealer.template, dealer])).values()];
  return viewport === WINDOWS[0] ? each : each.reverse();
}

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { at: dealer, how: javaScriptEnabled } of waysOf(dealersAt(viewport), SCRIPTED_OR_NOT)) {
      test.describe(javaScriptEnabled ? "with script" : "without script", () => {
        test.use({ javaScriptEnabled });

        test(`${dealer.slug}: a card's buttons lead to the enquiry and to the vehicle's finance (CARD-08)`, async ({
          page,
        }) => {
          await page.goto(originOf(dealer) + ALL_STOCK);
          const card = page.locator('article[data-state="in-stock"]');
          const finance = card.locator('a[href*="#finance"]').first();
          if ((await finance.count()) > 0) {
            await finance.click();
            await page.waitForURL(/\/cars\/[^/]+#finance$/);
            await expectAt(page, "finance");
            // What is fetched when it comes near may still move the page.
            await page.waitForLoadState("networkidle");
            await expectAt(page, "finance");
            await page.goto(originOf(dealer) + ALL_STOCK);
          }
          await card
            .getByRole("link", { name: /^Enquire/ })
            .first()
            .click();
          // Its page, or a dialog with the same form where script was there in time.
          const isThere = page.locator('dialog[open] form [name="token"]');
          await expect
            .poll(async () => /\?car_id=\d+$/.test(page.url()) || (await isThere.count()) > 0)
            .toBe(true);
          await expect(isThere.or(page.locator('main form [name="token"]')).first()).toBeAttached();
        });
      });
    }

    test("a link to a place on the page that is open leads there", async ({ page }) => {
      const dealer = await dealerWith(({ config }) => config.vehicle.buttons.includes("location"));
      await page.goto(originOf(dealer) + ALL_STOCK);
      await page.locator('article[data-state="in-stock"] h3 a').first().click();
      await page.waitForURL(/\/cars\//);
      await page.locator('main a[href$="#vehicle-map"]').first().click();
      await expectAt(page, "vehicle-map");
    });

    test("a page that script opens begins at its heading, and one gone back to says which it is", async ({
      page,
    }) => {
      const [dealer] = DEALERS;
      if (dealer === undefined) throw new Error("no dealer");
      await page.goto(originOf(dealer) + ALL_STOCK);
      const title = await page.title();
      await page.locator('article[data-state="in-stock"] h3 a').first().click();
      await page.waitForURL(/\/cars\//);
      await expectAnswered(page, "vehicle");
      await page.goBack();
      await expect(page.getByRole("status").filter({ hasText: title })).toHaveCount(1);
    });

    test("what is done to a list is said where the reader is", async ({ page }) => {
      const dealer = await dealerWith(({ config }) => config.features.favourites);
      await page
        .context()
        .addCookies([{ name: "favourites", value: await firstCarOf(page, dealer), url: originOf(dealer) }]);
      await page.goto(`${originOf(dealer)}/favourites`);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Remove/ })
        .first()
        .click();
      await page.waitForURL(/removed=/);
      await expectAnswered(page, "removed");
    });
  });
}

test("a filter keeps the focus", async ({ page }) => {
  const [dealer] = DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
  const box = page.locator('#filter-form input[type="checkbox"][data-count]:visible').first();
  const name = await box.getAttribute("value");
  await box.check();
  await expect(page).not.toHaveURL(new RegExp(`${ALL_STOCK}$`));
  await expect(page.locator(`#filter-form input[value="${name ?? ""}"]:visible`).first()).toBeFocused();
});

async function firstCarOf(page: Page, dealer: Dealer): Promise<string> {
  await page.goto(originOf(dealer) + ALL_STOCK);
  return (await page.locator("article[data-vehicle-id]").first().getAttribute("data-vehicle-id")) ?? "";
}
