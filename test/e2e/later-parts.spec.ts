import type { Page } from "@playwright/test";
import { comeAlive, openAndUse } from "./come-alive";
import { type Dealer, DEALERS, ONE_PER_TEMPLATE } from "../setup/dealers";
import { MOST_SCRIPT, scriptBytes, scriptsOf } from "./page-costs";
import { ask, expect, originOf, test, vehicleOf } from "./site-test";
import { vehicleWith } from "./seen-vehicle";

/** A vehicle of the first dealer's page with all calculators. */
async function calculatorsPath(): Promise<{ dealer: Dealer; path: string }> {
  const found = await vehicleWith('name="fin_amount"', 'name="fuel_price"', 'name="delivery_postcode"');
  if (found === null) throw new Error("No vehicle has all calculators.");
  return found;
}

/** Opens the folded sections, as somebody does before typing into them. */
async function unfold(page: Page): Promise<void> {
  await page.locator("#vehicle-blocks").evaluate((blocks) => {
    for (const fold of blocks.querySelectorAll("section > details")) fold.setAttribute("open", "");
  });
  await expect(page.locator("#finance dl").first()).toHaveText(/\d/, { useInnerText: true });
}

const names = (files: ReadonlyMap<string, unknown>) => [...files.keys()].join("\n");

test("a vehicle's page fetches the script of its calculators when it is used, and stays within the budget", async ({
  page,
}) => {
  const files = scriptsOf(page);
  const { dealer, path } = await calculatorsPath();
  // So low that nothing below the pictures is near.
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto(originOf(dealer) + path, { waitUntil: "networkidle" });
  expect(names(files)).not.toMatch(/page-blocks|finance-side|vehicle-tools/);
  const bytes = await scriptBytes(files);
  console.log(`script of a vehicle's page before it is used: ${bytes} bytes gzipped`);
  expect(bytes).toBeLessThan(MOST_SCRIPT);
  await expect(page.locator("#fin-amount")).toHaveValue(/\d/);
  await page.mouse.move(10, 10);
  await expect.poll(() => names(files)).toMatch(/page-blocks/);
});

test("what is typed before the script comes is kept and answered", async ({ page }) => {
  const { dealer, path } = await calculatorsPath();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/page-blocks-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(originOf(dealer) + path, { waitUntil: "load" });
  await unfold(page);
  const answer = page.locator("#finance dl").first();
  const before = await answer.innerText();
  await page.locator("#fin-deposit").fill("4321");
  await page.locator("#fuel-km").fill("1000");
  await page.locator("#delivery-postcode").fill("4000");
  expect(await answer.innerText()).toBe(before);
  release();
  await expect(answer).not.toHaveText(before, { useInnerText: true });
  await expect(page.locator("#fin-deposit")).toHaveValue(/^4,?321$/);
  await expect(page.locator("#fuel-km")).toHaveValue(/^1,?000$/);
  await page.locator("#delivery button[type=submit]").click();
  await expect(page.locator("#delivery [role=status]")).not.toContainText("Your price shows here.");
  expect(page.url()).toBe(originOf(dealer) + path);
});

test("a button pressed while its part's script is on its way is answered on the page", async ({ page }) => {
  const { dealer, path } = await calculatorsPath();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/page-blocks-/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/page-blocks-/);
  await page.goto(originOf(dealer) + path, { waitUntil: "load" });
  await unfold(page);
  await page.locator("#delivery-postcode").fill("4000");
  await asked;
  await page.locator("#delivery button[type=submit]").click();
  release();
  await expect(page.locator("#delivery [role=status]")).not.toContainText("Your price shows here.");
  expect(page.url()).toBe(originOf(dealer) + path);
});

test("without the script of its parts the page stays whole, and its forms and links work", async ({
  page,
  complaints,
}) => {
  const { dealer, path } = await calculatorsPath();
  await page.route(/\/assets\/(?:page-blocks|finance-side)-/, (route) =>
    route.fulfill({ status: 503, body: "" }),
  );
  await page.goto(`${originOf(dealer)}${path}#finance`, { waitUntil: "load" });
  await page.locator("#fin-deposit").fill("4321");
  await page.waitForTimeout(300);
  await expect(page.locator("#vehicle-blocks section")).not.toHaveCount(0);
  await page.locator("#fin-deposit").press("Enter");
  await expect(page).toHaveURL(/fin_deposit=4321/);
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page).toHaveURL(`${originOf(dealer)}/`);
  // Chromium reports the answer's status.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 503/.test(text)));
});

for (const dealer of ONE_PER_TEMPLATE) {
  test(`${dealer.slug}: from a list to a vehicle and on to a similar one, all parts are there`, async ({
    page,
  }) => {
    const { body } = await ask(dealer, "/");
    const listing = /href="(\/search\/[^"#]+)"/.exec(body)?.[1] ?? "/search/new-used-and-demo-cars";
    await page.goto(originOf(dealer) + listing.replaceAll("&amp;", "&"));
    await page.locator("article[data-vehicle-id] a[href^='/cars/']").first().click();
    await expect(page.locator("#vehicle-blocks section")).not.toHaveCount(0);
    await expect(page.locator("#vehicle-tools")).toBeVisible();
    const other = page.locator("main article[data-vehicle-id] a[href^='/cars/']");
    if ((await other.count()) === 0) return;
    const address = page.url();
    await other.first().click();
    await expect(page).not.toHaveURL(address);
    await expect(page).toHaveURL(/\/cars\//);
    await expect(page.locator("#vehicle-blocks section")).not.toHaveCount(0);
  });
}

test("keys alone lead from a page nobody touched to the next", async ({ page }) => {
  const { dealer, path } = await calculatorsPath();
  await page.goto(originOf(dealer) + path, { waitUntil: "networkidle" });
  await page.locator("header a[href='/']").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${originOf(dealer)}/`);
  await page.goBack();
  await expect(page.locator("#vehicle-blocks section")).not.toHaveCount(0);
});

test("a trade-in's page that script opens fetches its form beside its data", async ({ page }) => {
  const found = await vehicleWith('href="/cars/trade-in?');
  if (found === null) throw new Error("No vehicle takes a trade-in.");
  const form = page.waitForRequest(/\/assets\/lead-form-[^/]+\.js$/);
  // The page's data waits for the form to be asked for: one after the other would wait for ever.
  await page.route(/_data=routes%2Fcars\.trade-in/, async (route) => {
    await form;
    await route.continue();
  });
  await page.goto(originOf(found.dealer) + found.path);
  await page.locator('a[href^="/cars/trade-in?"]:visible').first().click();
  await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=/);
  await expect(page.locator("main form[method=post]").first()).toBeVisible();
});

/** Half of what a vehicle's page on a phone was before facts and calculators stood once (ux B4), and what much equipment adds. */
const LONGEST_PAGE = 5_700;

for (const dealer of DEALERS)
  test(`${dealer.slug}: a vehicle's page stays short on a phone once its script is there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndUse(page, originOf(dealer) + (await vehicleOf(dealer)));
    await comeAlive(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(LONGEST_PAGE);
  });
