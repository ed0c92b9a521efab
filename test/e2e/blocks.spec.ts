import type { Locator, Page } from "@playwright/test";
import { homeWith } from "./home-with";
import { ask, expect, originOf, test } from "./site-test";

const DESK = { width: 1440, height: 900 };
test.use({ viewport: DESK });

/** The place, from 0, of the slide that stands at the beginning of a row, to the pixel; -1 where none does. */
function firstOf(row: Locator): Promise<number> {
  return row.evaluate((list) => {
    const { left } = list.getBoundingClientRect();
    return [...list.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2);
  });
}

const rowOf = (page: Page) => page.locator("#reviews ul");

/** Waits until a row has come to rest. */
async function settled(row: Locator): Promise<void> {
  await expect
    .poll(() =>
      row.evaluate(async (list) => {
        const { scrollLeft } = list;
        await new Promise((resolve) => setTimeout(resolve, 150));
        return list.scrollLeft === scrollLeft;
      }),
    )
    .toBe(true);
}

/** A home page with its reviews in sight and awake. */
async function atReviews(page: Page, origin: string): Promise<Locator> {
  await page.goto(origin);
  await page.locator("#reviews").scrollIntoViewIfNeeded();
  const row = rowOf(page);
  await expect(page.getByRole("button", { name: "Next reviews" })).toBeVisible();
  expect(await firstOf(row)).toBe(0);
  return row;
}

test("reviews stand at their beginning until one is clicked, which comes there; long ones open (REV-02, REV-05, REV-08)", async ({
  page,
}) => {
  const { dealer } = await homeWith("reviews", ({ reviews }) => !reviews.autoRotate);
  const row = await atReviews(page, originOf(dealer));
  await row.locator("li").nth(1).locator("figcaption").click();
  await expect.poll(() => firstOf(row)).toBe(1);
  // By now the mouse can drag the row: a click still is a click.
  await row.locator("li").nth(2).locator("figcaption").click();
  await expect.poll(() => firstOf(row)).toBe(2);
  await settled(row);
  // The one at the beginning stays there, although it lies a fraction of a pixel beside it.
  await row.locator("li").nth(2).locator("figcaption").click();
  await page.waitForTimeout(700);
  expect(await firstOf(row)).toBe(2);
  const long = page.locator("#reviews figure:has(details)").first();
  await long.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(long.getByText("View less")).toBeVisible();
  await expect(long.locator("blockquote > p").first()).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(long.getByText("View more")).toBeVisible();
});

