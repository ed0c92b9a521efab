import { dealerWho } from "../setup/dealers";
import { comeAlive } from "./come-alive";
import { ids, listenToReports } from "./counted-reports";
import { ALL_STOCK, ask, expect, originOf, test, vehicleOf } from "./site-test";

const USED = "/search/used-cars";

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
      .getByRole("button", { name: /Show number/ })
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
