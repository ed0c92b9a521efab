import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import Libsql from "libsql";
import { startBuiltServer } from "../setup/built-server";
import { dealersInHaste } from "../setup/changed-dealer";
import { hostOf } from "../setup/dealers";
import { type Ask, get } from "../setup/http";
import { signIn } from "./accounts";
import { expectAnswered } from "./answered";
import { PERSON } from "./person";
import {
  agree,
  asksToDrive,
  expectTag,
  fillContact,
  filledForm,
  FORM,
  GATED,
  open,
  OPEN,
  expectOneQuestion,
  expectReceipt,
  ownAddress,
  payWith,
  SELLING,
  send,
  siteOf,
  vehiclesWith,
} from "./reservable";
import { ask, expect, test } from "./site-test";
import { expectSound } from "./sound-page";
import { SCRIPTED_OR_NOT, waysOf } from "./ways";

test.use({ userAgent: PERSON, extraHTTPHeaders: async ({ browserName: _any }, use) => use(ownAddress()) });
test.describe.configure({ mode: "default" });

const HELD = /^Reserved for you until/;
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
/** Refused forms answer 400 and closed pages 409: the browser says so in its console, and nothing else. */
const forgetAnswers = (complaints: string[]) => {
  const others = complaints.filter((text) => !/status of (?:400|409|410)/.test(text));
  complaints.splice(0, complaints.length, ...others);
};

