import { ONE_PER_TEMPLATE } from "../setup/dealers";
import { ALL_STOCK, ask, expect, originOf, resultCount, test } from "./site-test";
import { expectSound } from "./sound-page";

/** A list that a colour and a price leave nothing of. */
const NOTHING = `${ALL_STOCK}?colour=white&range[price]=1:2`;

for (const dealer of ONE_PER_TEMPLATE) {
  test(`${dealer.slug}: nothing found says what stands in the way, and each way out lists as many as it says`, async ({
    browser,
  }) => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    for (const width of [1440, 360]) {
      await plain.setViewportSize({ width, height: 900 });
      await plain.goto(originOf(dealer) + NOTHING);
      await expectSound(plain, `nothing found at ${width} px`);
    }
    const ways = plain.locator('nav[aria-label="Closest to your search"] a');
    const links = await ways.evaluateAll((all) =>
      all.map((link) => [link.getAttribute("href") ?? "", link.querySelector("span")?.textContent ?? ""]),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const [href = "", count = ""] of links) {
      await plain.goto(originOf(dealer) + href);
      expect(await resultCount(plain), href).toBe(Number(count.replaceAll(",", "")));
    }
    await plain.context().close();
  });

  test(`${dealer.slug}: suggestions say how many there are, keep the filters, and have no accessibility faults`, async ({
    page,
  }) => {
    const { body } = await ask(dealer, ALL_STOCK);
    const [, make = ""] = /name="make"[^>]*value="([^"]+)"/.exec(body) ?? [];
    await page.goto(`${originOf(dealer)}${ALL_STOCK}?range[price]=:900000`, { waitUntil: "networkidle" });
    const box = page.locator('#filter-form input[name="query"]');
    await box.pressSequentially(make.slice(0, 4));
    const first = page.locator('[role="option"]').first();
    await expect(first).toContainText(make);
    await expectSound(page, "the open suggestions");
    const count = Number((await first.locator("span").textContent())?.replaceAll(",", ""));
    await box.press("ArrowDown");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await box.press("Enter");
    await page.waitForURL(/\/search\/[^?]+\?range\[price\]=:900000$/);
    await expect.poll(() => resultCount(page)).toBe(count);
  });
}
