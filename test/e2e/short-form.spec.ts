import type { Page } from "@playwright/test";
import { FIRST_DEALER } from "../setup/dealers";
import { openAndUse } from "./come-alive";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";
import { vehiclePathOf } from "./kept-vehicles";
import { forgetRefusals } from "./walk-form";

const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`);

async function openFrom(page: Page, path: string, link: string) {
  await openAndUse(page, originOf(FIRST_DEALER) + path);
  await page.locator(link).first().click();
  await expect(field(page, "name")).toBeVisible();
}

test("Enquire opens a short form on the vehicle's page, with a message ready to send, and keeps what was typed (DELIV-04)", async ({
  page,
}) => {
  const path = await vehiclePathOf(FIRST_DEALER);
  await openFrom(page, path, 'aside a[href*="/enquire?car_id="]');
  await expect(page).toHaveURL(originOf(FIRST_DEALER) + path);
  const asked = dialog(page)
    .locator("input:not([type=hidden], [name=company_website]), textarea")
    .filter({ visible: true });
  expect(await asked.evaluateAll((all) => all.map((one) => one.getAttribute("name")))).toEqual([
    "name",
    "phone",
    "email",
    "message",
  ]);
  await expect(field(page, "message")).toHaveValue(/^I am interested in the \d{4} .+ \(stock number .+\)\. /);
  await field(page, "name").fill("Aroha");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('aside a[href*="/enquire?car_id="]').first().click();
  await expect(field(page, "name")).toHaveValue("Aroha");
  await field(page, "phone").fill("0491 570 156");
  await dialog(page).locator("button[type=submit]").click();
  await page.waitForURL("**/success");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Aroha");
  const stored = (name: string) =>
    page.evaluate((key) => localStorage.getItem(key), `${FIRST_DEALER.slug}.${name}`);
  await expect.poll(() => stored("successCategory"), "kept by the browser (FAV-06)").toBe('"Enquiry"');
  // Written by the page itself.
  const car = JSON.parse((await stored("enquiryCar")) ?? "{}") as { id?: string; name?: string };
  expect([car.id, car.name]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d{4} /)]);
});

for (const [link, said] of [
  ['article a[href*="/enquire?car_id="]', /^I am interested in /],
  ['article a[href$="#finance-form"]', /^I would like finance for /],
] as const)
  test(`a card's button ${link} opens its form on the listing (FIN-10)`, async ({ page }) => {
    await openFrom(page, ALL_STOCK, link);
    await expect(page).toHaveURL(originOf(FIRST_DEALER) + ALL_STOCK);
    await expect(field(page, "message")).toHaveValue(said);
  });

test("a mistake is told in the dialog, on the listing, with what was typed", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFrom(page, ALL_STOCK, 'article a[href*="/enquire?car_id="]');
  await field(page, "name").fill("Aroha");
  await field(page, "email").fill("aroha@");
  await dialog(page).locator("button[type=submit]:visible").click();
  const summary = dialog(page).locator("[data-answer]");
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "name")).toHaveValue("Aroha");
  await expect(field(page, "email")).toHaveValue("aroha@");
  await expect(page).toHaveURL(originOf(FIRST_DEALER) + ALL_STOCK);
  forgetRefusals(complaints);
  await field(page, "email").fill("");
  await field(page, "phone").fill("0491 570 156");
  await dialog(page).locator("button[type=submit]:visible").click();
  await page.waitForURL("**/success");
});

test("without script the same links lead to the form's page, whose short way is a page too", async () => {
  const { body } = await ask(FIRST_DEALER, ALL_STOCK);
  const href = (/href="([^"]*\/enquire\?car_id=[^"]+)"/.exec(body)?.[1] ?? "").replaceAll("&amp;", "&");
  expect((await ask(FIRST_DEALER, href)).body).toContain('name="tradeIn"');
  const short = await ask(FIRST_DEALER, `${href}&short=1`);
  expect(short.status).toBe(200);
  expect(short.body).toMatch(/<textarea[^>]*name="message"[^>]*>I am interested in /);
  expect(short.body).not.toContain('name="tradeIn"');
  const of = await ask(FIRST_DEALER, "/enquire?short=1");
  expect(of.body, "about no vehicle everything is asked").toContain('name="tradeIn"');
});
