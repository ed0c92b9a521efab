import type { Page } from "@playwright/test";
import { chooseVisit, fillIn, FORM_DEALERS, formOf, sendButton } from "./form-walk";
import { DEALERS, FIRST_DEALER } from "../setup/dealers";
import { PERSON, PERSON_MS } from "./person";
import { expect, originOf, test } from "./site-test";

const DEALER = DEALERS.find(({ slug }) => slug === "harbour-city") ?? FIRST_DEALER;

/** Chooses another day than the first, and waits for its times. */
async function chooseDay(page: Page, hasScript: boolean): Promise<string> {
  await chooseVisit(page);
  const days = formOf(page).locator('[name="booking_date"]');
  const day = (await days.locator("option").nth(3).getAttribute("value")) ?? "";
  const refreshed = page.waitForResponse((answer) => answer.request().method() === "POST");
  await days.selectOption(day);
  if (!hasScript) await formOf(page).locator('button[name="intent"]').click();
  await refreshed;
  await expect(formOf(page).locator('[name="booking_time"]').first()).toBeVisible();
  return day;
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: hasScript, userAgent: PERSON });

    test("a service is booked at a free time of the workshop, and says so with a calendar file", async ({
      page,
    }) => {
      await page.goto(`${originOf(DEALER)}/service`);
      const form = formOf(page);
      await expect(form.locator('[name="preferred_date"]')).toHaveCount(0);
      await form.locator('[name="rego"]').fill("ABC 123");
      const day = await chooseDay(page, hasScript);
      await expect(form.locator('[name="rego"]'), "what was typed stays").toHaveValue("ABC 123");
      await expect(form.locator('[name="booking_date"]')).toHaveValue(day);
      await fillIn(page);
      await page.waitForTimeout(PERSON_MS);
      await sendButton(page).click();
      await page.waitForURL("**/success");
      await expect(page.locator("main")).toContainText("Moorooka Workshop");
      await expect(page.locator('main a[href$="/success/booking.ics"]')).toBeVisible();
    });

    test("of several workshops the shopper chooses one, and then sees its times (LOC-16)", async ({
      page,
    }) => {
      const [dealer = FIRST_DEALER] = FORM_DEALERS;
      await page.goto(`${originOf(dealer)}/service`);
      const form = formOf(page);
      await expect(form.locator('[name="location"]')).toHaveValue("");
      await expect(form.locator('[name="booking_time"]')).toHaveCount(0);
      await form.locator('[name="rego"]').fill("ABC 123");
      await chooseVisit(page);
      await expect(form.locator('[name="booking_date"]'), "the first free day").not.toHaveValue("");
      await expect(form.locator('[name="rego"]'), "what was typed stays").toHaveValue("ABC 123");
    });

    test("a test drive from the menu is of a vehicle that was looked for there, at its yard", async ({
      page,
    }) => {
      await page.goto(`${originOf(DEALER)}/book-test-drive`);
      const form = formOf(page);
      await form.locator('[name="name"]').fill("Aroha");
      await form.locator('[name="email"]').fill("aroha@example.com");
      await form.locator('[name="wanted"]').fill("Mazda");
      await form.getByRole("button", { name: "Find vehicles" }).click();
      const choices = form.locator('[name="drive_car"]');
      await expect(form).toContainText(/match(es)?\. Choose/);
      await expect(form.locator('[name="name"]')).toHaveValue("Aroha");
      const words = await form.locator('label:has([name="drive_car"])').first().innerText();
      expect(words).toMatch(/Mazda[\s\S]*\$[\d,]+ · .* · Stock/);
      const refreshed = page.waitForResponse((answer) => answer.request().method() === "POST");
      await choices.first().check();
      if (!hasScript) await form.locator('button[value="refresh"]').click();
      await refreshed;
      await expect(form.locator('[name="location"]'), "its yard is known").toHaveCount(0);
      await chooseVisit(page);
      await expect(choices.first()).toBeChecked();
      await form.locator('[name="booking_time"]').last().check();
      await form.getByRole("checkbox").check();
      await page.waitForTimeout(PERSON_MS);
      await sendButton(page).click();
      await page.waitForURL("**/success");
      await expect(page.locator("main")).toContainText(/Stock \S+/.exec(words)?.[0] ?? "");
    });
  });
}

test("a plate reads from left to right on a page that is read from right to left", async ({ page }) => {
  test.setTimeout(60_000);
  const dealer = DEALERS.find(({ languages }) => languages.some(({ tag }) => tag === "ar")) ?? FIRST_DEALER;
  await page.goto(`${originOf(dealer)}/ar/service`);
  await fillIn(page);
  const plate = formOf(page).locator('[name="rego"]');
  await expect(plate).toHaveAttribute("dir", "ltr");
  await plate.fill("123 ABC");
  await page.waitForTimeout(PERSON_MS);
  await sendButton(page).click();
  await page.waitForURL("**/success");
  const [digits, letters] = await page.getByText("123 ABC", { exact: true }).evaluate((shown) => {
    const left = (from: number) => {
      const range = document.createRange();
      const text = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT).nextNode();
      if (text === null) throw new Error("no text");
      range.setStart(text, from);
      range.setEnd(text, from + 3);
      return range.getBoundingClientRect().left;
    };
    return [left(0), left(4)] as const;
  });
  expect(digits).toBeLessThan(letters);
});
