import { DEALERS, ONE_PER_TEMPLATE } from "../setup/dealers";
import { ask, expect, originOf, test } from "./site-test";

/** Forty letters are the most that `theme.logo.wordmark` has. */
const LONGEST_NAME = "Northern Beaches Prestige and Europeanxy";
const MENU = "header nav details[name]";
const TRIGGER = "data-menu-trigger";
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const dealer of ONE_PER_TEMPLATE) {
  test.describe(`${dealer.slug} header`, () => {
    test("a dropdown opens by keyboard, marks the header and closes on Escape, on a click elsewhere and after navigation; it opens by hover where the dealer wants it (NAV-02, NAV-03)", async ({
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

      await menu.evaluate((element: HTMLDetailsElement) => (element.open = true));
      await page.locator("footer").click({ position: { x: 4, y: 4 } });
      await expect(menu).not.toHaveAttribute("open");

      await opener.hover();
      const trigger = await page.locator("header nav[data-menu-trigger]").first().getAttribute(TRIGGER);
      if (trigger === "hover") await expect(menu.locator("a").first()).toBeVisible();
      else await expect(menu.locator("a").first()).toBeHidden();

      await menu.evaluate((element: HTMLDetailsElement) => (element.open = true));
      await menu.locator("a").first().click();
      await page.waitForURL((url) => url.pathname !== "/");
      await expect(menu).not.toHaveAttribute("open");
    });

    test("without script dropdowns open by click, and the phone menu holds the same entries", async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESK });
      const page = await context.newPage();
      await page.goto(originOf(dealer));
      await page.locator(`${MENU} > summary`).first().press("Enter");
      await expect(page.locator(`${MENU} a`).first()).toBeVisible();
      await page.setViewportSize(PHONE);
      await page.locator("[data-phone-menu] > summary").click();
      await expect(page.locator("[data-phone-menu] nav")).toBeVisible();
      await page.locator("[data-phone-menu] nav summary").first().click();
      await expect(page.locator("[data-phone-menu] nav details a").first()).toBeVisible();
      await expect(page.locator('[data-phone-menu] a[href^="tel:"]')).toBeVisible();
      await context.close();
    });

    test("neither a name of the most letters nor a drawn logo beside a wide typeface makes the bar wider than the window", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(originOf(dealer));
      const name = page.locator("header a[aria-label] span > span").first();
      const own = await name.textContent();
      await name.evaluate((element, text) => (element.textContent = text), LONGEST_NAME);
      await expect(name).toBeVisible();
      await expect(page.locator("[data-phone-menu] > summary")).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await name.evaluate((element, text) => (element.textContent = text), own);

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
  });
}

for (const dealer of DEALERS)
  test(`${dealer.slug}: every dropdown ends within a desk's window, and its last entry is reached by keyboard`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.setViewportSize(DESK);
    await page.goto(originOf(dealer));
    for (const size of [DESK, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      for (const menu of await page.locator(MENU).filter({ visible: true }).all()) {
        await menu.locator("summary").first().press("Enter");
        const panel = menu.locator("> :last-child");
        const cut = await panel.evaluate((element) => element.scrollHeight - element.clientHeight);
        expect.soft(cut, `${await menu.innerText()} at ${size.width}: nothing is below its edge`).toBe(0);
        await menu.locator("a").last().focus();
        await expect.soft(menu.locator("a").last()).toBeInViewport({ ratio: 1 });
        await menu.locator("summary").first().press("Enter");
      }
    }
    await page.context().close();
  });

test("some dealers' dropdowns open by hover, others' only by click", async () => {
  const bodies = await Promise.all(ONE_PER_TEMPLATE.map(async (dealer) => (await ask(dealer, "/")).body));
  const triggers = bodies.map((body) => /<nav[^>]* data-menu-trigger="(\w+)"/.exec(body)?.[1]);
  expect([...new Set(triggers)].sort()).toEqual(["click", "hover"]);
});

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
