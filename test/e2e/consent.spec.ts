import type { Locator, Page } from "@playwright/test";
import { dealerWho } from "../setup/dealers";
import { comeAlive } from "./come-alive";
import { ids, listenToReports } from "./counted-reports";
import { ALL_STOCK, ask, expect, originOf, test, vehicleOf } from "./site-test";
import { SCRIPTED_OR_NOT } from "./ways";

const dealer = dealerWho(true);
const question = (page: Page) => page.getByRole("region", { name: "Statistics" });

/** The question, once the visitor has begun to use the page. */
async function asked(page: Page): Promise<Locator> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(question(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  return question(page);
}

test("the question waits for the visitor's first step, and interrupts nobody who writes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(originOf(dealer) + (await vehicleOf(dealer)), { waitUntil: "networkidle" });
  await comeAlive(page);
  await expect(question(page)).toBeHidden();
  await page.evaluate(() => window.scrollBy(0, 50));
  await expect(question(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(originOf(dealer), { waitUntil: "networkidle" });
  await comeAlive(page, []);
  await page.locator("main [name=query]:visible").first().fill("suv");
  await page.keyboard.press("x");
  await expect(question(page)).toBeHidden();
});

test("nothing is sent before consent; then what was held back, and nobody is asked again", async ({
  page,
}) => {
  const reports = listenToReports(page);
  await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
  expect(await page.evaluate(() => window.forecourtEvents?.map(({ id }) => id))).toEqual([49]);
  expect(reports).toEqual([]);
  await (await asked(page)).getByRole("button", { name: "Allow" }).click();
  await expect.poll(() => ids(reports)).toEqual([49]);
  await page.reload();
  await expect.poll(() => ids(reports)).toEqual([49, 49]);
  await page.keyboard.press("Shift");
  await expect(question(page)).toBeHidden();
});

test("refused, nothing is sent and nobody is asked again", async ({ page }) => {
  const reports = listenToReports(page);
  await page.goto(originOf(dealer) + ALL_STOCK);
  await (await asked(page)).getByRole("button", { name: "No, thanks" }).click();
  await page.reload({ waitUntil: "networkidle" });
  await page.keyboard.press("Shift");
  await expect(question(page)).toBeHidden();
  expect(reports).toEqual([]);
});

test("can be taken back from the footer: sending ends at once, and what was refused is never sent", async ({
  page,
}) => {
  const reports = listenToReports(page);
  await page.goto(originOf(dealer) + ALL_STOCK);
  await (await asked(page)).getByRole("button", { name: "Allow" }).click();
  await expect.poll(() => ids(reports)).toEqual([49]);
  await page.getByRole("button", { name: "Statistics choices" }).click();
  await expect(question(page)).toBeFocused();
  await question(page).getByRole("button", { name: "No, thanks" }).click();
  await page.locator('a[href*="page=2"]').first().click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("button", { name: "Statistics choices" }).click();
  await question(page).getByRole("button", { name: "Allow" }).click();
  await page.locator('a[href*="page=3"]').first().click();
  await expect(page).toHaveURL(/page=3/);
  await expect.poll(() => ids(reports)).toEqual([49, 49]);
});

/** What a browser remembers of a visit without being asked to. */
const remembered = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (name) => !name.startsWith("remix-router") && !name.startsWith("positions"),
    ),
  );

/**
 * Looks at a filtered list and a vehicle, and asks for the number to call, which only the server has and tells anybody.
 * @returns what was asked of the server to be counted
 */
async function visit(page: Page): Promise<readonly string[]> {
  const counted: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:view\.json|phone)$|^\/api\/events$/.test(pathname)) counted.push(pathname);
  });
  await page.goto(`${originOf(dealer)}${ALL_STOCK}?body=suv`, { waitUntil: "networkidle" });
  // What is counted of a list is known a moment after it has come alive.
  await expect.poll(() => page.evaluate(() => window.forecourtEvents?.length ?? 0)).toBeGreaterThan(0);
  await page.goto(originOf(dealer) + (await vehicleOf(dealer)), { waitUntil: "networkidle" });
  await comeAlive(page);
  await page
    .locator("#contact")
    .getByRole("button", { name: /Show number/ })
    .click();
  await page.waitForLoadState("networkidle");
  return counted;
}

test("before it, and after a no, nothing is asked to be counted or remembered of a visit", async ({
  page,
}) => {
  expect(await visit(page)).toEqual([]);
  expect(await remembered(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await (await asked(page)).getByRole("button", { name: "No, thanks" }).click();
  expect(await visit(page)).toEqual([]);
  expect(await remembered(page)).toEqual([]);
  expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
    "statistics=refused",
  ]);
});

