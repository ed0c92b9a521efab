import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { type Dealer, FIRST_DEALER } from "../setup/dealers";
import { fillIn, firstCar, FORM_DEALERS, formOf, sendButton } from "./form-walk";
import { PERSON, PERSON_MS } from "./person";
import { ask, expect, originOf, test } from "./site-test";

// One after the other: two at once would book the same first free time, and one would be refused.
test.describe.configure({ mode: "default", timeout: 120_000 });
test.use({ javaScriptEnabled: false, userAgent: PERSON });

/** Somebody whose mails are told from those of other tests by their address. */
interface Booked {
  readonly email: string;
  /** Own path of the page that the letter links. */
  readonly path: string;
}

/** The mail about somebody with these words in its subject, from the folder that mails without a server end in. */
async function mailWith(words: RegExp, email: string): Promise<Email> {
  const folder = process.env["E2E_OUTBOX"] ?? "";
  const find = async () => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
    const raw = names.map((name) => readFileSync(join(folder, name))).filter((one) => one.includes(email));
    const mails = await Promise.all(raw.map((one) => PostalMime.parse(one)));
    return mails.find(({ subject }) => words.test(subject ?? ""));
  };
  await expect.poll(async () => (await find()) !== undefined, { timeout: 20_000 }).toBe(true);
  const found = await find();
  if (found === undefined) throw new Error("no such mail");
  return found;
}

/** What is booked: its page, and how its letters and its own page name it. */
const DRIVE = { path: "/book-test-drive", name: "test drive", title: "Test drive" };
const SERVICE = { path: "/service", name: "service", title: "Service booking" };

/** Of the form that moves a booking. */
const [DAY, TIMES] = ['[name="booking_date"]', '[name="booking_time"]'];

const toShopper = ({ to }: Email) => to?.map(({ address }) => address);

async function book(page: Page, dealer: Dealer, visit = DRIVE): Promise<Booked> {
  const email = `${randomUUID()}@example.com`;
  const about = visit === DRIVE ? `?car_id=${await firstCar(dealer)}` : "";
  await page.goto(`${originOf(dealer)}${visit.path}${about}`);
  await fillIn(page);
  await formOf(page).locator('[name="email"]').fill(email);
  await page.waitForTimeout(PERSON_MS);
  await sendButton(page).click();
  await page.waitForURL("**/success");
  const letter = await mailWith(new RegExp(`^Your ${visit.name}: `), email);
  expect(toShopper(letter)).toEqual([email]);
  const link = /https?:\/\/\S+(\/my\/[\w.-]+)/.exec(letter.text ?? "");
  if (link?.[1] === undefined) throw new Error("the letter links no page");
  return { email, path: link[1] };
}