for (const { at: dealer, how: script } of waysOf(OPEN, SCRIPTED_OR_NOT)) {
  const { checkoutSegment: segment } = siteOf(dealer).routes;
  test.describe(`reserving at ${dealer.slug}, ${script ? "with" : "without"} script`, () => {
    test.use({
      javaScriptEnabled: script,
      viewport: { width: dealer === OPEN[0] ? 1440 : 360, height: 900 },
    });
    const vehicle = async (which: number) => {
      const offset = script ? 0 : 2;
      const path = (await vehiclesWith(dealer, new RegExp(`/${segment}"`), 5))[offset + which];
      if (path === undefined) throw new Error("Too few vehicles can be reserved.");
      return path;
    };

    test("errors, declined, given up, resumed, 3-D Secure, held, seen by others, refunded (RES-02, RES-03, RES-08)", async ({
      page,
      browser,
      complaints,
    }) => {
      const path = await vehicle(0);
      await open(page, dealer, path);
      await page.locator(`main a[href="${path}/${segment}"]`).first().click();
      await expect(heading(page)).toHaveText("Reserve this vehicle");
      if (script) await expectSound(page);
      await page.locator("[name=name]").fill("Zoë");
      await send(page);
      await expect(page).toHaveTitle(/^Error: /);
      await expectAnswered(page, "wrong");
      await expect(page.locator("[name=name]")).toHaveValue("Zoë");
      await fillContact(page);
      await send(page);
      await payWith(page, "declined");
      await expect(page.getByText("The card was declined")).toBeVisible();
      await expectAnswered(page, "declined");
      if (script) await expectSound(page);
      await page.getByRole("link", { name: "Go back without paying" }).click();
      await expect(heading(page)).toHaveText("One step left: the deposit");
      if (script) await expectSound(page);

      // The checkout's own page leads back to the order that waits.
      await open(page, dealer, `${path}/${segment}`);
      await expect(heading(page)).toHaveText("One step left: the deposit");
      await page.getByRole("button", { name: /^Pay \$/ }).click();
      await payWith(page, "secure");
      await expect(page.getByRole("button", { name: "No, stop" })).toBeVisible();
      await expectAnswered(page, "the bank's question");
      await page.getByRole("button", { name: "No, stop" }).click();
      await expect(page.getByText("Your bank could not confirm it was you")).toBeVisible();
      await payWith(page, "secure");
      await page.getByRole("button", { name: "Yes, this is me" }).click();
      await expect(heading(page)).toHaveText(HELD);
      await expectAnswered(page, "held");
      if (script) await expectSound(page);
      await page.reload();
      await expect(heading(page)).toHaveText(HELD);
      const order = new URL(page.url()).pathname;

      await expectTag(page, dealer, path, true);
      const other = await browser.newPage({ javaScriptEnabled: script, userAgent: PERSON });
      expect(await open(other, dealer, `${path}/${segment}`)).toBe(409);
      await expect(heading(other)).toHaveText("This vehicle is reserved");
      await asksToDrive(other, dealer, path, segment);
      await open(page, dealer, `/enquire?car_id=${path.split("/").at(-1) ?? ""}`);
      await expect(page.getByText("You have it reserved")).toBeVisible();
      await open(page, dealer, order);
      await page.getByRole("link", { name: /^Cancel and refund/ }).click();
      await page.getByRole("button", { name: "Yes, cancel it" }).click();
      await expect(heading(page)).toHaveText(/has been sent back$/);
      await expectAnswered(page, "refunded");
      await expectTag(page, dealer, path, false);
      expect(await open(other, dealer, `${path}/${segment}`)).toBe(200);
      await other.close();
      forgetAnswers(complaints);
    });

    test("two shoppers at once: one pays, the other is told until when; the first gives up (OPEN-128)", async ({
      page,
      browser,
      complaints,
    }) => {
      const path = await vehicle(1);
      const other = await browser.newPage({ javaScriptEnabled: script, userAgent: PERSON });
      for (const one of [page, other]) {
        expect(await open(one, dealer, `${path}/${segment}`)).toBe(200);
        await fillContact(one);
      }
      await send(page);
      await page.waitForURL(/\/pay\/sandbox\//);
      await send(other);
      await expect(heading(other)).toHaveText("Somebody is reserving this vehicle right now");
      await page.getByRole("link", { name: "Go back without paying" }).click();
      await page.getByRole("link", { name: "Cancel and give up the vehicle" }).click();
      await page.getByRole("button", { name: "Yes, cancel it" }).click();
      await expect(heading(page)).toHaveText("Your reservation is cancelled");
      await other.getByRole("link", { name: "Try again" }).click();
      await expect(heading(other)).toHaveText("Reserve this vehicle");
      await other.close();
      forgetAnswers(complaints);
    });
  });
}

for (const { at: dealer, how: script } of waysOf(SELLING, SCRIPTED_OR_NOT)) {
  test.describe(`buying online at ${dealer.slug}, ${script ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled: script, viewport: { width: 360, height: 900 } });

    test("steps keep what was filled in: back, reload, another tab (RES-09)", async ({
      page,
      context,
      complaints,
    }) => {
      const paths = await vehiclesWith(dealer, /\/checkout-journey\?car_id=/, 9);
      const path = paths.at(script ? -1 : -2) ?? "";
      const start = `/checkout-journey?car_id=${path.replace("/cars/", "")}`;
      await open(page, dealer, `${start}&step=review`);
      await expect(page).toHaveURL(/step=details$/);
      await fillContact(page);
      await page.locator("[name=postcode]").fill("4105");
      await send(page);
      await expect(page).toHaveURL(/step=payment$/);
      await expectAnswered(page, "payment");
      await page.goBack();
      await expect(page.locator("[name=name]")).toHaveValue("Zoë");
      await page.goForward();
      await page.locator("[name=pay_by][value=finance]").check();
      await page.locator("[name=tradeIn][value=No]").check();
      await agree(page);
      await send(page);
      await expect(page).toHaveURL(/step=handover$/);
      await expectAnswered(page, "handover");
      await expectOneQuestion(page);
      await page.locator("[name=handover][value=deliver]").check();
      await agree(page);
      await send(page);
      await expect(page.getByText("Where should we deliver it? Enter an address.").first()).toBeVisible();
      await expectAnswered(page, "wrong");
      await page.locator("[name=delivery_address]").fill("1 Main Street, Brisbane");
      await send(page);
      await expect(page).toHaveURL(/step=review$/);
      await expectAnswered(page, "review");
      await page.reload();
      await expect(page.getByText("1 Main Street, Brisbane")).toBeVisible();
      if (script) await expectSound(page);
      const tab = await context.newPage();
      await open(tab, dealer, start);
      await expect(tab.getByText("This form was begun in this browser")).toBeVisible();
      await expect(tab).toHaveURL(/step=review/);
      await tab.close();
      await agree(page);
      await send(page);
      await payWith(page, "approved");
      await expect(heading(page)).toHaveText(HELD);
      await expectAnswered(page, "paid");
      await expectReceipt(page, dealer);
      forgetAnswers(complaints);
    });
  });
}

for (const dealer of GATED) {
  test(`${dealer.slug} asks for a sign-in first, and keeps what was typed when it ends (AUTH-06, RES-08)`, async ({
    page,
    context,
  }) => {
    const { checkoutSegment: segment } = siteOf(dealer).routes;
    const [path = ""] = await vehiclesWith(dealer, new RegExp(`/${segment}"`), 1);
    await open(page, dealer, `${path}/${segment}`);
    await expect(page).toHaveURL(/\/sign-in\?type=checkout&redirect=/);
    await signIn(page, dealer);
    await expect(heading(page)).toHaveText("Reserve this vehicle");
    await fillContact(page);
    await context.clearCookies();
    await send(page);
    await expect(page).toHaveURL(/\/sign-in\?type=checkout/);
    await signIn(page, dealer);
    await expect(page.locator("[name=email]")).toHaveValue("zoe@example.com");
  });
}