test("allowed, a visit is counted and remembered; taken back, it is forgotten", async ({ page }) => {
  await page.goto(originOf(dealer) + ALL_STOCK);
  await (await asked(page)).getByRole("button", { name: "Allow" }).click();
  const counted = await visit(page);
  await expect
    .poll(() => counted.map((path) => path.split("/").at(-1)))
    .toEqual(expect.arrayContaining(["events", "view.json"]));
  expect((await remembered(page)).map((name) => name.split(".").at(-1)).sort()).toEqual([
    "recentSearches",
    "viewedCars",
    "visited_pages",
    "visits",
  ]);
  await page.getByRole("button", { name: "Statistics choices" }).click();
  await question(page).getByRole("button", { name: "No, thanks" }).click();
  expect(await remembered(page)).toEqual([]);
});

test("is kept to by the server: it counts for nobody who has not allowed it, whatever a program sends", async () => {
  const path = await vehicleOf(dealer);
  const agent = { "user-agent": "Mozilla/5.0 Firefox/140.0" };
  const views = async (headers: Readonly<Record<string, string>>) => {
    const { body } = await ask(dealer, `${path}/view.json`, { headers: { ...agent, ...headers } });
    // Our own route wrote it.
    return (JSON.parse(body) as { views: number }).views;
  };
  const known = await views({ "x-forwarded-for": "203.0.113.1" });
  expect(await views({ "x-forwarded-for": "203.0.113.2", cookie: "statistics=refused" })).toBe(known);
  const allowed = { cookie: "statistics=allowed" };
  expect(await views({ "x-forwarded-for": "203.0.113.3", ...allowed, "sec-gpc": "1" })).toBe(known);
  expect(await views({ "x-forwarded-for": "203.0.113.4", ...allowed })).toBe(known + 1);
  expect(await views({ "x-forwarded-for": "203.0.113.5" })).toBe(known + 1);
});

test("a browser that refuses for its user is not asked", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
  );
  expect(await visit(page)).toEqual([]);
  await page.keyboard.press("Shift");
  await expect(question(page)).toBeHidden();
});

test("the question leads to the dealer's privacy policy", async ({ page }) => {
  await page.goto(originOf(dealer) + ALL_STOCK);
  await (await asked(page)).getByRole("link", { name: "Privacy policy" }).click();
  await page.waitForURL(/\/privacy-policy$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
});

for (const javaScriptEnabled of SCRIPTED_OR_NOT) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the question covers no bar, nor the end of the page, at any width", async ({ page }) => {
      for (const path of ["/", ALL_STOCK, await vehicleOf(dealer)]) {
        await page.goto(originOf(dealer) + path);
        if (javaScriptEnabled) await asked(page);
        for (const width of [360, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.locator("[data-consent]")).toBeVisible({ visible: javaScriptEnabled });
          if (!javaScriptEnabled) continue;
          expect(await underQuestion(page), `${path} at ${String(width)}`).toEqual([]);
        }
      }
    });
  });
}

test("on a small phone the question and the bar leave a vehicle's price to be seen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { body } = await ask(dealer, ALL_STOCK);
  const paths = [...body.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path = ""]) => path);
  // Names of two lines among them.
  for (const path of [...new Set(paths)].sort((a, b) => b.length - a.length).slice(0, 3)) {
    await page.goto(originOf(dealer) + path);
    await asked(page);
    const price = page.locator("main [data-price]");
    const covered = await price.evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom - 2) !== element;
    });
    expect(covered, path).toBe(false);
  }
});

test("the question moves nothing", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The standard's own shape; TypeScript's library does not know it yet.
        const { value } = entry as PerformanceEntry & { value: number };
        const { dataset } = document.documentElement;
        dataset["shift"] = String(Number(dataset["shift"] ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
  await asked(page);
  expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.005);
});

/** What the question at the foot of the window lies over, pushes or takes too much of. */
function underQuestion(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    const { top, bottom, height } =
      document.querySelector("[data-consent]")?.getBoundingClientRect() ?? new DOMRect();
    const bar = document.querySelector("[data-mobile-bar]")?.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const end = document.querySelector("body > footer")?.getBoundingClientRect().bottom ?? 0;
    const faults = {
      "stands elsewhere": Math.abs(bottom - window.innerHeight) > 1,
      "takes more than a fifth": height > window.innerHeight / 5,
      "covers the bar": bar !== undefined && bar.height > 0 && bar.bottom > top + 1,
      "pushes the header": (header?.top ?? 0) > 40,
      "covers the end": end === 0 || end > top + 1,
    };
    return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
  });
}
