import type { Page } from "@playwright/test";
import { knownSites } from "../setup/site-configs";
import { asksForPlace, salesYards } from "~/domain/search/near/near-you";
import { DEALERS, type Dealer } from "../setup/dealers";
import { ALL_STOCK, ask, expect, originOf, resultCount, test, vehicleIds } from "./site-test";
import { expectSound } from "./sound-page";

/** The dealer with the most places, and the postcode of its first yard. */
async function widespread(): Promise<{ readonly dealer: Dealer; readonly postcode: string }> {
  const sites = await knownSites();
  const wide = DEALERS.flatMap((dealer) => {
    const config = sites.get(dealer.slug)?.config;
    return config !== undefined && asksForPlace(config) ? [{ dealer, yards: salesYards(config) }] : [];
  }).sort((a, b) => b.yards.length - a.yards.length);
  const [first] = wide;
  const postcode = first?.yards[0]?.address.postcode;
  if (first === undefined || postcode === undefined)
    throw new Error("no demonstration dealer has several places");
  return { dealer: first.dealer, postcode };
}

/** Kilometres on the cards, in their order. */
const distances = async (page: Page) =>
  (await page.locator("article[data-vehicle-id]").allInnerTexts()).map((text) =>
    Number(/([\d,]+) km away/.exec(text)?.[1]?.replace(",", "") ?? Number.NaN),
  );

async function answer(page: Page, place: string, within: string): Promise<void> {
  const box = page.locator("details:has(#near)");
  if ((await box.getAttribute("open")) === null) await box.locator("summary").click();
  await box.locator("#near").fill(place);
  await box.locator("#within").selectOption(within);
  await box.locator('button[type="submit"]').click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a place and a distance narrow a listing, order it, and can be taken away", async ({ page }) => {
      const { dealer, postcode } = await widespread();
      await page.goto(originOf(dealer) + ALL_STOCK);
      const all = await resultCount(page);
      await answer(page, postcode, "50");
      await page.waitForURL(new RegExp(`near=${postcode}&within=50$`));
      await expect(page.locator("output[data-result-count]")).not.toHaveAttribute(
        "data-result-count",
        String(all),
      );
      const near = await resultCount(page);
      expect(near).toBeGreaterThan(0);
      expect(near).toBeLessThan(all);
      for (const km of await distances(page)) expect(km).toBeLessThanOrEqual(50);

      await page.goto(`${originOf(dealer)}${ALL_STOCK}?near=${postcode}&sortBy=nearest`);
      const kms = await distances(page);
      expect(kms.length).toBeGreaterThan(5);
      expect(kms).toEqual([...kms].sort((a, b) => a - b));
      await page
        .locator("main")
        .getByRole("link", { name: new RegExp(postcode) })
        .first()
        .click();
      await page.waitForURL((url) => !url.searchParams.has("near"));
      expect(await resultCount(page)).toBe(all);
    });

    test("a place nobody knows is said beside its field, and nothing else is lost", async ({ page }) => {
      const { dealer } = await widespread();
      await page.goto(`${originOf(dealer)}/search/used-cars?sortBy=price_desc`);
      const used = await resultCount(page);
      await answer(page, "Atlantis", "100");
      await page.waitForURL(/near=Atlantis&within=100&sortBy=price_desc$/);
      await expect(page.locator("#near")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#near-says")).toContainText("Atlantis");
      await expect(page.locator("#near")).toHaveValue("Atlantis");
      expect(await resultCount(page)).toBe(used);
    });

    test("the map has the yards as links that narrow, and the list of them", async ({ page }) => {
      const { dealer } = await widespread();
      await page.goto(originOf(dealer) + ALL_STOCK);
      await page.locator('main a[href*="view=map"]').first().click();
      await page.waitForURL(/view=map/);
      const map = page.locator("section:has(#results-map)");
      const drawing = await ask(dealer, (await map.locator("img").getAttribute("src")) ?? "");
      expect([drawing.status, drawing.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
      expect(await map.locator("div > a").count()).toBeGreaterThan(1);
      const more = await map.locator("ul").evaluate((list) => {
        const { backgroundImage, backgroundAttachment } = getComputedStyle(list);
        return [backgroundImage.split("linear-gradient(").length - 1, backgroundAttachment];
      });
      expect(more, "a shade says that there are more").toEqual([4, "local, local, scroll, scroll"]);
      const yard = map.locator("li").first();
      const count = Number(/[\d,]+/.exec(await yard.locator("span").innerText())?.[0].replace(",", ""));
      await yard.locator("a").click();
      await page.waitForURL(/location_name=.*view=map/);
      await expect(page.locator("output[data-result-count]")).toHaveAttribute(
        "data-result-count",
        String(count),
      );
    });
  });
}

