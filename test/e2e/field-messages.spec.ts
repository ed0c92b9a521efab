import type { Locator, Page } from "@playwright/test";
import { type Dealer, DEALERS, FIRST_DEALER } from "../setup/dealers";
import { fillIn, firstCar, FORM_DEALERS, formOf, sendButton } from "./form-walk";
import { PERSON } from "./person";
import { expect, originOf, test } from "./site-test";
import { expectSound } from "./sound-page";
import { forgetRefusals, summaryOf } from "./walk-form";

test.use({ userAgent: PERSON });

/** Two templates, and a language written from right to left. */
const PLACES: readonly { readonly dealer: Dealer; readonly base: string }[] = [
  ...FORM_DEALERS.map((dealer) => ({ dealer, base: "" })),
  ...DEALERS.filter(({ languages }) => languages.some(({ tag }) => tag === "ar"))
    .slice(0, 1)
    .map((dealer) => ({ dealer, base: "/ar" })),
];

/** A form whose script has taken over. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(async () => {
    await page.mouse.move(5, Math.random() * 50);
    const alive = await formOf(page).evaluate((form) =>
      Object.keys(form).some((key) => key.startsWith("__reactFiber")),
    );
    expect(alive).toBe(true);
  }).toPass({ intervals: [50] });
}

/** What is said beside a field, as a screen reader finds it. */
async function told(field: Locator): Promise<string> {
  return field.evaluate((control) => {
    const of = control.getAttribute("aria-describedby") ?? "";
    const around = control.closest("fieldset[aria-describedby]")?.getAttribute("aria-describedby") ?? "";
    const ids = `${of} ${control.getAttribute("type") === "radio" ? around : ""}`.split(" ");
    const error = ids.find((id) => id.endsWith("-error"));
    return (error === undefined ? null : document.getElementById(error))?.textContent ?? "";
  });
}

/** What the server says of the empty form, by the address of the field. */
async function serversWords(page: Page): Promise<ReadonlyMap<string, string>> {
  await sendButton(page).click();
  await expect(summaryOf(page)).toBeVisible();
  const links = await summaryOf(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.getAttribute("href") ?? "", link.textContent] as const));
  return new Map(links);
}

for (const { dealer, base } of PLACES) {
  test(`${dealer.slug}${base}: a field that is left says in the server's words what is wrong, until it is mended`, async ({
    page,
    complaints,
  }) => {
    // It needs an e-mail address, so that more than the name must not be left empty.
    const address = `${originOf(dealer)}${base}/request-photos?car_id=${await firstCar(dealer)}`;
    await openForm(page, address);
    const words = await serversWords(page);
    expect(words.size).toBeGreaterThan(1);
    forgetRefusals(complaints);
    await openForm(page, address);
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    for (const [href, text] of words) {
      const field = formOf(page).locator(href);
      await expect(field).not.toHaveAttribute("aria-invalid");
      await field.focus();
      await field.press("Tab");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      expect(await told(field)).toContain(text);
    }
    await expect(summaryOf(page)).toHaveCount(0);
    await expectSound(page, `${address}, fields left empty`, "main");
    const email = formOf(page).locator('[name="email"]');
    await email.fill("no address");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await email.pressSequentially("@example.com");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await email.fill("aroha@example.com");
    await expect(email).not.toHaveAttribute("aria-invalid");
    expect(await told(email)).toBe("");
    await fillIn(page);
    await expect(formOf(page).locator("[aria-invalid]")).toHaveCount(0);
    await expect(formOf(page).locator('[id$="-error"]')).toHaveCount(0);
    expect(posts).toEqual([]);
  });
}

test("what only the server can tell stands until its field is changed, whatever else is left", async ({
  page,
  complaints,
}) => {
  const address = `${originOf(FIRST_DEALER)}/enquire?car_id=${await firstCar(FIRST_DEALER)}`;
  await openForm(page, address);
  await fillIn(page);
  const phone = formOf(page).locator('[name="phone"]');
  await phone.fill("0412 345");
  await phone.press("Tab");
  await expect(phone).not.toHaveAttribute("aria-invalid");
  await sendButton(page).click();
  await expect(summaryOf(page)).toBeFocused();
  const text = (await summaryOf(page).getByRole("link").textContent()) ?? "";
  expect(await told(phone)).toContain(text);
  const name = formOf(page).locator('[name="name"]');
  await name.fill("");
  await name.press("Tab");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  expect(await told(phone)).toContain(text);
  await phone.press("End");
  await phone.pressSequentially(" 678");
  await expect(phone).not.toHaveAttribute("aria-invalid");
  await name.fill("Aroha");
  await sendButton(page).click();
  await page.waitForURL("**/success");
  forgetRefusals(complaints);
});

