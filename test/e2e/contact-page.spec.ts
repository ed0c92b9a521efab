import { placesOf } from "~/domain/location/departments";
import { findPlaces } from "~/domain/location/find-places";
import { positionOf } from "~/domain/location/distance";
import { pagePath } from "~/domain/tenant/page-paths";
import { DEALERS } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { expect, originOf, test } from "./site-test";

// Postcodes, phones, hours and maps are there without script.
test.use({ javaScriptEnabled: false });

for (const dealer of DEALERS)
  test(`${dealer.slug}: the contact page has every place with phones, hours and map, the nearest first from a postcode and from where the browser remembers (LOC-05, LOC-16)`, async ({
    page,
    context,
  }) => {
    const config = (await knownSites()).get(dealer.slug)?.config;
    if (config === undefined) throw new Error(`no dealer ${dealer.slug}`);
    const address = originOf(dealer) + (pagePath(config, "contact") ?? "");
    const all = placesOf(config.site.locations);
    const last = all.at(-1)?.main;
    if (last === undefined) throw new Error(`${dealer.slug} has no place`);
    const places = page.locator("#places li");
    await page.goto(address);
    await expect(places).toHaveCount(Math.min(12, all.length));
    for (const place of await places.all()) {
      await expect(place.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(place.locator("table").first()).toBeAttached();
      await expect(place.locator('img[src^="/map/"]')).toBeAttached();
    }
    if (all.length === 1) return;
    const [nearest] = findPlaces(all, { brand: "", service: "", from: positionOf(last.address) });
    const name = nearest?.place.main.name ?? "";
    await page.locator("#places form button").click();
    await expect(page.locator("#place-postcode")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("#place-postcode-error")).toBeVisible();
    await page.locator("#place-postcode").fill(last.address.postcode);
    await page.locator("#places form button").click();
    await expect(places.first()).toContainText(name);
    await expect(page.locator("main aside").first()).toContainText(name);
    await context.addCookies([{ name: "near", value: `%3A${last.address.postcode}`, url: originOf(dealer) }]);
    await page.goto(address);
    await expect(places.first()).toContainText(name);
  });

for (const dealer of DEALERS)
  test(`${dealer.slug}: a message may name one of several places, none is chosen beforehand but one that the address names (LOC-16)`, async ({
    page,
  }) => {
    const config = (await knownSites()).get(dealer.slug)?.config;
    if (config === undefined) throw new Error(`no dealer ${dealer.slug}`);
    const visible = config.site.locations.filter((location) => location.visible);
    const last = visible.at(-1)?.id ?? "";
    const address = originOf(dealer) + (pagePath(config, "contact") ?? "");
    const place = page.locator('select[name="location"]');
    await page.goto(address);
    await expect(place).toHaveCount(visible.length > 1 ? 1 : 0);
    if (visible.length < 2) return;
    await expect(place).toHaveValue("");
    await expect(place).not.toHaveAttribute("required");
    await expect(place.locator("option")).toHaveCount(visible.length + 1);
    await page.goto(`${address}?location=${last}`);
    await expect(place).toHaveValue(last);
  });
