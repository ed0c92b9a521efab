import { openAndUse } from "./come-alive";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";
import { DEALERS, FIRST_DEALER, ONE_PER_TEMPLATE } from "../setup/dealers";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

async function firstVehicle(dealer = FIRST_DEALER): Promise<string> {
  const { body } = await ask(dealer, ALL_STOCK);
  const path = /href="(\/cars\/[^"#]+)"/.exec(body)?.[1];
  if (path === undefined) throw new Error("No vehicle is listed.");
  return path;
}

const PLAIN_FORM = { "content-type": "application/x-www-form-urlencoded" };

test.describe("the number to call", () => {
  test("is masked until it is asked for, then calls wherever it stands, and the dealer is told", async ({
    page,
  }) => {
    // A press before script has taken over is answered with a page, which is another test.
    await page.goto(originOf(FIRST_DEALER) + (await firstVehicle()), { waitUntil: "networkidle" });
    const button = page.locator("#contact").getByRole("button", { name: /Show number/ });
    await expect(button).toHaveText(/^\D*\d[\d ()]{4}[X ]+ Show number$/);
    await page.setViewportSize({ width: 390, height: 844 });
    const numbers = page.locator("main button:visible bdi");
    const lines = await numbers.evaluateAll((all) => all.map((number) => number.getClientRects().length));
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines), "no number breaks within itself").toEqual(new Set([1]));
    const report = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/leads/phone-reveal"),
    );
    await button.click();
    expect((await (await report).response())?.ok()).toBe(true);
    const link = page.locator("#contact").getByRole("link", { name: /^[\d ()+]+ Call Now$/ });
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute("href", /^tel:\+?\d+$/);
    const aside = page.locator("aside");
    await expect(aside.getByRole("link", { name: /^[\d ()+]+ Call Now$/ }), "asked for once").toBeVisible();
    await expect(aside.getByRole("button", { name: /Show number/ })).toHaveCount(0);
    const calls = () =>
      page.evaluate(() => window.forecourtEvents?.filter(({ id }) => id === 25).length ?? 0);
    expect(await calls(), "a number that is read is no call yet").toBe(0);
    await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
    await link.click();
    expect(await calls()).toBe(1);
  });

  // A page each: a browser that has been asked to call takes no more presses there.
  for (const [place, dealer, pressed] of [
    ["a phone's bar", FIRST_DEALER, "[data-mobile-bar] form button"],
    ["a header that shows it", DEALERS.at(-1) ?? FIRST_DEALER, "body > header a[href$='/phone']"],
  ] as const)
    test(`is called at the first press of ${place}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 760 });
      const path = await firstVehicle(dealer);
      await openAndUse(page, originOf(dealer) + path);
      const report = page.waitForResponse((answer) => answer.url().endsWith("/api/leads/phone-reveal"));
      await page.locator(pressed).filter({ visible: true }).first().click();
      expect((await report).ok()).toBe(true);
      await expect(page.locator("[data-mobile-bar] a[href^='tel:']")).toBeVisible();
      expect(new URL(page.url()).pathname, "the vehicle stays").toBe(path);
    });

  for (const dealer of DEALERS)
    test(`stands nowhere in the page of a vehicle of ${dealer.slug} before it is asked for`, async () => {
      const path = await firstVehicle(dealer);
      const told = await ask(dealer, `${path}/phone`, { method: "POST", headers: PLAIN_FORM });
      const href = /<main[^]*?href="(tel:[^"]+)"/.exec(told.body)?.[1] ?? "";
      expect(href).toMatch(/^tel:\+?\d{6,}$/);
      const digits = href.replace(/\D/g, "").slice(-9);
      for (const address of [path, `${path}/phone`, `${path}?_data=routes%2Fcars.%24slug`]) {
        const { status, body } = await ask(dealer, address);
        expect(status, address).toBe(200);
        // Digits alone, whatever stands between them; a link to WhatsApp is the dealer's own choice.
        const bare = body.replace(/wa\.me\/\d+/g, "").replace(/[\s()\u00a0-]/g, "");
        expect(bare, address).not.toContain(digits);
      }
    });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is answered with a page", async ({ page }) => {
      const path = await firstVehicle();
      await page.goto(originOf(FIRST_DEALER) + path);
      await page
        .locator("#contact")
        .getByRole("button", { name: /Show number/ })
        .click();
      await expect(page.getByRole("main").getByRole("link", { name: /^[\d ()+]+$/ })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Back to the vehicle" }).click();
      await expect(page).toHaveURL(originOf(FIRST_DEALER) + path);
      // The page itself, asked for by its address: masked, and as good a place to ask.
      await page.goto(`${originOf(FIRST_DEALER)}${path}/phone`);
      await expect(page.getByRole("main").getByRole("link", { name: /^[\d ()+]+$/ })).toHaveCount(0);
      await page.getByRole("button", { name: /Show number/ }).click();
      await expect(page.getByRole("main").getByRole("link", { name: /^[\d ()+]+$/ })).toBeVisible();
    });
  });
});

test("the view counter counts people, not robots, not reloads (CALL-18, VDP-40, OPEN-71)", async () => {
  const path = `${await firstVehicle()}/view.json?photos_count=1&website_id=x`;
  const count = async (browser: string, query = "") => {
    const { headers, body } = await ask(FIRST_DEALER, path + query, { headers: { "user-agent": browser } });
    expect(headers["cache-control"]).toBe("no-store");
    // The route's own answer, checked below.
    return JSON.parse(body) as { views: number; car_fields: Record<string, unknown> };
  };
  const { views: before } = await count(ROBOT);
  const person = `${PERSON} ${before}`;
  expect((await count(person)).views).toBe(before + 1);
  expect((await count(person)).views, "a reload").toBe(before + 1);
  expect((await count(ROBOT)).views).toBe(before + 1);
  expect((await count("")).views, "no browser at all").toBe(before + 1);
  const old = await count(ROBOT, "&updated_at=2020-01-01T00:00:00Z");
  expect(old.car_fields, "for an old page").toHaveProperty("price");
  expect((await count(ROBOT, "&updated_at=2999-01-01T00:00:00Z")).car_fields).toEqual({});
});

test.describe("as the server wrote it", () => {
  // Script would mend what is changed here before it has taken over.
  test.use({ javaScriptEnabled: false });

  for (const dealer of ONE_PER_TEMPLATE)
    test(`${dealer.slug}: the bar of a phone is gone while the menu is open, and nothing moves (VDP-19)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 760 });
      await page.goto(originOf(dealer) + (await firstVehicle(dealer)));
      const bar = page.locator("[data-mobile-bar]");
      const opener = page.locator("[data-phone-menu] > summary");
      await expect(bar).toBeVisible();
      const before = await bar.boundingBox();
      await opener.click();
      await expect(bar).toBeHidden();
      await opener.click();
      await expect(bar).toBeVisible();
      expect(await bar.boundingBox()).toEqual(before);
    });

  for (const dealer of DEALERS) {
    test(`${dealer.slug}: no word of a feed widens the page, and three buttons fit the bar from 320 to 430 px (VDP-19)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(originOf(dealer) + (await firstVehicle(dealer)));
      await page.evaluate(() => {
        const word = "word/".repeat(80);
        const printed =
          "main h1 bdi, main h1 + p bdi, #comments p, #features li bdi, #vehicle-blocks dd bdi, #vehicle-blocks h2, aside dd";
        for (const element of document.querySelectorAll(printed)) element.textContent = word;
        for (const fold of document.querySelectorAll("#vehicle-blocks details"))
          fold.setAttribute("open", "");
        const bar = document.querySelector("[data-mobile-bar]");
        const first = bar?.firstElementChild;
        while (bar && first && bar.children.length < 3) bar.append(first.cloneNode(true));
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      for (const direction of ["ltr", "rtl"])
        for (const width of [320, 360, 390, 430]) {
          await page.setViewportSize({ width, height: 844 });
          const beyond = await page.evaluate((dir) => {
            document.documentElement.dir = dir;
            return [...document.querySelectorAll("[data-mobile-bar] :is(a, button)")].filter((button) => {
              const { left, right, height } = button.getBoundingClientRect();
              return (
                left < 0 ||
                right > window.innerWidth ||
                height < 24 ||
                button.scrollWidth > button.clientWidth + 1
              );
            }).length;
          }, direction);
          expect(beyond, `${direction} at ${width} px`).toBe(0);
        }
    });
  }
});