const [FIRST = FIRST_DEALER] = FORM_DEALERS;
for (const { dealer, visit } of [
  ...FORM_DEALERS.map((one) => ({ dealer: one, visit: DRIVE })),
  { dealer: FIRST, visit: SERVICE },
]) {
  test(`${dealer.slug}: a ${visit.name} is moved and cancelled by the link of its letter, without script`, async ({
    page,
    complaints,
  }) => {
    const { path, email } = await book(page, dealer, visit);
    await page.goto(`${originOf(dealer)}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(visit.title);
    await expect(page.locator("main")).toContainText("Booked");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const before = await page.locator("main dl").first().innerText();
    const when = page.locator("main dl").first();
    await test.step("“Move it” preselects no time and asks", async () => {
      await expect(page.locator(`${TIMES}:checked`)).toHaveCount(0);
      await page.getByRole("button", { name: "Move it" }).click();
      await expect(page.locator("main")).toContainText("Please choose one of the free times.");
      await expect(page).toHaveTitle(/^Error: /);
      expect(await when.innerText()).toBe(before);
    });
    const day = await test.step("the times of another day are shown, and the day stays chosen", async () => {
      await page.locator(DAY).selectOption({ index: 2 });
      const chosen = await page.locator(DAY).inputValue();
      await page.getByRole("button", { name: "Show free times" }).click();
      await expect(page.locator(DAY)).toHaveValue(chosen);
      await expect(page.locator(TIMES).first()).toBeVisible();
      return (await page.locator(`${DAY} option:checked`).textContent()) ?? "";
    });
    await test.step("what is in the past is nobody else's, and the chosen day stays", async () => {
      const first = page.locator(TIMES).first();
      await first.evaluate((one) => one.setAttribute("value", "03:07"));
      await first.check();
      await page.getByRole("button", { name: "Move it" }).click();
      await expect(page.locator("main")).toContainText("We give no such time.");
      await expect(page.locator(`${DAY} option:checked`)).toHaveText(day);
      expect(await when.innerText()).toBe(before);
    });
    // The browser notes both refusals.
    complaints.splice(0);
    // Tests beside this one take the first free time of a day.
    await page.locator(TIMES).last().check();
    await page.getByRole("button", { name: "Move it" }).click();
    await expect(page.locator("main")).toContainText(/Your booking is moved. It is now on .* 20\d\d at \d/);
    expect(await when.innerText()).not.toBe(before);
    await expect(when).toContainText(day);
    const moved = await mailWith(new RegExp(`^Moved: your ${visit.name} is`), email);
    expect(toShopper(moved)).toEqual([email]);
    expect(moved.attachments[0]?.mimeType).toBe("text/calendar");
    await page.goto(`${originOf(dealer)}${path}?cancel=1`);
    await page.getByRole("link", { name: "No, keep it" }).click();
    await page.getByRole("link", { name: "Cancel the booking" }).click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.locator("main")).toContainText("Your booking is cancelled.");
    await expect(page.locator(DAY)).toHaveCount(0);
    const cancelled = await mailWith(new RegExp(`^Cancelled: your ${visit.name} on`), email);
    expect(cancelled.attachments[0]?.mimeType).toBe("text/calendar");
  });
}

test("somebody else's time stays theirs, and nothing is lost", async ({ page, complaints }) => {
  const [dealer] = FORM_DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  const first = await book(page, dealer);
  // Somebody else's browser: the same one would be asked whether to move what it booked.
  await page.context().clearCookies();
  const booked = [first, await book(page, dealer)];
  const second = await page.context().newPage();
  const both = [page, second];
  for (const [index, one] of both.entries())
    await one.goto(`${originOf(dealer)}${booked[index]?.path ?? ""}`);
  const wanted = (await page.locator(TIMES).last().getAttribute("value")) ?? "";
  for (const one of both) await one.locator(`${TIMES}[value="${wanted}"]`).check();
  await second.getByRole("button", { name: "Move it" }).click();
  await expect(second.locator("main")).toContainText("Your booking is moved.");
  const before = await page.locator("main dl").first().innerText();
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.locator("main")).toContainText("That time is not free any more.");
  expect(await page.locator("main dl").first().innerText()).toBe(before);
  // The browser notes the refusal.
  complaints.splice(0);
});

test("a link that was altered, of another dealer or of nothing says whom to call and reveals nothing", async ({
  page,
}) => {
  const [dealer, other] = FORM_DEALERS;
  if (dealer === undefined || other === undefined) throw new Error("two dealers are needed");
  const { path } = await book(page, dealer);
  const calendar = await ask(dealer, `${path}/calendar.ics`);
  expect(calendar.headers["content-type"]).toContain("text/calendar");
  expect(calendar.body).toContain("METHOD:PUBLISH");
  for (const [at, target] of [
    [dealer, `${path}x`],
    [other, path],
    [dealer, "/my/nothing"],
  ] as const) {
    const { status, body, headers } = await ask(at, target);
    expect(status, target).toBe(404);
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(body).toContain('href="tel:');
    expect(body).not.toContain("Whītfield");
    expect((await ask(at, `${target}/calendar.ics`)).status).toBe(404);
    const body2 = "intent=cancel";
    const headersOfForm = { "content-type": "application/x-www-form-urlencoded" };
    await ask(at, target, { method: "POST", body: body2, headers: headersOfForm });
  }
  expect((await ask(dealer, path)).body).toContain("Booked");
});

test("one click stops the reminders of a booking, as mail programs do it (RFC 8058)", async ({ page }) => {
  const [dealer] = FORM_DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  const { path } = await book(page, dealer);
  const { status } = await ask(dealer, `${path}?reminders=stop`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(status).toBe(303);
  await page.goto(`${originOf(dealer)}${path}`);
  await expect(page.getByRole("button", { name: "Stop reminders" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remind me again" }).click();
  await expect(page.getByText("Reminders of this booking come again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop reminders" })).toBeVisible();
});

test("a time without a day is told beside the day", async ({ page, complaints }) => {
  const [dealer] = FORM_DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  await page.goto(`${originOf(dealer)}${DRIVE.path}?car_id=${await firstCar(dealer)}`);
  await fillIn(page);
  await formOf(page).locator('[name="booking_date"]').selectOption("");
  await page.waitForTimeout(PERSON_MS);
  await sendButton(page).click();
  await expect(page.locator("main")).toContainText("Please choose a day as well, or no time.");
  await expect(page.locator("main")).not.toContainText("choose one of the answers");
  // The browser notes the refusal.
  complaints.splice(0);
});
