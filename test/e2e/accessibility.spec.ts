import { type Dealer, ONE_PER_TEMPLATE } from "../setup/dealers";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";
import { kindsInTurn } from "./page-kinds";
import { expectSound } from "./sound-page";

for (const dealer of ONE_PER_TEMPLATE) {
  test(`${dealer.slug}: home, results, empty results and the open filters have no accessibility faults and do not scroll sideways`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    for (const target of ["/", `${ALL_STOCK}?query=zzzzzzzz`, ALL_STOCK]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(originOf(dealer) + target);
      await expectSound(page, `${target} at 1440 px`);
      await page.setViewportSize({ width: 360, height: 900 });
      await expectSound(page, `${target} at 360 px`);
    }
    await page.locator('button[popovertarget="filters"][popovertargetaction="show"]').first().click();
    await expect(page.locator("#filter-form")).toBeVisible();
    await expectSound(page, "the open filters");
  });

  // At 360 px vehicle-kinds.spec.ts looks through a vehicle of every kind.
  test(`${dealer.slug}: a vehicle and a sold one have none at 1440 px either`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const target of await vehicles(dealer)) {
      await page.goto(originOf(dealer) + target);
      await expectSound(page, target);
    }
  });
}

for (const dealer of ONE_PER_TEMPLATE) {
  test(`${dealer.slug}: the pages have no accessibility faults before their script comes, or without it`, async ({
    page,
    complaints,
  }) => {
    // It opens about ten pages.
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 360, height: 900 });
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    const more = ["/contact-us", ...(await kindsInTurn(dealer, "phone"))];
    for (const target of ["/", ALL_STOCK, ...(await vehicles(dealer)), ...more]) {
      await page.goto(originOf(dealer) + target, { waitUntil: "domcontentloaded" });
      await page.waitForLoadState("load");
      await expectSound(page, target);
    }
    forgetExpected(complaints);
  });
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
  const others = complaints.filter((text) => !/status of 404 .*abuot-us/.test(text));
  complaints.splice(0, complaints.length, ...others);
}
