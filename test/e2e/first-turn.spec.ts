import type { Page } from "@playwright/test";
import { drag } from "./drag";
import { vehicleSeenIn } from "./seen-vehicle";
import { ask, expect, originOf, test } from "./site-test";

const spin = (page: Page) => page.getByRole("radio", { name: "Spin", exact: true });
const slider = (page: Page) => page.getByRole("slider", { name: "Turn the vehicle" });

test("its first drag turns it as soon as its frames are there; where the dealer wants it, it turns by itself (GAL-09)", async ({
  page,
}) => {
  const vehicle = await vehicleSeenIn("spinner");
  test.skip(vehicle === null, "No demonstration vehicle stands on a turntable.");
  if (vehicle === null) return;
  const address = originOf(vehicle.dealer) + vehicle.path;
  await page.goto(address);
  await spin(page).check();
  await drag(page, 100, page.getByRole("img", { name: /seen from all around$/ }));
  await expect(slider(page)).toHaveValue("5");
  const { body } = await ask(vehicle.dealer, vehicle.path);
  expect(body).toContain('"rotateMs":null');
  // Without its policy, which names the data it was sent with.
  await page.route(address, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: body.replaceAll('"rotateMs":null', '"rotateMs":50'),
    }),
  );
  await page.goto(address);
  await spin(page).check();
  await expect(page.getByRole("button", { name: "Stop turning" })).toBeVisible();
  await expect.poll(() => slider(page).inputValue()).toMatch(/^[1-9]/);
  await page.getByRole("button", { name: "Stop turning" }).click();
  const stopped = await slider(page).inputValue();
  await page.waitForTimeout(200);
  await expect(slider(page)).toHaveValue(stopped);
});
