import type { Page } from "@playwright/test";
import { COMPARE, FAVOURITE, KEEPER as dealer, listedIds, vehiclePathOf } from "./kept-vehicles";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";

/** Stock, with script at work: what it adds to the header is there. */
async function openStock(page: Page): Promise<void> {
  await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
}

test.describe("with script", () => {
  test("a heart keeps a vehicle and forgets it again, counted in the header (FAV-01, ANA-08)", async ({
    page,
  }) => {
    await openStock(page);
    const heart = page.locator(FAVOURITE).first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const header = page.getByRole("banner").getByRole("link", { name: /Favourites/ });
    await expect(header).toHaveText(/1/);
    expect(await page.evaluate(() => window.forecourtEvents?.map(({ id }) => id))).toContain(39);

    const id = await heart.getAttribute("value");
    const stored = await page.evaluate((key) => localStorage.getItem(key), `${dealer.slug}.favourites`);
    expect(JSON.parse(stored ?? "[]")).toMatchObject(
      [{ id, make: /./, slug: /./, name: /./ }].map(() => ({ id })),
    );

    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await header.click();
    await expect(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
    await expect(page.locator(`main article[data-vehicle-id="${id ?? ""}"]`)).toBeVisible();

    await page.getByRole("button", { name: /^Remove: / }).click();
    await expect(page.getByText(/is no longer in your favourites/).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(page.locator(`main article[data-vehicle-id="${id ?? ""}"]`)).toBeVisible();
    await expect(header).toHaveText(/1/);

    // A browser may drop cookies that script has written.
    await page.context().clearCookies({ name: "favourites" });
    await page.goto(`${originOf(dealer)}/favourites`);
    await expect(page.locator(`main article[data-vehicle-id="${id ?? ""}"]`)).toBeVisible();
  });

  test("the toggle works by keyboard and says what it did", async ({ page }) => {
    await openStock(page);
    const heart = page.locator(FAVOURITE).first();
    await heart.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/is in your favourites\.$/)).toHaveCount(1);
    await expect(heart).toBeFocused();
    await page.keyboard.press("Space");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  test("vehicles that came in after the last visit are marked, and nothing moves", async ({ page }) => {
    await openStock(page);
    const fresh = page.getByText("New since your last visit");
    await expect(fresh.filter({ visible: true })).toHaveCount(0);
    const cards = page.locator("article[data-since]");
    const since = await cards.evaluateAll((all) =>
      all.map((card) => Number(card.getAttribute("data-since"))),
    );
    const last = [...since].sort((a, b) => b - a)[2] ?? 0;
    const place = () => cards.first().boundingBox();
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
      [`${dealer.slug}.visits`, String(last * 1000)],
    );
    await openStock(page);
    await expect(fresh.filter({ visible: true })).toHaveCount(since.filter((one) => one > last).length);
    const marked = await place();
    await page.evaluate(() => {
      for (const card of document.querySelectorAll("[data-new]")) card.removeAttribute("data-new");
    });
    expect(await place()).toEqual(marked);
  });

  test("another tab sees it at once", async ({ page, context }) => {
    await openStock(page);
    const other = await context.newPage();
    await openStock(other);
    await page.locator(FAVOURITE).first().click();
    await expect(other.locator(FAVOURITE).first()).toHaveAttribute("aria-pressed", "true");
  });

  test("four are compared side by side, a fifth is refused (FAV-04, OPEN-98)", async ({ page }) => {
    await openStock(page);
    const scales = page.locator(COMPARE);
    for (const place of [0, 1, 2, 3]) await scales.nth(place).click();
    const bar = page.getByRole("region", { name: "Compare vehicles" });
    await expect(bar).toContainText("4 of 4");
    await scales.nth(4).click();
    await expect(bar).toContainText("Four is the most.");
    await expect(scales.nth(4)).toHaveAttribute("aria-pressed", "false");

    await page.goto(`${originOf(dealer)}/enquire`, { waitUntil: "networkidle" });
    await expect(bar).toHaveCount(0);
    await page.goBack({ waitUntil: "networkidle" });
    await bar.getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+,\d+$/);
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveCount(5);
    await expect(table.getByRole("rowheader", { name: /^Availability/ })).toBeVisible();
    await expect(table.getByRole("link", { name: /^Enquire: / })).toHaveCount(4);

    await page.getByRole("link", { name: "Differences only" }).click();
    await expect(page).toHaveURL(/only=differences/);
    await expect(page.locator('tr[data-likeness="same"]')).toHaveCount(0);
    await expect(page.locator('tr[data-likeness="differs"]')).not.toHaveCount(0);

    await page
      .getByRole("button", { name: /^Remove: / })
      .first()
      .click();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await page.goto(`${originOf(dealer)}/compare`);
    await expect(page).toHaveURL(/ids=\d+,\d+,\d+$/);
  });

  test("on a phone four fit side by side, and the page scrolls below their names and prices", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const ids = (await listedIds(dealer, "compare")).slice(0, 4);
    await page.goto(`${originOf(dealer)}/compare?ids=${ids.join()}`);
    const table = page.getByRole("table");
    expect(await table.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(360);
    await page
      .getByRole("rowheader", { name: /^Where to see it|^Seats/ })
      .first()
      .scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    const names = table.getByRole("columnheader");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    for (const place of [1, 4]) {
      const { x = -1, y = -1, width = 0 } = (await names.nth(place).boundingBox()) ?? {};
      expect(y).toBe(0);
      expect([x >= 0, x + width <= 361]).toEqual([true, true]);
    }
  });

  test("similar vehicles are fetched when they come near, six at the most (SIMI-01 to SIMI-04, VDP-16)", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    const path = await vehiclePathOf(dealer);
    await page.goto(originOf(dealer) + path, { waitUntil: "networkidle" });
    const section = page.getByRole("region", { name: "Similar vehicles" });
    await expect(section).toHaveAttribute("aria-busy", "true");
    expect(asked).not.toContain(`${path}/similar.json`);
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveAttribute("aria-busy", "false");
    expect(asked).toContain(`${path}/similar.json`);
    const ids = await section
      .locator("article")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-vehicle-id")));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThanOrEqual(6);
    expect(new Set(ids).size).toBe(ids.length);
    const [left, right] = await section
      .locator("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
  });

  test("without an answer the page stands without them (ERR-16)", async ({ page, complaints }) => {
    await page.route("**/similar.json", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(originOf(dealer) + (await vehiclePathOf(dealer)));
    const section = page.locator("#similar");
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // Chromium reports the answer's status.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 503/.test(text)));
  });

  test("vehicles looked at before stand below, in the order they were seen (FAV-05)", async ({ page }) => {
    const { body } = await ask(dealer, ALL_STOCK);
    const paths = [...new Set([...body.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path = ""]) => path))];
    const [first = "", second = "", third = ""] = paths;
    for (const path of [first, second]) {
      await page.goto(originOf(dealer) + path, { waitUntil: "networkidle" });
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? "", `${dealer.slug}.viewedCars`))
        .not.toBe("");
    }
    await page.goto(originOf(dealer) + third);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const row = page.getByRole("region", { name: "Recently viewed" });
    await expect(row.locator("article")).toHaveCount(2);
    const links = await row
      .locator("h3 a")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(links).toEqual([second, first]);
  });

  test("nothing was viewed, nothing stands there", async ({ page }) => {
    await page.goto(`${originOf(dealer)}/favourites`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    await expect(page.getByText("Recently viewed")).toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a heart posts, and the list says so, takes away and puts back (FAV-01)", async ({ page }) => {
    await page.goto(originOf(dealer) + ALL_STOCK);
    const heart = page.locator(FAVOURITE).first();
    expect(await heart.getAttribute("aria-pressed")).toBeNull();
    await heart.click();
    await expect(page).toHaveURL(/\/favourites\?saved=\d+&back=/);
    await expect(page.getByText(/is in your favourites\./)).toBeVisible();
    await expect(page.locator("main article")).toHaveCount(1);
    await page.getByRole("button", { name: /^Remove: / }).click();
    await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(page.locator("main article")).toHaveCount(1);
    await page.goto(originOf(dealer) + ALL_STOCK);
    await page.locator(FAVOURITE).nth(1).click();
    await expect(page.locator("main article")).toHaveCount(2);
    await page.getByRole("link", { name: "Back to where you were" }).click();
    await expect(page).toHaveURL(new RegExp(`${ALL_STOCK}$`));
  });

  test("a comparison is put together, changed and sent to somebody (FAV-04)", async ({ page }) => {
    for (const place of [0, 1, 2, 3]) {
      await page.goto(originOf(dealer) + ALL_STOCK);
      await page.locator(COMPARE).nth(place).click();
      await expect(page.getByRole("columnheader")).toHaveCount(place + 2);
    }
    const address = page.url();
    await page.goto(originOf(dealer) + ALL_STOCK);
    await page.locator(COMPARE).nth(4).click();
    await expect(page.getByText(/^Four is the most/)).toBeVisible();
    await page
      .getByRole("button", { name: /^Remove: / })
      .first()
      .click();
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    await page.context().clearCookies();
    await page.goto(address);
    await expect(page.getByRole("columnheader")).toHaveCount(5);
  });

  test("similar vehicles are one link away, on the page itself", async ({ page }) => {
    await page.goto(originOf(dealer) + (await vehiclePathOf(dealer)));
    const ways = page.locator("#similar a").filter({ visible: true });
    expect(await ways.count(), "one way, not two that say much the same").toBe(1);
    await ways.click();
    await expect(page).toHaveURL(/\?similar=1#similar$/);
    await expect(page.locator("#similar article").first()).toBeVisible();
  });

  test("the vehicle's page saves too", async ({ page }) => {
    await page.goto(originOf(dealer) + (await vehiclePathOf(dealer)));
    await page.locator('aside button[data-list="favourites"]').click();
    await expect(page.locator("main article")).toHaveCount(1);
  });
});
