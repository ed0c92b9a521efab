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

for (const width of [1440, 390])
  test(`full screen at ${String(width)} has name, price and all pictures small, and its button asks about the vehicle on the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const vehicle = await vehicleSeenIn();
    if (vehicle === null) throw new Error("No vehicle is listed.");
    await page.goto(originOf(vehicle.dealer) + vehicle.path);
    const gallery = page.getByRole("radio", { name: "Gallery", exact: true });
    if ((await gallery.count()) > 0) await gallery.check();
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const price = (await page.locator("main [data-price]").textContent()) ?? "";
    await page.getByRole("button", { name: "Full screen", exact: true }).click();
    const full = page.locator("[data-full]");
    await expect(full.getByText(title, { exact: true })).toBeInViewport();
    await expect(full.getByText(price, { exact: true })).toBeInViewport();
    const strip = full.locator("[data-strip]");
    const small = strip.getByRole("button");
    expect(await small.count()).toBe(await full.locator("li img").count());
    await small.nth(2).click();
    await expect(page.getByText(/^3 \/ \d+$/)).toBeInViewport();
    await expect(strip.locator("[aria-current]")).toHaveAccessibleName(/^Picture 3 of/);
    await full.getByRole("link", { name: "Enquire" }).click();
    await expect(full).toHaveCount(0);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
