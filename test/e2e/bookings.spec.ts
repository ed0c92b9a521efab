import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type MailSink, startMailSink } from "../doubles/sinks/mail-sink";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { type Dealer, hostOf } from "../setup/dealers";
import { get } from "../setup/http";
import { fillIn, firstCar, FORM_DEALERS, sendButton } from "./form-walk";
import { PERSON, PERSON_MS } from "./person";
import { expect, test } from "./site-test";
import { expectSound } from "./sound-page";

// One server for all, whose mails are read.
test.describe.configure({ mode: "default", timeout: 120_000 });
test.use({ javaScriptEnabled: false, userAgent: PERSON });

const dataDir = mkdtempSync(join(tmpdir(), "forecourt-bookings-"));
let server: BuiltServer;
let mails: MailSink;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  mails = await startMailSink();
  server = await startBuiltServer({
    dataDir,
    shippedStock: true,
    env: { SMTP_URL: mails.url, TRUSTED_PROXY_HOPS: "1" },
  });
});
test.afterAll(async () => {
  await server.stop();
  await mails.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const originOf = (dealer: Dealer) => `http://${hostOf(dealer)}:${server.port}`;
const SHOPPER = "aroha@example.com";

/** The newest mail with these words in its subject. */
async function mailWith(words: RegExp) {
  const find = () => mails.taken.findLast(({ mail }) => words.test(mail.subject ?? ""));
  await expect.poll(() => find() !== undefined, { timeout: 20_000 }).toBe(true);
  const found = find();
  if (found === undefined) throw new Error("no such mail");
  return found;
}

/** Own path of the page that the newest letter links. */
function ownPath({ mail }: Awaited<ReturnType<typeof mailWith>>): string {
  const link = /https?:\/\/\S+(\/my\/[\w.-]+)/.exec(mail.text ?? "");
  if (link?.[1] === undefined) throw new Error("the letter links no page");
  return link[1];
}

async function book(page: Page, dealer: Dealer): Promise<string> {
  mails.taken.length = 0;
  await page.goto(`${originOf(dealer)}/book-test-drive?car_id=${await firstCar(dealer)}`);
  await fillIn(page);
  await page.waitForTimeout(PERSON_MS);
  await sendButton(page).click();
  await page.waitForURL("**/success");
  const letter = await mailWith(/^Your test drive/);
  expect(letter.recipients).toEqual([SHOPPER]);
  return ownPath(letter);
}

for (const dealer of FORM_DEALERS) {
  test(`${dealer.slug}: a test drive is moved and cancelled by the link of its letter, without script`, async ({
    page,
  }) => {
    const path = await book(page, dealer);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${originOf(dealer)}${path}`);
      await expectSound(page, `${path} at ${width}`, "main");
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Test drive");
    await expect(page.locator("main")).toContainText("Booked");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const before = await page.locator("main dl").first().innerText();
    await page.locator('[name="to"]').selectOption({ index: 3 });
    const chosen = (await page.locator('[name="to"] option:checked').textContent()) ?? "";
    await page.getByRole("button", { name: "Move it" }).click();
    await expect(page.locator("main")).toContainText(`Your booking is moved. It is now on ${chosen}.`);
    expect(await page.locator("main dl").first().innerText()).not.toBe(before);
    const moved = await mailWith(/^Moved: your test drive/);
    expect(moved.recipients).toEqual([SHOPPER]);
    expect(moved.raw).toContain("method=PUBLISH");
    await mailWith(/^Moved: Test/i);
    await page.goto(`${originOf(dealer)}${path}?cancel=1`);
    await page.getByRole("link", { name: "No, keep it" }).click();
    await page.getByRole("link", { name: "Cancel the booking" }).click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.locator("main")).toContainText("Your booking is cancelled.");
    await expect(page.locator('[name="to"]')).toHaveCount(0);
    const cancelled = await mailWith(/^Cancelled: your test drive/);
    expect(cancelled.raw).toMatch(/method=CANCEL/);
    await mailWith(/^Cancelled: Test/i);
    await expectSound(page, `${path}, cancelled`, "main");
  });
}

test("somebody else's time stays theirs, and nothing is lost", async ({ page }) => {
  const [dealer] = FORM_DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  const paths = [await book(page, dealer), await book(page, dealer)];
  const second = await page.context().newPage();
  const both = [page, second];
  for (const [index, one] of both.entries()) await one.goto(`${originOf(dealer)}${paths[index] ?? ""}`);
  const wanted = await page.locator('[name="to"] option').nth(6).getAttribute("value");
  for (const one of both) await one.locator('[name="to"]').selectOption(wanted);
  await second.getByRole("button", { name: "Move it" }).click();
  await expect(second.locator("main")).toContainText("Your booking is moved.");
  const before = await page.locator("main dl").first().innerText();
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.locator("main")).toContainText("Somebody else has just taken that time.");
  expect(await page.locator("main dl").first().innerText()).toBe(before);
});

test("a link that was altered, of another dealer or of nothing says whom to call and reveals nothing", async ({
  page,
}) => {
  const [dealer, other] = FORM_DEALERS;
  if (dealer === undefined || other === undefined) throw new Error("two dealers are needed");
  const path = await book(page, dealer);
  const asked = (at: Dealer, target: string, options = {}) =>
    get(server.port, target, { host: `${hostOf(at)}:${server.port}`, ...options });
  const calendar = await asked(dealer, `${path}/calendar.ics`);
  expect(calendar.headers["content-type"]).toContain("text/calendar");
  expect(calendar.body).toContain("METHOD:PUBLISH");
  for (const [at, target] of [
    [dealer, `${path}x`],
    [other, path],
    [dealer, "/my/nothing"],
  ] as const) {
    const { status, body, headers } = await asked(at, target);
    expect(status, target).toBe(404);
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(body).toContain('href="tel:');
    expect(body).not.toContain("Whītfield");
    expect((await asked(at, `${target}/calendar.ics`)).status).toBe(404);
    const body2 = "intent=cancel";
    const headersOfForm = { "content-type": "application/x-www-form-urlencoded" };
    await asked(at, target, { method: "POST", body: body2, headers: headersOfForm });
  }
  expect((await asked(dealer, path)).body).toContain("Booked");
});

test("one click stops the reminders of a booking, as mail programs do it (RFC 8058)", async ({ page }) => {
  const [dealer] = FORM_DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  const path = await book(page, dealer);
  const { status } = await get(server.port, `${path}?reminders=stop`, {
    host: `${hostOf(dealer)}:${server.port}`,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(status).toBe(303);
  await page.goto(`${originOf(dealer)}${path}`);
  await expect(page.getByRole("button", { name: "Stop reminders" })).toHaveCount(0);
});
