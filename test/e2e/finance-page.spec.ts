import { siteLoan } from "~/domain/finance/estimate";
import { pagePath } from "~/domain/tenant/page-paths";
import { DEALERS, ONE_PER_TEMPLATE } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { expect, originOf, test } from "./site-test";

const words = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

for (const dealer of DEALERS)
  test(`${dealer.slug}: the finance page estimates with the dealer's loan, asks, then says what is needed and how it goes`, async ({
    page,
  }) => {
    const config = (await knownSites()).get(dealer.slug)?.config;
    if (config === undefined) throw new Error(`no dealer ${dealer.slug}`);
    const path = pagePath(config, "finance") ?? "";
    await page.goto(originOf(dealer) + path);
    const rate = siteLoan(config)?.lender.interestRate ?? Number.NaN;
    const calculator = page.locator("#finance");
    if (config.finance.showInterest) await expect(page.locator("#fin-interest")).toHaveValue(String(rate));
    else await expect(calculator).toContainText(`${rate}% p.a.`);
    // Fees stand in the small print, which is folded.
    const said = words((await page.locator("main").textContent()) ?? "");
    for (const { label, amount } of config.finance.fees) {
      expect(said).toContain(label);
      expect(said.replaceAll(",", "")).toContain(String(amount));
    }
    const places = await page
      .locator("#finance, #finance-needs, #finance-steps, #finance-questions, #finance-form")
      .evaluateAll((all) => all.map(({ id }) => id));
    const calculatorAndForm = ["finance", "finance-form"];
    // Who applies meets the form first.
    if (config.forms.finance === "financeApplication") calculatorAndForm.reverse();
    expect(places).toEqual([...calculatorAndForm, "finance-needs", "finance-steps", "finance-questions"]);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join("")).toContain('"FAQPage"');
  });

for (const dealer of ONE_PER_TEMPLATE)
  test(`${dealer.slug}: the finance page works out another amount with script and without, alike`, async ({
    page,
    browser,
  }) => {
    const config = (await knownSites()).get(dealer.slug)?.config;
    const path = config === undefined ? null : pagePath(config, "finance");
    const address = originOf(dealer) + (path ?? "");
    await page.goto(address);
    const first = await page.locator("#finance dl").first().textContent();
    await page.locator("#fin-amount").fill("42000");
    await page.locator("#fin-amount").blur();
    await expect(page.locator("#finance dl").first()).not.toHaveText(first ?? "");
    const scripted = await page.locator("#finance dl").first().innerText();
    const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await bare.goto(address);
    await bare.locator("#fin-amount").fill("42000");
    await bare.locator("#finance form button[type=submit]").click();
    expect(new URL(bare.url()).hash).toBe("#finance");
    expect(await bare.locator("#finance dl").first().innerText()).toBe(scripted);
    for (const shown of [page, bare]) {
      await shown.locator('#finance a[href$="#finance-form"]').click();
      await expect(shown.locator('#finance-form [name="vehiclePriceBudget"]')).toHaveValue(/^42,?000$/);
      await expect(shown.locator("#fin-amount")).toHaveValue(/^42,?000$/);
    }
    await bare.context().close();
  });
