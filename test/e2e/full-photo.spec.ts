import { vehicleSeenIn } from "./seen-vehicle";
import { expect, originOf, test } from "./site-test";

test("Back closes a photograph that lies over the page, and the page stays; closed by its button it leaves nothing behind", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, "requestFullscreen");
  });
  const vehicle = await vehicleSeenIn();
  if (vehicle === null) throw new Error("No vehicle is listed.");
  await page.goto(originOf(vehicle.dealer));
  await page.goto(originOf(vehicle.dealer) + vehicle.path);
  const gallery = page.getByRole("radio", { name: "Gallery", exact: true });
  if ((await gallery.count()) > 0) await gallery.check();
  const address = page.url();
  const enter = page.getByRole("button", { name: "Full screen", exact: true });
  const full = page.locator("[data-full]");
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  const isSamePage = () => page.evaluate(() => Reflect.has(globalThis, "same"));
  await enter.click();
  await expect(full).toHaveCount(1);
  await page.goBack();
  await expect(full).toHaveCount(0);
  expect([page.url(), await isSamePage()]).toEqual([address, true]);
  await expect(enter).toBeVisible();
  await enter.click();
  await page.getByRole("button", { name: "Leave full screen" }).click();
  await expect(full).toHaveCount(0);
  expect(await isSamePage()).toBe(true);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
});
