import type { Page } from "@playwright/test";
import { FIRST_DEALER } from "../setup/dealers";
import { documentIsAlive } from "./come-alive";
import { vehicleSeenIn } from "./seen-vehicle";
import { ALL_STOCK, expect, originOf, resultCount, test } from "./site-test";

/** The addresses of script the page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens the home page with its pictures never answered: it is never done loading. */
async function openWithoutPictures(page: Page): Promise<string[]> {
  const asked = scriptsOf(page);
  await page.clock.install();
  await page.route("**/media/**", () => undefined);
  await page.goto(originOf(FIRST_DEALER), { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return asked;
}

test("script is asked for once the page and its first pictures are there", async ({ page }) => {
  const asked = scriptsOf(page);
  await page.goto(originOf(FIRST_DEALER));
  const [started, loaded] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // By that type.
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return [Math.min(...scripts.map(({ startTime }) => startTime)), visit?.loadEventStart ?? Infinity];
  });
  expect(started).toBeGreaterThan(loaded);
  expect(new Set(asked).size).toBe(asked.length);
});

test("while a picture is waited for, script comes at the first touch", async ({ page }) => {
  const asked = await openWithoutPictures(page);
  expect(asked).toEqual([]);
  await page.mouse.click(2, 2);
  await expect.poll(() => page.evaluate(documentIsAlive)).toBe(true);
});

test("while a picture is waited for, script comes at the first key", async ({ page }) => {
  await openWithoutPictures(page);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(documentIsAlive)).toBe(true);
});

test("script does not wait for ever for a picture that never comes", async ({ page }) => {
  const asked = await openWithoutPictures(page);
  expect(asked).toEqual([]);
  await page.clock.runFor(4100);
  await expect.poll(() => page.evaluate(documentIsAlive)).toBe(true);
});

/** Opens a page whose script is on its way. @returns lets it arrive */
async function openBeforeScript(page: Page, address: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return async () => {
    arrive();
    await expect.poll(() => page.evaluate(documentIsAlive)).toBe(true);
  };
}

test.describe("what is done before script is there is done again with it", () => {
  test("a button that only script serves is pressed", async ({ page }) => {
    const vehicle = await vehicleSeenIn();
    if (vehicle === null) throw new Error("No vehicle is listed.");
    const arrive = await openBeforeScript(page, originOf(vehicle.dealer) + vehicle.path);
    await page.getByRole("button", { name: "Full screen", exact: true }).click();
    await arrive();
    await expect(page.getByRole("button", { name: "Leave full screen" })).toBeVisible();
  });

  test("a filter is ticked", async ({ page }) => {
    const arrive = await openBeforeScript(page, originOf(FIRST_DEALER) + ALL_STOCK);
    const all = await resultCount(page);
    const box = page.locator('#filter-form input[type="checkbox"][data-count]:visible').first();
    await box.check();
    await arrive();
    await expect.poll(() => resultCount(page)).not.toBe(all);
    await expect(box).toBeChecked();
    await expect(page).not.toHaveURL(originOf(FIRST_DEALER) + ALL_STOCK);
  });

  test("another order is chosen", async ({ page }) => {
    const arrive = await openBeforeScript(page, originOf(FIRST_DEALER) + ALL_STOCK);
    const order = page.locator('select[name="sortBy"]');
    await order.selectOption({ index: 2 });
    const chosen = await order.inputValue();
    await arrive();
    await expect(page).toHaveURL(/sortBy=/);
    await expect(order).toHaveValue(chosen);
  });

  test("words are typed", async ({ page }) => {
    const arrive = await openBeforeScript(page, originOf(FIRST_DEALER) + ALL_STOCK);
    const all = await resultCount(page);
    const box = page.locator('#filter-form input[name="query"]');
    await box.fill("white");
    await arrive();
    await expect.poll(() => resultCount(page)).not.toBe(all);
    await expect(box).toHaveValue("white");
  });
});
