import type { Page } from "@playwright/test";
import { dealerWith } from "./dealer-with";
import { ALL_STOCK, expect, originOf, resultCount, test } from "./site-test";

/** A group with many makes: some of them are out of view at first. */
const group = () =>
  dealerWith(({ config }) => config.site.dealerships.length > 20 && config.filters.enabled.includes("model"));

const make = (page: Page, value: string) => page.locator(`input[name="make"][value="${value}"]`);
const model = (page: Page, of: string) => page.locator(`input[name="make_model"][value^="${of} "]`);
const row = (page: Page, value: string) => make(page, value).locator("xpath=ancestor::*[@data-level]");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${originOf(await group())}${path}`);
}

/** The number behind a tick box. */
const countOf = (box: ReturnType<typeof make>) => box.getAttribute("data-count").then(Number);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a model of one make and any of another are found together (FILT-02)", async ({ page }) => {
    await open(page, ALL_STOCK);
    const others = await countOf(make(page, "Mazda"));
    await row(page, "Toyota").locator("summary").click();
    const corolla = model(page, "Toyota").first();
    const own = await countOf(corolla);
    await corolla.check();
    await make(page, "Mazda").check();
    await page.locator('#filter-form noscript button[type="submit"], button:text("Apply")').first().click();
    await expect.poll(() => resultCount(page)).toBe(own + others);
    await expect(make(page, "Mazda")).toBeChecked();
    await expect(model(page, "Toyota").first()).toBeChecked();
    expect(await countOf(make(page, "Toyota")), "its make can still be chosen").toBeGreaterThan(own);
  });

  test("ten models of a make, then all of them, without losing a filter (FILT-07)", async ({ page }) => {
    await open(page, `${ALL_STOCK}?range[price]=0:60000&query=`);
    const before = await resultCount(page);
    await row(page, "Toyota").locator("summary").click();
    await expect(model(page, "Toyota")).toHaveCount(10);
    await row(page, "Toyota").getByRole("link", { name: "Show more" }).click();
    await expect.poll(() => model(page, "Toyota").count()).toBeGreaterThan(10);
    expect(await resultCount(page)).toBe(before);
    expect(page.url()).toContain("range[price]=0:60000");
  });
});

test("choosing models hides neither other makes nor other models, with script (FILT-02)", async ({
  page,
}) => {
  await open(page, `${ALL_STOCK}?body=suv`);
  const makes = await page.locator('input[name="make"]').count();
  await row(page, "Toyota").locator("summary").click();
  const models = await model(page, "Toyota").count();
  const [first, second] = [model(page, "Toyota").nth(0), model(page, "Toyota").nth(1)];
  const own = [await countOf(first), await countOf(second)];
  await first.check();
  await page.waitForURL(/\/toyota\//);
  await second.check();
  await page.waitForURL(/make_model=.*make_model=/);
  await expect.poll(() => resultCount(page)).toBe((own[0] ?? 0) + (own[1] ?? 0));
  expect(await page.locator('input[name="make"]').count()).toBe(makes);
  expect(await model(page, "Toyota").count()).toBe(models);
  expect(page.url()).toContain("body=suv");
});

test("the models of a make that is out of view open in their place, with every filter kept (FILT-07)", async ({
  page,
}) => {
  await open(page, `${ALL_STOCK}?body=suv&range[price]=0:90000`);
  await page.getByText("Show all makes").click();
  const link = page.getByRole("link", { name: "Select models: Volkswagen" });
  await link.click();
  await page.waitForURL(/expand=make_model:Volkswagen/);
  expect(page.url()).toContain("body=suv&range[price]=0:90000");
  await expect(model(page, "Volkswagen").first()).toBeVisible();
  await expect(make(page, "Volkswagen")).toBeFocused();
});
