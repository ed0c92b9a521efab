import type { Page } from "@playwright/test";
import { open, shownCode, signIn, siteOf, WATCHING, freshNumber } from "./accounts";
import { ALL_STOCK, ask, expect, test } from "./site-test";
import type { Dealer } from "../setup/dealers";
import { expectAnswered, expectAt, WINDOWS } from "./answered";
import { expectSound } from "./sound-page";
import { SCRIPTED_OR_NOT, waysOf } from "./ways";

const SAVE = 'article[data-state="in-stock"] button[data-list="watchlist"]';

for (const { at: dealer, how: javaScriptEnabled } of waysOf(WATCHING, SCRIPTED_OR_NOT)) {
  test.describe(`${dealer.slug}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
    const isPhone = javaScriptEnabled === (dealer === WATCHING[0]);
    test.use({ javaScriptEnabled, viewport: WINDOWS[isPhone ? 0 : 1] });

    test("sign-in tells what is wrong, keeps what was typed, and leads on (OPEN-106)", async ({
      page,
      complaints,
    }) => {
      await open(page, dealer, "/watchlist");
      await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=\/watchlist&back=\/$/);
      await page.locator("#phone").fill("0412");
      await page.getByRole("button", { name: "Text me a code" }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expectAnswered(page, "no number");
      await expect(page.locator("#phone")).toHaveValue("0412");
      await expect(page.locator("#phone")).toHaveAttribute("aria-describedby", /phone-error/);
      await expect(page.locator('a[href="#phone"]')).toBeVisible();
      await page.locator("#phone").fill(freshNumber(dealer));
      await page.getByRole("button", { name: "Text me a code" }).click();
      const code = await shownCode(page);
      await expectAnswered(page, "code");
      await page.locator("#code").fill(code === "000000" ? "111111" : "000000");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expectAnswered(page, "wrong code");
      await expect(page.locator("#code-error")).toContainText("You have 4 tries left");
      await page.locator("#code").fill(code);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(/\/watchlist$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your watchlist");
      forgetRefusals(complaints);
    });

    test("a vehicle saved by a visitor is kept at once, in the account after the sign-in, and removed again (WATCH-06, WATCH-09)", async ({
      page,
      complaints,
    }) => {
      await open(page, dealer, ALL_STOCK);
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      const save = page.locator(SAVE).first();
      const id = (await save.getAttribute("value")) ?? "";
      await save.click();
      const list = page.getByRole("banner").getByRole("link", { name: /Favourites/ });
      if (javaScriptEnabled) {
        await expect(save).toHaveAttribute("aria-pressed", "true");
        await expect(list).toHaveText(/1/);
        await list.click();
      }
      await expect(page).toHaveURL(/\/favourites/);
      await expect(page.locator(`main article[data-vehicle-id="${id}"]`)).toBeVisible();
      await page.getByRole("link", { name: "Sign in to keep them on all your devices" }).click();
      await signIn(page, dealer);
      await expect(page).toHaveURL(/\/watchlist/);
      await expect(page.locator(`[data-watched="${id}"]`)).toBeVisible();
      await open(page, dealer, ALL_STOCK);
      if (javaScriptEnabled) await expect(save).toHaveAttribute("aria-pressed", "true");
      await list.click();
      await expect(page, "whoever is signed in has one list").toHaveURL(/\/watchlist/);
      await page
        .locator(`[data-watched="${id}"]`)
        .getByRole("button", { name: /^Remove/ })
        .click();
      await expect(page.getByText("Car Removed")).toBeVisible();
      await expectAnswered(page, "removed");
      await expect(page.locator("[data-watched]")).toHaveCount(0);
      forgetRefusals(complaints);
    });

    test("a search that finds nothing is saved, its alerts switched, and removed", async ({ page }) => {
      await open(page, dealer, `${ALL_STOCK}?query=zzzzzzzz`);
      await page.getByRole("button", { name: "Save this search" }).click();
      await expect(page).toHaveURL(/\/sign-in\?type=my-garage/);
      await signIn(page, dealer);
      await expect(page).toHaveURL(/\/account\?search=saved/);
      await expectAnswered(page, "saved");
      await expect(page.getByRole("link", { name: "“zzzzzzzz”" })).toBeVisible();
      await expect(page.getByRole("status").getByText("No alerts are sent yet.")).toBeVisible();
      await expect(page.getByText("Daily alerts not sent yet")).toBeVisible();
      await page.getByRole("button", { name: /^Switch alerts off/ }).click();
      await expect(page.getByText("Daily alerts off")).toBeVisible();
      await expectAt(page, "searches");
      await page.getByRole("button", { name: /^Remove/ }).click();
      await expect(page.getByText("No saved searches yet")).toBeVisible();
    });

    test("signing out ends it, and erasing leaves nothing behind", async ({ page, complaints }) => {
      await open(page, dealer, "/account");
      const number = freshNumber(dealer);
      await signIn(page, dealer, number);
      await page.getByRole("button", { name: "Erase my account" }).click();
      await expect(page.locator("#sure-error")).toBeVisible();
      await expectAnswered(page, "not sure");
      await page.getByRole("checkbox", { name: "Yes, erase my account" }).check();
      await page.getByRole("button", { name: "Erase my account" }).click();
      await expect(
        page.getByText("Your account is erased. What you sent stays with the dealership"),
      ).toBeVisible();
      await expectAnswered(page, "erased");
      await open(page, dealer, "/account");
      await expect(page).toHaveURL(/\/sign-in\?/);
      forgetRefusals(complaints);
    });
  });
}

for (const dealer of WATCHING) {
  test(`${dealer.slug}: the list changes at once, a toast tells, and what fails is undone (WATCH-01, WATCH-02, WATCH-03, WATCH-04, WATCH-05, WATCH-10, ERR-11, OPEN-102)`, async ({
    page,
    complaints,
  }) => {
    await open(page, dealer, `/sign-in?redirect=${ALL_STOCK}`);
    await signIn(page, dealer);
    const save = page.locator(SAVE).first();
    await expect(save).toHaveAttribute("aria-pressed", "false");
    const name = (await page.locator('article[data-state="in-stock"] h3 a').first().innerText()).trim();
    await page.route("**/api/watchlist/save-car", async (route) => {
      await expect(save, "before the call is answered").toHaveAttribute("aria-pressed", "true");
      await route.fulfill({
        status: 500,
        contentType: "application/json",
        body: '{"success":false,"error":"No luck."}',
      });
    });
    await save.click();
    await expect(page.getByRole("alert").filter({ hasText: "No luck." })).toBeVisible();
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await page.unroute("**/api/watchlist/save-car");
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[data-toast]")).toHaveCount(1);
    await expect(page.locator("[data-toast]")).toContainText("Car Saved In Watchlist");
    await expect(page.locator("[data-toast]")).toContainText(`${name} is now available in your watchlist`);
    await expect(page.locator("[data-toast]")).toContainText("No alerts are sent yet");
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await expect(page.locator("[data-toast]")).toContainText("Car Removed");
    await expect(page.locator("[data-toast]")).toContainText(`${name} is no longer in your watchlist`);
    // On a vehicle's page other vehicles are named as well.
    await page.locator('article[data-state="in-stock"] h3 a').first().click();
    await expect(page.locator("main h1")).toContainText(name);
    await page.locator("#similar").scrollIntoViewIfNeeded();
    await expect(page.locator("#similar article").first()).toBeVisible();
    await page.locator('aside button[data-list="watchlist"]').click();
    await expect(page.locator("[data-toast]")).toContainText(`${name} is now available in your watchlist`);
    forgetRefusals(complaints);
  });
}

for (const { at: dealer, how: width } of waysOf(WATCHING, [360, 1440])) {
  test(`${dealer.slug}: the pages at ${width} px have no accessibility faults`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, dealer, "/watchlist");
    await expectSound(page, "sign-in");
    await page.getByRole("button", { name: "Text me a code" }).click();
    await expect(page).toHaveTitle(/^Error/);
    await expectSound(page, "sign-in with an error");
    await page.locator("#phone").fill(freshNumber(dealer));
    await page.getByRole("button", { name: "Text me a code" }).click();
    await expect(page.locator("#code")).toBeVisible();
    await expectSound(page, "code");
    await page.locator("#code").fill(await shownCode(page));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/watchlist$/);
    await expectSound(page, "the empty watchlist");
    await saveSome(page, dealer);
    const { features, routes } = siteOf(dealer);
    for (const target of ["/watchlist", "/account", ...(features.garage ? [routes.garage] : [])]) {
      await open(page, dealer, target);
      await expectSound(page, target);
    }
    forgetRefusals(complaints);
  });
}

async function saveSome(page: Page, dealer: Dealer): Promise<void> {
  const { body } = await ask(dealer, ALL_STOCK);
  const ids = [...body.matchAll(/data-vehicle-id="(\d+)" data-state="in-stock"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(2);
  await page.evaluate(
    async (some) => {
      for (const id of some) {
        await fetch("/api/watchlist/save-car", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ car_id: id }),
        });
      }
    },
    ids.slice(0, 3),
  );
}

/** Chromium reports each refused form and call as a failed resource. */
function forgetRefusals(complaints: string[]): void {
  const others = complaints.filter((text) => !/status of (?:400|401|500)/.test(text));
  complaints.splice(0, complaints.length, ...others);
}
