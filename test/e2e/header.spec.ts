import { DEALERS, ONE_PER_TEMPLATE } from "../setup/dealers";
import { ask, expect, originOf, test } from "./site-test";

/** Forty letters are the most that `theme.logo.wordmark` has. */
const LONGEST_NAME = "Northern Beaches Prestige and Europeanxy";
const MENU = "header nav details[name]";
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const dealer of ONE_PER_TEMPLATE) {
  test.describe(`${dealer.slug} header`, () => {
    test("a dropdown opens by keyboard, marks the header and closes on Escape (NAV-02, NAV-03)", async ({
      page,
    }) => {
      await page.setViewportSize(DESK);
      await page.goto(originOf(dealer), { waitUntil: "networkidle" });
      const menu = page.locator(MENU).first();
      const opener = menu.locator("summary").first();
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(menu.locator("a").first()).toBeVisible();
      await expect(page.locator("header[data-dropdown-open]")).toHaveCount(1);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(menu.locator("a").first()).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.locator("header[data-dropdown-open]")).toHaveCount(0);
    });

    test("a dropdown closes when another part of the page is clicked, and after navigation", async ({
      page,
    }) => {
      await page.setViewportSize(DESK);
      await page.goto(originOf(dealer), { waitUntil: "networkidle" });
      const menu = page.locator(MENU).first();
      await menu.evaluate((element: HTMLDetailsElement) => (element.open = true));
      await page.locator("footer").click({ position: { x: 4, y: 4 } });
      await expect(menu).not.toHaveAttribute("open");
      await menu.evaluate((element: HTMLDetailsElement) => (element.open = true));
      await menu.locator("a").first().click();
      await page.waitForURL((url) => url.pathname !== "/");
      await expect(menu).not.toHaveAttribute("open");
    });

    test("the phone menu holds the same entries and opens without script", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
      const page = await context.newPage();
      await page.goto(originOf(dealer));
      await page.locator("[data-phone-menu] > summary").click();
      await expect(page.locator("[data-phone-menu] nav")).toBeVisible();
      await page.locator("[data-phone-menu] nav summary").first().click();
      await expect(page.locator("[data-phone-menu] nav details a").first()).toBeVisible();
      await expect(page.locator('[data-phone-menu] a[href^="tel:"]')).toBeVisible();
      await context.close();
    });

    test("a name of the most letters leaves the menu's button on a narrow phone", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(originOf(dealer));
      const name = page.locator("header a[aria-label] span > span").first();
      await name.evaluate((element, text) => (element.textContent = text), LONGEST_NAME);
      await expect(name).toBeVisible();
      await expect(page.locator("[data-phone-menu] > summary")).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    test("a drawn logo beside a wide typeface leaves the bar in the window", async ({ page }) => {
      await page.goto(originOf(dealer));
      await page.locator("header").evaluate((header) => {
        header.style.fontFamily = "monospace";
        const drawn = document.createElement("span");
        drawn.style.cssText = "flex: none; inline-size: 190px; block-size: 40px";
        header.querySelector("a[aria-label]")?.replaceWith(drawn);
      });
      for (const width of [1181, 1280, 1440]) {
        await page.setViewportSize({ ...DESK, width });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });

    test("dropdowns open without script, by click", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESK });
      const page = await context.newPage();
      await page.goto(originOf(dealer));
      const opener = page.locator(`${MENU} > summary`).first();
      await opener.press("Enter");
      await expect(page.locator(`${MENU} a`).first()).toBeVisible();
      await context.close();
    });
  });
}

test("a notice opens, closes, and stays closed; without script it closes too (NAV-13)", async ({
  page,
  browser,
}) => {
  const pages = await Promise.all(DEALERS.map(async (dealer) => ({ dealer, ...(await ask(dealer, "/")) })));
  const dealer = pages.find(({ body }) => body.includes("data-banner="))?.dealer;
  if (dealer === undefined) throw new Error("No demonstration dealer has a notice today.");
  await page.goto(originOf(dealer), { waitUntil: "networkidle" });
  const notice = page.locator("[data-banner]").first();
  await expect(notice).toBeVisible();
  await notice.locator("[data-close]").focus();
  await page.keyboard.press("Space");
  await expect(notice).toBeHidden();
  await page.reload({ waitUntil: "networkidle" });
  await expect(notice).toBeHidden();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(originOf(dealer));
  await plain.locator("[data-close]").first().focus();
  await plain.keyboard.press("Space");
  await expect(plain.locator("[data-banner]").first()).toBeHidden();
  await context.close();
});

test("a dropdown opens by hover where the dealer wants it, and only by click elsewhere (NAV-02)", async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  const seen = new Set<string>();
  for (const dealer of ONE_PER_TEMPLATE) {
    await page.goto(originOf(dealer), { waitUntil: "networkidle" });
    const trigger =
      (await page.locator("header nav[data-menu-trigger]").first().getAttribute("data-menu-trigger")) ?? "";
    seen.add(trigger);
    const menu = page.locator(MENU).first();
    await menu.locator("summary").first().hover();
    if (trigger === "hover") await expect(menu.locator("a").first()).toBeVisible();
    else await expect(menu.locator("a").first()).toBeHidden();
  }
  expect([...seen].sort()).toEqual(["click", "hover"]);
});

test("a notice's details open and close (NAV-14)", async ({ browser }) => {
  const pages = await Promise.all(DEALERS.map(async (dealer) => ({ dealer, ...(await ask(dealer, "/")) })));
  const dealer = pages.find(({ body }) =>
    /data-banner="[^"]*"[\s\S]*?<details/.test(body.split("<header")[0] ?? ""),
  )?.dealer;
  test.skip(dealer === undefined, "No demonstration dealer has a notice with details today.");
  if (dealer === undefined) return;
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(originOf(dealer));
    const details = page.locator("[data-banner] details");
    await details.locator("summary").click();
    await expect(details.locator("p")).toBeVisible();
    await details.locator("summary").click();
    await expect(details.locator("p")).toBeHidden();
    await context.close();
  }
});
