import type { Page } from "@playwright/test";
import { expectAnswered } from "./answered";
import { fillIn, formOf, sendButton } from "./form-walk";
import { expect } from "./site-test";
import { expectSound } from "./sound-page";

/** What has to be put right. */
export const summaryOf = (page: Page) => page.locator('main [id$="-errors"]');

/** How a form is walked. */
export interface Walk {
  readonly scripted: boolean;
  /** Whether each page on the way is looked through for faults. */
  readonly sound: boolean;
}

/** One form from empty to sent: every step first wrong, then right. */
export async function walkForm(page: Page, address: string, way: Walk): Promise<void> {
  await page.goto(address);
  const { scripted } = way;
  if (way.sound) await expectSound(page, `${address}, empty`, "main");
  for (let step = 1; !page.url().endsWith("/success"); step++) {
    expect(step, address).toBeLessThan(5);
    const here = page.url();
    await failOnce(page, way, `${address}, step ${step}`);
    await fillIn(page);
    await (scripted ? sendButton(page).dblclick() : sendButton(page).click());
    await page.waitForURL((url) => url.href !== here);
    if (scripted) await expect(summaryOf(page)).toHaveCount(0);
    await expectAnswered(page, `${address}, step ${step}, sent`);
  }
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Aroha");
  await expect(page.locator("main dl")).toContainText("Whītfield");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Aroha");
}

/** Sends a step with an impossible answer, where it has a field for one, or empty. */
async function failOnce(page: Page, { sound }: Walk, where: string): Promise<void> {
  const email = formOf(page).locator('[name="email"]');
  const typed = (await email.count()) > 0 ? "no address" : null;
  // A step on which everything may be left empty cannot be wrong.
  if (typed === null && (await formOf(page).locator("[required]").count()) === 0) return;
  if (typed !== null) await email.fill(typed);
  await sendButton(page).click();
  const summary = summaryOf(page);
  if (await page.getByRole("heading", { level: 1 }).filter({ hasText: "Thank" }).count()) return;
  await expect(summary, where).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  if (typed !== null) await expect(email).toHaveValue(typed);
  const links = summary.getByRole("link");
  expect(await links.count(), where).toBeGreaterThan(0);
  for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""))) {
    const field = page.locator(href);
    await expect(field, where).toHaveCount(1);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(summary).toBeFocused();
  await expectAnswered(page, `${where}, wrong`);
  if (sound) await expectSound(page, `${where}, wrong`, "main");
}

/** Chromium reports a refused form as a failed resource. */
export function forgetRefusals(complaints: string[]): void {
  const others = complaints.filter((text) => !/status of 400/.test(text));
  complaints.splice(0, complaints.length, ...others);
}