test.describe("what nobody may do", () => {
  const [dealer, second] = OPEN;
  if (dealer === undefined || second === undefined) throw new Error("Two dealers have to take reservations.");

  test("read or change an order by a guessed, changed or another dealer's address", async ({ page }) => {
    const { checkoutSegment: segment } = siteOf(dealer).routes;
    const [path = ""] = (await vehiclesWith(dealer, new RegExp(`/${segment}"`), 6)).slice(-1);
    await open(page, dealer, `${path}/${segment}`);
    await fillContact(page);
    await send(page);
    await page.getByRole("link", { name: "Go back without paying" }).click();
    await expect(heading(page)).toHaveText("One step left: the deposit");
    const order = new URL(page.url()).pathname;
    const { status, headers } = await ask(dealer, order);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    // Its address opens it, so other sites are told no more than the host.
    expect(headers["referrer-policy"]).toMatch(/origin/);
    const changed = order.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    const unsigned = order.replace(/\..*/, "");
    for (const guess of [changed, unsigned, `${unsigned}.`, "/order/1.1"])
      expect((await ask(dealer, guess)).status, guess).toBe(404);
    expect((await ask(second, order)).status, "another dealer's").toBe(404);
    const cancel = { method: "POST", body: "intent=cancel" };
    const evil = { ...cancel, headers: { ...FORM, origin: "https://evil.example" } };
    expect((await ask(dealer, order, evil)).status, "from another site").toBeGreaterThanOrEqual(400);
    await page.reload();
    await expect(heading(page)).toHaveText("One step left: the deposit");
  });

  test("have two orders by sending one form twice at once", async () => {
    const { checkoutSegment: segment } = siteOf(dealer).routes;
    const [path = ""] = (await vehiclesWith(dealer, new RegExp(`/${segment}"`), 7)).slice(-1);
    const target = `${path}/${segment}`;
    const sent = await filledForm((options) => ask(dealer, target, options));
    const answers = await Promise.all([1, 2, 3].map(() => ask(dealer, target, sent)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ headers: { location } }) => location)).size).toBe(1);
    const order = answers[0]?.headers.location ?? "";
    expect(order).toMatch(/^\/order\/.*\/pay$/);
    const ways = await Promise.all([1, 2].map(() => ask(dealer, order, { headers: ownAddress() })));
    expect(new Set(ways.map(({ headers: { location } }) => location)).size).toBe(1);
    expect(ways[0]?.headers.location).toMatch(/^\/pay\/sandbox\//);
  });

  test("keep a vehicle longer than they hold it: it is free again, and their money back", async () => {
    test.setTimeout(120_000);
    const dataDir = mkdtempSync(join(tmpdir(), "forecourt-expiry-"));
    const server = await startBuiltServer({ dataDir, env: dealersInHaste(dataDir), shippedStock: true });
    const host = `${hostOf(dealer)}:${server.port}`;
    const at = (target: string, options: Ask = {}) => get(server.port, target, { host, ...options });
    try {
      const { checkoutSegment: segment } = siteOf(dealer).routes;
      const [path = ""] = await vehiclesWith(dealer, new RegExp(`/${segment}"`), 1);
      const target = `${path}/${segment}`;
      const placed = await at(target, await filledForm((options) => at(target, options)));
      const card = { method: "POST", headers: FORM, body: "card=approved" };
      const paying = await at(placed.headers.location ?? "");
      const { headers } = await at(paying.headers.location ?? "", card);
      const order = headers.location ?? "";
      expect((await at(order)).body).toContain("Reserved for you until");
      expect((await at(target)).status).toBe(409);
      const database = new Libsql(join(dataDir, "forecourt.db"), { timeout: 5_000 });
      const past = "2020-01-01T00:00:00.000Z";
      database.prepare("update checkout_order set held_until = ?, look_at = ?").run(past, past);
      database.close();
      await expect
        .poll(async () => (await at(order)).body, { timeout: 20_000 })
        .toContain("has been sent back");
      expect((await at(target)).status).toBe(200);
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
