import { ONE_PER_TEMPLATE } from "../setup/dealers";
import { ALL_STOCK, expect, originOf, test } from "./site-test";

for (const dealer of ONE_PER_TEMPLATE) {
  test(`${dealer.slug}: a picture that arrives broken is drawn as a stand-in, now or later`, async ({
    page,
  }) => {
    await page.route("**/media/**", (route) =>
      route.fulfill({ status: 200, contentType: "image/webp", body: "no picture" }),
    );
    await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
    const pictures = page.locator("article[data-vehicle-id] img[width='1200']");
    await pictures.last().scrollIntoViewIfNeeded();
    for (const picture of [pictures.first(), pictures.last()]) {
      await expect(picture).toHaveAttribute("src", /no-picture[^/]*\.svg|^data:image\/svg/);
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    }
  });

  test(`${dealer.slug}: pictures keep their place and colour while they are waited for`, async ({ page }) => {
    // Never answered: the page is as it is before any picture has come.
    await page.route("**/media/**", () => undefined);
    await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "domcontentloaded" });
    const picture = page.locator("article[data-vehicle-id] img[srcset]").first();
    const box = await picture.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    expect(await picture.evaluate((image) => getComputedStyle(image).backgroundImage)).toContain("gradient");
  });
}
