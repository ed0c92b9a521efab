import type { Page } from "@playwright/test";
import { type Dealer, FIRST_DEALER, ONE_PER_TEMPLATE } from "../setup/dealers";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";

/** The longest of some pages of a dealer's vehicles, all of which have a calculator. */
async function longPath(dealer: Dealer): Promise<string> {
  const { body } = await ask(dealer, ALL_STOCK);
  const paths = [...new Set(body.match(/\/cars\/[a-z0-9-]+(?=")/g))].slice(0, 12);
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, body: (await ask(dealer, path)).body })),
  );
  const financed = pages.filter((one) => one.body.includes('name="fin_amount"'));
  const [longest] = financed.sort((one, other) => other.body.length - one.body.length);
  return longest?.path ?? "no vehicle";
}

const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

for (const dealer of ONE_PER_TEMPLATE)
  test(`${dealer.slug}: a vehicle's page itself prints on two sheets at most, what is folded included`, async ({
    page,
  }) => {
    await page.goto(originOf(dealer) + (await longPath(dealer)));
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("main [data-price]")).toBeVisible();
    await expect(page.locator("#finance-side [data-repayment]")).toBeVisible();
    for (const said of [dealer.name, /as of \d/, /^\*? ?(The )?[Rr]epayments? (is|are) indicative/])
      await expect(page.getByText(said).and(page.locator(":visible")).first()).toBeVisible();
    // Nobody knows which day it is when the paper is read.
    await expect(page.getByText(/^today:|\(today\)/i).and(page.locator(":visible"))).toHaveCount(0);
    for (const unprinted of ["header", "footer", "#similar", "#vehicle-tools", "form"])
      await expect(page.locator(`${unprinted} >> visible=true`)).toHaveCount(0);
  });

const NUMBERS = /\$20,000 less a deposit of \$2,000/;

test("numbers of the calculator go along to the printable page, and from there to the PDF", async ({
  page,
}) => {
  await page.goto(`${originOf(FIRST_DEALER)}${await longPath(FIRST_DEALER)}#finance`);
  await page.locator("#fin-amount").fill("20000");
  await page.locator("#fin-deposit").fill("2000");
  await page.locator("#fin-deposit").blur();
  await expect(page.locator("#finance [data-why]")).toHaveText(NUMBERS);
  const print = page.locator('#vehicle-tools a[href*="/print?"]');
  await expect(print).toHaveAttribute("href", /fin_amount=20000&fin_deposit=2000/);
  await expect(page.locator('#vehicle-tools a[href*="/pdf"]')).toHaveAttribute("href", /fin_amount=20000/);
  await page.goto(originOf(FIRST_DEALER) + ((await print.getAttribute("href")) ?? ""));
  await expect(page.locator("article")).toContainText(NUMBERS);
  await expect(page.locator('main a[href*="/pdf"]')).toHaveAttribute("href", /fin_deposit=2000/);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("numbers that were sent go along to papers", async ({ page }) => {
    const path = await longPath(FIRST_DEALER);
    await page.goto(`${originOf(FIRST_DEALER)}${path}?fin_amount=20000&fin_deposit=2000`);
    await expect(page.locator("#finance [data-why]")).toHaveText(NUMBERS);
    const href = await page.locator('#vehicle-tools a[href*="/print?"]').getAttribute("href");
    await page.goto(originOf(FIRST_DEALER) + (href ?? ""));
    await expect(page.locator("article")).toContainText(NUMBERS);
  });

  test("what a price includes opens beside it", async ({ page }) => {
    await page.goto(originOf(FIRST_DEALER) + (await longPath(FIRST_DEALER)));
    const fold = page.locator("#price-notes details").first();
    await expect(fold.locator("dl")).toBeHidden();
    await fold.locator("summary").click();
    await expect(fold.locator("dl")).toContainText("GST");
  });
});
