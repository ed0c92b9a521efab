import type { Locator, Page } from "@playwright/test";
import { ONE_PER_TEMPLATE } from "../setup/dealers";
import { ALL_STOCK, expect, originOf, resultCount, test, vehicleIds } from "./site-test";
import { waysOf } from "./ways";

/** A way to use the page: with script a choice applies at once, without it a button sends the form. */
interface Manner {
  readonly name: string;
  readonly javaScriptEnabled: boolean;
  filter(page: Page, choice: Locator): Promise<void>;
  sort(page: Page, key: string): Promise<void>;
}

const MANNERS: readonly [Manner, Manner] = [
  {
    name: "with script",
    javaScriptEnabled: true,
    filter: (_page, choice) => choice.check(),
    sort: async (page, key) => {
      await page.locator('select[name="sortBy"]').selectOption(key);
    },
  },
  {
    name: "without script",
    javaScriptEnabled: false,
    filter: async (page, choice) => {
      await choice.check();
      await page.locator("#filter-form").getByRole("button", { name: /apply/i }).first().click();
    },
    sort: async (page, key) => {
      await page.locator('select[name="sortBy"]').selectOption(key);
      await page.locator('select[name="sortBy"] ~ button, button[form="filter-form"]').first().click();
    },
  },
];

for (const { at: dealer, how: manner } of waysOf(ONE_PER_TEMPLATE, MANNERS)) {
  test.describe(manner.name, () => {
    test.use({ javaScriptEnabled: manner.javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    test(`${dealer.slug}: search, filter, sort, page 2, a vehicle, and back`, async ({ page }) => {
      await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
      const all = await resultCount(page);
      expect(all).toBeGreaterThan(21);
      expect((await vehicleIds(page)).length).toBeGreaterThanOrEqual(18);

      const { choice, count, pattern } = await widestChoice(page);
      await manner.filter(page, choice);
      await page.waitForURL(pattern);
      await expect(page.locator("output[data-result-count]").first()).toHaveAttribute(
        "data-result-count",
        String(count),
      );
      expect(count).toBeLessThan(all);

      await manner.sort(page, "price_asc");
      await page.waitForURL(/sortBy=price_asc/);
      await expect.poll(async () => isAscending(await prices(page))).toBe(true);
      // Without those that have no price: they cannot be put in this order.
      const priced = await resultCount(page);
      expect(priced).toBeLessThanOrEqual(count);
      const firstPage = await vehicleIds(page);
      await page.locator('a[rel="next"]').first().click();
      await page.waitForURL(/page=2/);
      await expect.poll(() => vehicleIds(page)).not.toEqual(firstPage);
      const secondPage = await vehicleIds(page);
      expect(secondPage.filter((id) => firstPage.includes(id))).toEqual([]);
      expect(await resultCount(page)).toBe(priced);
      const listing = page.url();

      const card = page.locator("article[data-vehicle-id]").first();
      const title = (await card.getByRole("heading").innerText()).trim();
      await card.getByRole("heading").getByRole("link").click();
      await page.waitForURL(/\/cars\//);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title, { ignoreCase: true });

      await page.goBack();
      await page.waitForURL(listing);
      await expect.poll(() => vehicleIds(page)).toEqual(secondPage);
      await page.goBack();
      await page.waitForURL(/sortBy=price_asc(?!.*page=2)/);
      await expect.poll(() => vehicleIds(page)).toEqual(firstPage);
    });
  });
}

/** The first filter choice that narrows the list and leaves more than one page of it. */
async function widestChoice(page: Page): Promise<{ choice: Locator; count: number; pattern: RegExp }> {
  const all = await resultCount(page);
  const choices = await page.locator('#filter-form input[type="checkbox"][data-count]').all();
  for (const choice of choices) {
    const count = Number(await choice.getAttribute("data-count"));
    if (count < 50 || count >= all || !(await choice.isVisible())) continue;
    const before = page.url();
    return { choice, count, pattern: new RegExp(`^(?!${escape(before)}$)`) };
  }
  throw new Error("no filter choice narrows the list to more than one page");
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.length > 1 && numbers.every((number, at) => number >= (numbers[at - 1] ?? 0));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** The prices on the cards, in their order; cards without a price say so in words. */
async function prices(page: Page): Promise<number[]> {
  const texts = await page
    .locator("article[data-vehicle-id]")
    .evaluateAll((cards) => cards.map((card) => /\$\s?([\d,]+)/.exec(card.textContent)?.[1] ?? ""));
  return texts.filter((text) => text !== "").map((text) => Number(text.replace(/,/g, "")));
}