test("the place is recalled on the next listing, joins the form when touched, and can be forgotten", async ({
  page,
}) => {
  const { dealer, postcode } = await widespread();
  await page.goto(`${originOf(dealer)}${ALL_STOCK}?near=${postcode}&within=50`);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("near");
  await page.goto(`${originOf(dealer)}/search/used-cars`);
  await expect(page.locator("#near")).toHaveValue(postcode);
  await expect(page.locator("#within")).toHaveValue("50");
  await page.locator("#sort").selectOption("price_desc");
  await page.waitForURL(/used-cars\?sortBy=price_desc$/);
  const box = page.locator("details:has(#near)");
  await box.locator("summary").click();
  await box.locator('button[type="submit"]').click();
  // Pressed before the list of the place is here: it must not bring the place back.
  await page.waitForURL(new RegExp(`near=${postcode}&within=50`));
  await box.locator('[data-near="forget"]').click();
  await expect(page.locator(`main a:has-text("${postcode}")`).first()).toBeVisible();
  await expect(page.locator("#near")).toHaveValue("");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("near");
});

test("a remembered place changes no page that is the same for everybody", async () => {
  const { dealer, postcode } = await widespread();
  const plain = await ask(dealer, ALL_STOCK);
  const cookie = `near=${encodeURIComponent(`50:${postcode}`)}`;
  const remembered = await ask(dealer, ALL_STOCK, { headers: { cookie } });
  expect(remembered.body.replaceAll(/nonce="[^"]*"/g, "")).toBe(plain.body.replaceAll(/nonce="[^"]*"/g, ""));
  const near = await ask(dealer, `${ALL_STOCK}?near=${postcode}`);
  expect(near.headers["cache-control"]).toBe(plain.headers["cache-control"]);
  expect(near.headers["set-cookie"]).toBeUndefined();
});

test.describe("a browser that knows where it is", () => {
  test.use({ permissions: ["geolocation"], geolocation: { latitude: -35.278_912, longitude: 149.130_145 } });

  test("is asked when the button is pressed, and only our own server hears it, to a kilometre", async ({
    page,
  }) => {
    const { dealer } = await widespread();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST")
        sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`);
      expect(new URL(request.url()).origin).toBe(originOf(dealer));
    });
    await page.goto(originOf(dealer) + ALL_STOCK);
    await page.locator("details:has(#near) summary").click();
    await page.locator('[data-near="locate"]').click();
    await page.waitForURL(/near=26\d\d/);
    expect(sent.filter((one) => one.startsWith("/api/place"))).toEqual(["/api/place -35.28,149.13"]);
    expect((await vehicleIds(page)).length).toBeGreaterThan(0);
  });
});

test("list and map have no accessibility faults, wide and narrow", async ({ page }) => {
  test.setTimeout(150_000);
  const { dealer, postcode } = await widespread();
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const target of [`near=${postcode}&within=250&view=map`, "near=Atlantis"]) {
      await page.goto(`${originOf(dealer)}${ALL_STOCK}?${target}`);
      await expectSound(page, `${target} at ${width} px`);
    }
  }
});