test("a message that appears is said once with its field, and none while a right answer is typed anew", async ({
  page,
  complaints,
}) => {
  await openForm(page, `${originOf(FIRST_DEALER)}/enquire?car_id=${await firstCar(FIRST_DEALER)}`);
  const status = formOf(page).getByRole("status");
  const email = formOf(page).locator('[name="email"]');
  await expect(status).toHaveText("");
  await email.fill("aroha@example.com");
  await email.press("Tab");
  await email.fill("");
  await email.pressSequentially("no address");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(status).toHaveText("");
  await email.press("Tab");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(status).toHaveText(/^E-?mail.*: .+/i);
  await email.focus();
  await email.pressSequentially("@");
  await expect(status).toHaveText("");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.press("Enter");
  await expect(summaryOf(page)).toBeFocused();
  await expect(status).toHaveText("");
  forgetRefusals(complaints);
});

test("what is mended goes from the summary, and the focus stays in the field", async ({
  page,
  complaints,
}) => {
  await openForm(page, `${originOf(FIRST_DEALER)}/enquire?car_id=${await firstCar(FIRST_DEALER)}`);
  await fillIn(page);
  const [name, email] = ["name", "email"].map((one) => formOf(page).locator(`[name="${one}"]`));
  if (name === undefined || email === undefined) throw new Error("The form lost its fields.");
  await name.fill("");
  await email.fill("no address");
  await sendButton(page).click();
  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page).getByRole("link")).toHaveCount(2);
  await name.fill("Aroha");
  await expect(summaryOf(page).getByRole("link")).toHaveCount(1);
  await email.fill("aroha@example.com");
  await expect(summaryOf(page)).toHaveCount(0);
  await expect(email).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error/);
  await name.fill("");
  await name.press("Tab");
  await expect(summaryOf(page)).not.toBeFocused();
  await name.fill("Aroha");
  await sendButton(page).click();
  await page.waitForURL("**/success");
  forgetRefusals(complaints);
});

test("a message that appears moves nothing away under a press", async ({ page, complaints }) => {
  await openForm(page, `${originOf(FIRST_DEALER)}/enquire?car_id=${await firstCar(FIRST_DEALER)}`);
  const email = formOf(page).locator('[name="email"]');
  const radio = formOf(page).locator('label:has([type="radio"])').last();
  await radio.scrollIntoViewIfNeeded();
  await email.evaluate((field) => field.focus({ preventScroll: true }));
  await page.keyboard.type("no address");
  const box = await radio.boundingBox();
  if (box === null) throw new Error("The form has no answers to choose from.");
  // At the upper edge: a line more above it, and the press would end on something else.
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await expect(email).not.toHaveAttribute("aria-invalid");
  await page.mouse.up();
  await expect(radio.locator("input")).toBeChecked();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await formOf(page).locator('[name="name"]').focus();
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await sendButton(page).click();
  expect((await refused).status()).toBe(400);
  await expect(summaryOf(page)).toBeFocused();
  forgetRefusals(complaints);
});

test("what is typed or chosen before the form's script comes stays, and is answered", async ({ page }) => {
  const [dealer = FIRST_DEALER] = FORM_DEALERS;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/lead-form-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${originOf(dealer)}/book-test-drive?car_id=${await firstCar(dealer)}`);
  const form = formOf(page);
  await form.locator('[name="name"]').fill("Aroha");
  await form.locator('[name="message"]').fill("Typed early");
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await form.locator('[name="booking_date"]').selectOption({ index: 2 });
  release();
  expect((await answered).ok()).toBe(true);
  await expect(form.locator('[name="booking_time"]').first()).toBeVisible();
  await expect(form.locator('[name="name"]')).toHaveValue("Aroha");
  await expect(form.locator('[name="message"]')).toHaveValue("Typed early");
  await expect(form.locator('[name="booking_date"] option:checked')).toHaveCount(1);
  expect(
    await form.locator('[name="booking_date"]').evaluate((box) => (box as HTMLSelectElement).selectedIndex),
  ).toBe(2);
});

test.describe("without the form's script", () => {
  test("the form works as without any", async ({ page, complaints }) => {
    await page.route(/\/assets\/lead-form-[^/]+\.js$/, (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto(`${originOf(FIRST_DEALER)}/enquire?car_id=${await firstCar(FIRST_DEALER)}`);
    await fillIn(page);
    await sendButton(page).click();
    await page.waitForURL("**/success");
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 503/.test(text)));
  });
});
