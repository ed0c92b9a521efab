import type { Locator } from "@playwright/test";
import { DEALERS } from "../setup/dealers";
import { ALL_STOCK, expect, originOf, test } from "./site-test";

// What is drawn without script is what is seen first.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const dealer of DEALERS)
  for (const tag of [null, ...dealer.languages.map((language) => language.tag)])
    test(`${dealer.slug}, ${tag ?? "own language"}: on a phone's first screen are the home page's search and the photograph of a list`, async ({
      page,
    }) => {
      const site = originOf(dealer) + (tag === null ? "" : `/${tag}`);
      await page.goto(`${site}/`);
      const opening = page.locator("main > section").first();
      const search = opening.locator('form[method="get"] button, form:not([method]) button').first();
      // Without a search in the opening, its first link or button is what a shopper goes on with.
      const way = (await search.count()) > 0 ? search : opening.locator("a").first();
      expect((await edgesOf(way)).bottom).toBeLessThanOrEqual(844);

      await page.goto(site + ALL_STOCK);
      expect((await edgesOf(page.locator("main article img").first())).top).toBeLessThanOrEqual(400);
    });

async function edgesOf(place: Locator) {
  await expect(place).toBeVisible();
  const box = await place.boundingBox();
  if (box === null) throw new Error("It is not drawn.");
  return { top: box.y, bottom: box.y + box.height };
}

test("on a phone the home page's link to all filters shows them, without script as well", async ({
  page,
}) => {
  let seen = 0;
  for (const dealer of DEALERS) {
    await page.goto(`${originOf(dealer)}/`);
    const link = page.locator('main a[href$="#filters"]');
    if ((await link.count()) === 0) continue;
    seen += 1;
    await link.first().click();
    const panel = page.locator("#filters");
    expect((await edgesOf(panel)).top, dealer.slug).toBeLessThan(844);
    await expect(panel.locator("form"), dealer.slug).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), dealer.slug).toBe(390);
  }
  expect(seen).toBeGreaterThan(0);
});
