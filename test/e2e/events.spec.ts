import type { Page } from "@playwright/test";
import { dealerWho } from "../setup/dealers";
import { comeAlive } from "./come-alive";
import { ALL_STOCK, ask, expect, originOf, test, vehicleOf } from "./site-test";
import { SCRIPTED_OR_NOT } from "./ways";

const USED = "/search/used-cars";

/** Every report the page sends to be counted: the provider of these tests. */
function listenToReports(page: Page): { readonly id: number; readonly car_id?: string }[] {
  const reports: { id: number; car_id?: string }[] = [];
  page.on("request", (request) => {
    // Our own page wrote it.
    if (request.url().endsWith("/api/events"))
      reports.push(JSON.parse(request.postData() ?? "{}") as { id: number });
  });
  return reports;
}

const ids = (reports: readonly { id: number }[]) => reports.map(({ id }) => id);

test.describe("events", () => {
  const dealer = dealerWho(false);

  test("of a journey: results, a filter, a used vehicle, a call, its calculator, a PDF", async ({ page }) => {
    const reports = listenToReports(page);
    await page.goto(originOf(dealer) + USED);
    await expect.poll(() => ids(reports)).toEqual([49]);
    await page.goto(originOf(dealer) + (await vehicleOf(dealer, USED)));
    await expect.poll(() => ids(reports)).toEqual([49, 4]);
    // Pressed before the script came, the button leads to the page with the number.
    await comeAlive(page);
    await page
      .locator("#contact")
      .getByRole("button", { name: /show the number/ })
      .click();
    // There is no telephone here.
    await page.evaluate(() =>
      document.addEventListener("click", (event) => event.preventDefault(), { once: true }),
    );
    await page.locator('#contact a[href^="tel:"]').click();
    await page.locator("details:has(> #finance, > #fuel) > summary").first().click();
    const calculator = page.locator("#finance, #fuel").first().locator('input[type="range"]');
    // Only its first change is an event (ANA-07).
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await calculator.first().press(key);
    await page.getByRole("link", { name: "PDF", exact: true }).click();
    await expect.poll(() => ids(reports)).toEqual([49, 4, 25, 26, 61]);
    const cars = reports.slice(1).map(({ car_id: car }) => car);
    expect(new Set(cars).size, "all of them name the vehicle").toBe(1);
    expect(cars[0]).toMatch(/^\d+$/);
  });

  test("say every change of the results, and none for drawing them anew", async ({ page }) => {
    const reports = listenToReports(page);
    await page.goto(originOf(dealer) + ALL_STOCK);
    await expect.poll(() => ids(reports)).toEqual([49]);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.locator('a[href*="page=2"]').first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => ids(reports)).toEqual([49, 49]);
  });

  test("say a call by the header's number, and the opening of a history report (OPEN-124)", async ({
    page,
  }) => {
    const reports = listenToReports(page);
    // On a vehicle's page the number may be masked; on this one it is not.
    await page.goto(originOf(dealer) + ALL_STOCK);
    await expect.poll(() => ids(reports)).toEqual([49]);
    // Neither may leave the page: there is no telephone here, and not every vehicle has a report.
    await page.evaluate(() => {
      document.addEventListener("click", (event) => event.preventDefault());
      const report = document.createElement("a");
      report.href = "/report";
      report.dataset["track"] = "historyReport";
      document.querySelector("main")?.append(report);
      report.click();
      document.querySelector<HTMLAnchorElement>('footer a[href^="tel:"], header a[href^="tel:"]')?.click();
    });
    await expect.poll(() => ids(reports)).toEqual([49, 60, 25]);
  });

  test("say nothing of looking at a new vehicle (OPEN-123)", async ({ page }) => {
    const { body } = await ask(dealer, "/search/new-and-demo-cars");
    const path = /href="(\/cars\/[^"#?]+)"/.exec(body)?.[1];
    test.skip(path === undefined, `${dealer.slug} sells no new vehicles`);
    const reports = listenToReports(page);
    await page.goto(originOf(dealer) + (path ?? ""), { waitUntil: "networkidle" });
    expect(ids(reports)).toEqual([]);
  });

  test("that are none are refused", async () => {
    // As browsers send a text by beacon.
    const headers = { "user-agent": "Firefox/140.0", "content-type": "text/plain;charset=UTF-8" };
    const status = async (body: string) =>
      (await ask(dealer, "/api/events", { method: "POST", body, headers })).status;
    expect(await status('{"id":4}')).toBe(204);
    for (const body of ['{"id":5}', "", '{"id":4,"name":"Kim"}']) expect(await status(body)).toBe(400);
    expect(await status("x".repeat(5_000))).toBe(413);
    expect((await ask(dealer, "/api/events")).status).toBe(405);
  });
});

