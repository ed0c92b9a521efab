import type { Route } from "@playwright/test";
import { FIRST_DEALER } from "../setup/dealers";
import { comeAlive } from "./come-alive";
import { ask, expect, originOf, test } from "./site-test";
import { vehicleWith } from "./seen-vehicle";

/** What the page asks for by itself, and how each may go wrong. */
const SERVICES = {
  "the view counter": /\/view\.json/,
  "the price comparison": /\/autogauge$/,
  "the delivery prices": /\/api\/delivery/,
  statistics: /\/api\/events/,
} as const;
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  dead: (route) => route.abort("connectionrefused"),
  failing: (route) => route.fulfill({ status: 500, body: "{}" }),
  lying: (route) =>
    route.fulfill({
      json: { views: "<b>9</b>", fill: "much", price: -1, name: "<i>Here</i>", car_fields: 7 },
    }),
  silent: async () => undefined,
};

for (const [service, address] of Object.entries(SERVICES)) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${service} ${fault}: the page is whole, and nothing moves or breaks (ERR-20)`, async ({
      page,
      complaints,
    }) => {
      const found = await vehicleWith(
        'name="fin_amount"',
        'name="delivery_postcode"',
        'id="key-information"',
      );
      if (found === null) throw new Error("No vehicle has a delivery estimate.");
      await page.route(address, answer);
      await page.goto(originOf(found.dealer) + found.path, { waitUntil: "domcontentloaded" });
      await comeAlive(page);
      for (const id of ["finance", "delivery"]) {
        const fold = page.locator(`details:has(> #${id})`);
        // By key: the first fold moves the second while it opens, from under a click that a busy machine makes late.
        await fold.locator("> summary").press("Enter");
        await expect(fold).toHaveAttribute("open");
      }
      await page.locator("#delivery-postcode").fill("4350");
      await page.locator("#delivery-postcode").press("Enter");
      await expect(page.locator("#delivery [role=status]")).not.toContainText("Your price shows here.");
      if (service === "the delivery prices" && fault !== "silent") {
        await expect(page.locator("#delivery [role=status]")).toContainText(
          fault === "lying" ? "Sorry, we can't provide an estimate" : "We could not work that out just now",
        );
      }
      for (const id of ["key-information", "finance", "delivery", "contact", "vehicle-map"])
        await expect(page.locator(`#${id}`)).toBeVisible();
      await expect(page.locator("main")).not.toContainText("<b>");
      // Chromium reports every answer that fails; nothing else may be said.
      const others = complaints.filter((text) => !/Failed to load resource|net::ERR/.test(text));
      complaints.splice(0, complaints.length, ...others);
    });
  }
}

test("CALL-19, ERR-23: the finance disclaimer of a vehicle by its id, and of none an error in JSON", async () => {
  const { body: listing } = await ask(FIRST_DEALER, "/search/new-used-and-demo-cars");
  const id = /data-vehicle-id="([^"]+)"/.exec(listing)?.[1] ?? "";
  const found = await ask(FIRST_DEALER, `/api/cars/${id}/finance-disclaimer`);
  expect(found.status).toBe(200);
  expect(found.headers["cache-control"]).toMatch(/s-maxage/);
  // The route's own answer, checked here.
  const answer = JSON.parse(found.body) as { disclaimer: string };
  expect(Object.keys(answer)).toEqual(["disclaimer"]);
  expect(answer.disclaimer).toMatch(/indicative/i);
  for (const nobody of ["0", "no-such-id", "%3Cb%3E"]) {
    const { status, body } = await ask(FIRST_DEALER, `/api/cars/${nobody}/finance-disclaimer`);
    expect([status, JSON.parse(body)], nobody).toEqual([404, { error: "No such vehicle." }]);
  }
});

test("ERR-23: what programs read of a vehicle that nobody has answers {error}", async () => {
  for (const address of ["view.json", "history.json", "similar.json", "autogauge", "pdf"]) {
    const { status, headers, body } = await ask(FIRST_DEALER, `/cars/no-such-car/${address}`);
    expect([status, headers["content-type"]], address).toEqual([404, "application/json; charset=utf-8"]);
    // Our own routes wrote it.
    expect((JSON.parse(body) as { error: string }).error, address).toMatch(/^No such vehicle/);
  }
});