test("reviews move on every 3000 ms until they are held (REV-06)", async ({ page }) => {
  const { dealer } = await homeWith("reviews", ({ reviews }) => reviews.autoRotate);
  await page.clock.install();
  const row = await atReviews(page, originOf(dealer));
  await page.mouse.move(5, 5);
  await page.clock.runFor(3_100);
  await expect.poll(() => firstOf(row)).toBe(1);
  await page.getByRole("button", { name: "Pause the reviews" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(9_000);
  await expect(page.getByRole("button", { name: "Let the reviews move on" })).toBeVisible();
  expect(await firstOf(row)).toBe(1);
});

test("nothing moves by itself for who wants less motion, and nothing is there to hold", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { dealer } = await homeWith("reviews", ({ reviews }) => reviews.autoRotate);
  await atReviews(page, originOf(dealer));
  await expect(page.getByRole("button", { name: "Next reviews" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pause|^Hold/ })).toHaveCount(0);
});

test("holiday hours and the enquiry form open in dialogs, by keyboard, and give the focus back (LOC-07, LOC-10)", async ({
  page,
}) => {
  const { dealer } = await homeWith("locations", ({ locations }) => locations.layout === "tabs");
  await page.goto(originOf(dealer));
  const block = page.locator("#locations");
  await block.scrollIntoViewIfNeeded();
  const dialog = page.getByRole("dialog");
  for (const [name, content] of [
    ["Holiday hours", "table"],
    ["Email Us", 'input[type="email"]'],
  ] as const) {
    const link = block.getByRole("link", { name }).first();
    await expect(async () => {
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(dialog.locator(content).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test("a provider's map is asked for only after a click (LOC-05)", async ({ page }) => {
  const { dealer } = await homeWith("locations", ({ locations }) => locations.mapFrame.includes("{lat}"));
  const elsewhere: string[] = [];
  await page.route(
    (url) => !url.hostname.endsWith("localhost"),
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
    },
  );
  await page.goto(originOf(dealer));
  await page.locator("#locations").scrollIntoViewIfNeeded();
  const button = page.getByRole("button", { name: "Show a live map" }).first();
  await expect(button).toBeVisible();
  expect(elsewhere).toEqual([]);
  await expect(async () => {
    await button.click({ timeout: 1_000 });
    await expect(page.locator("#locations iframe")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect.poll(() => elsewhere.length).toBe(1);
});

test("the browser's own place sorts locations, with consent and without telling the server", async ({
  page,
  context,
}) => {
  const { dealer, config } = await homeWith("locations", ({ site }) => site.country === "nz");
  const { lat, long } = config.site.locations.at(-1)?.address ?? {};
  if (lat == null || long == null) throw new Error("a place without a position");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: lat, longitude: long });
  await page.goto(originOf(dealer) + config.routes.location.replace("/{slug}", ""), {
    waitUntil: "networkidle",
  });
  const requests: string[] = [];
  page.on("request", (request) => void requests.push(request.url()));
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Nearest to you first.")).toBeVisible();
  await expect(page.locator("main article h2").first()).toHaveText(config.site.locations.at(-1)?.name ?? "");
  expect(requests.filter((url) => url.includes(String(lat)))).toEqual([]);
});

test("the arrows of a row of locations are disabled at its ends (LOC-01, LOC-02)", async ({ page }) => {
  const { dealer, config } = await homeWith("locations", ({ site }) => site.locations.length > 6);
  const path = config.routes.location.replace("{slug}", config.site.locations[0]?.slug ?? "");
  await page.goto(originOf(dealer) + path);
  const previous = page.getByRole("button", { name: "Previous places" });
  const next = page.getByRole("button", { name: "Next places" });
  // Its script comes when somebody begins to use the page.
  await expect(async () => {
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await expect(previous).toBeDisabled({ timeout: 1_000 });
  }).toPass();
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(previous).toBeEnabled();
  const row = page.getByRole("list", { name: "Our other locations" });
  await expect(row.getByRole("link", { name: /^View Location/ })).toHaveCount(6);
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  await expect(next).toBeDisabled();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs of locations change, reviews open, dialogs are pages", async ({ page }) => {
    const { dealer, config } = await homeWith(
      "locations",
      ({ locations, home }) =>
        locations.layout === "tabs" && home.blocks.some(({ kind }) => kind === "reviews"),
    );
    await page.goto(originOf(dealer));
    const block = page.locator("#locations");
    await expect(block.locator("h3").nth(0)).toBeVisible();
    await block.locator("input").nth(1).check({ force: true });
    await expect(block.locator("h3").nth(0)).toBeHidden();
    await expect(block.locator("h3").nth(1)).toBeVisible();
    await expect(block.getByRole("button", { name: "Show a live map" })).toHaveCount(0);
    const long = page.locator("#reviews figure:has(details)").first();
    await long.locator("summary").click();
    await expect(long.getByText("View less")).toBeVisible();
    const email = await block.getByRole("link", { name: "Email Us" }).first().getAttribute("href");
    expect((await ask(dealer, email ?? "")).body).toContain('type="email"');
    const [first] = config.site.locations;
    const own = await ask(dealer, config.routes.location.replace("{slug}", first?.slug ?? ""));
    expect(own.body).toContain('id="holiday-hours"');
  });
});

test("pages with reviews say so to search engines, and no others (AggregateRating)", async () => {
  const { dealer, config } = await homeWith("reviews", ({ vehicle }) => vehicle.sections.includes("reviews"));
  const home = await ask(dealer, "/");
  expect(home.body).toContain('"@type":"AggregateRating"');
  expect(home.body).toContain("data-review=");
  const place = config.routes.location.replace("{slug}", config.site.locations[0]?.slug ?? "");
  for (const path of [place, place.replace(/\/[^/]+$/, ""), "/about-us", "/search/new-used-and-demo-cars"]) {
    const { body } = await ask(dealer, path);
    expect(body.includes('"AggregateRating"'), path).toBe(body.includes("data-review="));
  }
  const { reviews } = config;
  const score = await ask(dealer, `/api/reviews/snap21?orgId=${reviews.snap21OrgId ?? ""}`);
  if (reviews.snap21OrgId === null) expect(score.status).toBe(404);
  else expect(JSON.parse(score.body)).toEqual({ rating: expect.any(Number), stars: expect.any(Number) });
  expect((await ask(dealer, "/api/reviews/snap21?orgId=somebody-else")).status).toBe(404);
});