test.describe("consent", () => {
  const dealer = dealerWho(true);

  test("nothing is sent before it; then what was held back, and nobody is asked again", async ({ page }) => {
    const reports = listenToReports(page);
    await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => window.forecourtEvents?.map(({ id }) => id))).toEqual([49]);
    expect(reports).toEqual([]);
    await page.getByRole("region", { name: "Statistics" }).getByRole("button", { name: "Allow" }).click();
    await expect.poll(() => ids(reports)).toEqual([49]);
    await page.reload();
    await expect.poll(() => ids(reports)).toEqual([49, 49]);
    await expect(page.getByRole("region", { name: "Statistics" })).toBeHidden();
  });

  test("refused, nothing is sent and nobody is asked again", async ({ page }) => {
    const reports = listenToReports(page);
    await page.goto(originOf(dealer) + ALL_STOCK);
    await page
      .getByRole("region", { name: "Statistics" })
      .getByRole("button", { name: "No, thanks" })
      .click();
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("region", { name: "Statistics" })).toBeHidden();
    expect(reports).toEqual([]);
  });

  test("can be taken back from the footer: sending ends at once, and what was refused is never sent", async ({
    page,
  }) => {
    const reports = listenToReports(page);
    const question = page.getByRole("region", { name: "Statistics" });
    await page.goto(originOf(dealer) + ALL_STOCK);
    await question.getByRole("button", { name: "Allow" }).click();
    await expect.poll(() => ids(reports)).toEqual([49]);
    await page.getByRole("button", { name: "Statistics choices" }).click();
    await expect(question).toBeFocused();
    await question.getByRole("button", { name: "No, thanks" }).click();
    await page.locator('a[href*="page=2"]').first().click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("button", { name: "Statistics choices" }).click();
    await question.getByRole("button", { name: "Allow" }).click();
    await page.locator('a[href*="page=3"]').first().click();
    await expect(page).toHaveURL(/page=3/);
    await expect.poll(() => ids(reports)).toEqual([49, 49]);
  });

  const question = (page: Page) => page.getByRole("region", { name: "Statistics" });

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
    await page.goto(originOf(dealer) + (await vehicleOf(dealer)), { waitUntil: "networkidle" });
    await comeAlive(page);
    await page
      .locator("#contact")
      .getByRole("button", { name: /show the number/ })
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
    await question(page).getByRole("button", { name: "No, thanks" }).click();
    expect(await visit(page)).toEqual([]);
    expect(await remembered(page)).toEqual([]);
    expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
      "statistics=refused",
    ]);
  });

  test("allowed, a visit is counted and remembered; taken back, it is forgotten", async ({ page }) => {
    await page.goto(originOf(dealer) + ALL_STOCK);
    await question(page).getByRole("button", { name: "Allow" }).click();
    expect((await visit(page)).map((path) => path.split("/").at(-1))).toEqual(
      expect.arrayContaining(["events", "view.json"]),
    );
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
    await expect(question(page)).toBeHidden();
  });

  test("the question leads to the dealer's privacy policy", async ({ page }) => {
    await page.goto(originOf(dealer) + ALL_STOCK);
    await question(page).getByRole("link", { name: "Privacy policy" }).click();
    await page.waitForURL(/\/privacy-policy$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
  });

  for (const javaScriptEnabled of SCRIPTED_OR_NOT) {
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("the question covers no bar, nor the end of the page, at any width", async ({ page }) => {
        for (const path of ["/", ALL_STOCK, await vehicleOf(dealer)]) {
          await page.goto(originOf(dealer) + path);
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
    await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
    expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.005);
  });
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
