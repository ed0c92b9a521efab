import type { Page, Route } from "@playwright/test";
import { DEALERS, type Dealer } from "../setup/dealers";
import { dealerWith as siteWith } from "./dealer-with";
import { ALL_STOCK, ask, expect, originOf, resultCount, test, vehicleIds } from "./site-test";

/** The first dealer whose page has a text in it. */
async function dealerWith(part: string, path = "/"): Promise<Dealer> {
  for (const dealer of DEALERS) if ((await ask(dealer, path)).body.includes(part)) return dealer;
  throw new Error(`no demonstration dealer has ${part} on ${path}`);
}

test("the budget search opens what the budget pays off, with and without script (BUDG-04, BUDG-08)", async ({
  page,
  browser,
}) => {
  const dealer = await dealerWith('action="/api/budget"');
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const one of [plain, page]) {
    await one.goto(originOf(dealer));
    const form = one.locator('form[action="/api/budget"]');
    await form.locator('input[name="period"][value="weekly"]').check({ force: true });
    await expect(form).toContainText(/Interest counted: [\d.]+% a year/);
    await form.locator('input[name="repayment"]').fill("180");
    await form.locator('input[name="deposit"]').fill("$0");
    await form.locator('button[type="submit"]').click();
    await one.waitForURL(/range\[price\]=\d+:\d+$/);
    expect(await resultCount(one)).toBeGreaterThan(0);
    await one.goto(`${one.url()}&sortBy=price_desc`);
    const weeks = [...(await one.locator("main").innerText()).matchAll(/\$([\d,]+)\s*\/wk/g)];
    expect(weeks.length).toBeGreaterThan(5);
    for (const [, week] of weeks) expect(Number(week)).toBeLessThanOrEqual(180);
  }
  await plain.context().close();
});

test("a budget below every price disables the button and says so (BUDG-11 to BUDG-14)", async ({ page }) => {
  const dealer = await dealerWith('action="/api/budget"');
  await page.goto(originOf(dealer));
  const form = page.locator('form[action="/api/budget"]');
  const button = form.locator('button[type="submit"]');
  await expect(button).toHaveText(/^View .+ In This Range$/);
  await form.locator('input[name="repayment"]').fill("1");
  await form.locator('input[name="deposit"]').fill("nothing");
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(/^0 .+ Found$/);
  await expect(form.getByRole("status").last()).toHaveText(/^No .+ found for this budget$/);
  await form.locator('input[name="repayment"]').fill("900");
  await expect(button).toBeEnabled();
});

test("the price search keeps its ends apart and lists the dearest first (URL-20, FILT-17)", async ({
  page,
}) => {
  const dealer = await dealerWith('name="price_min"');
  await page.goto(originOf(dealer), { waitUntil: "networkidle" });
  const form = page.locator('form:has(input[name="price_min"])');
  const [low, high] = [
    form.locator('input[type="range"]').first(),
    form.locator('input[type="range"]').last(),
  ];
  await high.fill("60000");
  await low.fill("200000");
  await expect(low).toHaveValue("59500");
  await low.fill("20000");
  await expect(form.locator('input[name="price_min"]')).toHaveValue("20,000");
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/range\[price\]=20000:60000&sortBy=price_desc$/);
  expect(await resultCount(page)).toBeGreaterThan(0);
});

test("typing waits 300 ms and sliding 400 ms before anything is asked (SRCH-02, FILT-14)", async ({
  page,
}) => {
  const dealer = await dealerWith('name="price_min"', ALL_STOCK);
  // The browser's clock stands still while it is typed: a busy machine types slower than 300 ms a letter.
  await page.clock.install();
  await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("_data=")) asked.push(decodeURIComponent(request.url()));
  });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const box = page.locator('#filter-form input[name="query"]');
  await box.pressSequentially("toyota");
  await page.clock.runFor(250);
  expect(asked.filter((url) => url.includes("query="))).toEqual([]);
  await page.clock.runFor(100);
  await page.waitForURL(/query=toyota/);
  await page.clock.runFor(1_000);
  const slider = page.locator('#filter-form input[type="range"]:visible').first();
  await slider.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await page.clock.runFor(350);
  expect(asked.filter((url) => url.includes("range["))).toEqual([]);
  await page.clock.runFor(100);
  await page.waitForURL(/range\[\w+\]=\d+:/);
  expect(asked.filter((url) => url.includes("range["))).toHaveLength(1);
  expect(asked.every((url) => !/query=(?!toyota)/.test(url))).toBe(true);
});

test("the cards stay while the next ones load, and when they do not come (SRCH-17, SRCH-18, OPEN-18)", async ({
  page,
  complaints,
}) => {
  const [dealer] = DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
  const before = await vehicleIds(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_data=/, async (route) => {
    await released;
    await route.abort();
  });
  await page.locator('#filter-form input[type="checkbox"][data-count]:visible').first().check();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  expect(await vehicleIds(page)).toEqual(before);
  release();
  const retry = page.getByRole("link", { name: /try again/i });
  await expect(retry).toBeVisible();
  expect(await vehicleIds(page)).toEqual(before);
  await page.unroute(/_data=/);
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect.poll(() => vehicleIds(page)).not.toEqual(before);
  // The browser itself reports the request that was cut off.
  complaints.length = 0;
});

for (const dealer of DEALERS) {
  test(`${dealer.slug}: words lead to what they mean, as filters that can be taken away`, async ({
    page,
  }) => {
    const { body } = await ask(dealer, ALL_STOCK);
    const [, make = ""] = /name="make"[^>]*value="([^"]+)"/.exec(body) ?? [];
    const words = encodeURIComponent(`${make} under 900k zzzz`);
    const { status, headers } = await ask(dealer, `${ALL_STOCK}?query=${words}`);
    expect(status).toBe(302);
    const to = new URL(headers.location ?? "", originOf(dealer));
    // What finds nothing is told instead of asked for.
    expect(Object.fromEntries(to.searchParams)).toEqual({ aside: "zzzz", "range[price]": ":900000" });
    await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
    const box = page.locator('#filter-form input[name="query"]');
    await box.fill(`${make} under 900k`);
    await box.press("Enter");
    await page.waitForURL(/range\[price\]=:900000/);
    await expect(box).toHaveValue("");
    expect(await resultCount(page)).toBeGreaterThan(0);
  });
}

/** What a failed load looks like to script: nobody answers, or something that is not the site does. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "nobody answers": (route) => route.abort(),
  "a 500 page": (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>500</h1>" }),
  "a 503 page": (route) => route.fulfill({ status: 503, contentType: "text/html", body: "<h1>503</h1>" }),
  "a page of somebody else's": (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in</h1>" }),
};

/** Every word of a page's main part: texts, and the names only a screen reader gets. */
const wordsOf = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluateAll((parts) =>
      parts.flatMap((one) => [
        one.textContent,
        ...[...one.querySelectorAll("[aria-label], img")].map(
          (named) => named.getAttribute("aria-label") ?? named.getAttribute("alt"),
        ),
      ]),
    );

test("a failed load leaves every word and price of the results (SRCH-18)", async ({ page, complaints }) => {
  const [dealer] = DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
  const before = await wordsOf(page, "article[data-vehicle-id]");
  expect(before.join(" ")).toMatch(/Enquire/);
  const retry = page.getByRole("link", { name: /try again/i });
  const box = page.locator('#filter-form input[type="checkbox"][data-count]:visible').first();
  for (const [name, answer] of Object.entries(FAULTS)) {
    await page.route(/_data=/, answer);
    await box.setChecked(!(await box.isChecked()));
    await expect(retry, name).toBeVisible();
    expect(await wordsOf(page, "article[data-vehicle-id]"), name).toEqual(before);
    await page.unroute(/_data=/);
    await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
  }
  complaints.length = 0;
});

test("a failed load leaves the other pages that change in place, and they try again (SRCH-18)", async ({
  page,
  complaints,
}) => {
  const offers = originOf(await siteWith(({ content }) => content.offers.length >= 12));
  const shop = await siteWith(({ config: { features } }) => features.favourites && features.compare);
  const cars = [...(await ask(shop, ALL_STOCK)).body.matchAll(/data-vehicle-id="(\d+)"/g)].map(
    ([, id]) => id,
  );
  const find = page.locator('main form input[type="search"]');
  const inPlace = [
    { address: `${offers}/special-offers`, change: () => find.fill("a").then(() => find.press("Enter")) },
    {
      address: `${originOf(shop)}/compare?ids=${cars.slice(0, 2).join()}`,
      change: () => page.locator('main button[name="remove"]').first().click(),
    },
  ];
  const retry = page.getByRole("button", { name: "Try again" });
  for (const { address, change } of inPlace) {
    for (const [name, answer] of Object.entries(FAULTS)) {
      await page.goto(address, { waitUntil: "networkidle" });
      const before = await wordsOf(page, "main");
      await page.route(/_data=/, answer);
      await change();
      await expect(retry, `${address}, ${name}`).toBeVisible();
      expect(await wordsOf(page, "main"), `${address}, ${name}`).toEqual(before);
      await page.unroute(/_data=/);
      await retry.click();
      await expect(retry).toHaveCount(0);
    }
  }
  complaints.length = 0;
});

test("recent searches stand under the empty box, newest first (URL-17, URL-18)", async ({ page }) => {
  const [dealer] = DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  for (const body of ["suv", "ute", "van"])
    await page.goto(`${originOf(dealer)}${ALL_STOCK}?body=${body}`, { waitUntil: "networkidle" });
  await page.locator('#filter-form input[name="query"]').focus();
  const options = page.locator('[role="option"]');
  await expect(options).toHaveCount(3);
  await expect(options.first()).toContainText(/van/i);
  await options.last().click();
  await page.waitForURL(/body=suv/);
});

test("a vehicle of another dealer is not found here", async () => {
  const [one, other] = DEALERS;
  if (one === undefined || other === undefined) throw new Error("two dealers are needed");
  const path = /href="(\/cars\/[^"#?]+)"/.exec((await ask(other, ALL_STOCK)).body)?.[1] ?? "";
  expect((await ask(other, path)).status).toBe(200);
  expect((await ask(one, path)).status).toBe(404);
});

for (const dealer of DEALERS) {
  test(`${dealer.slug}: an unknown list is a 404 with the empty card and ways on that are served`, async () => {
    const { status, body } = await ask(dealer, "/search/no-such-thing");
    expect(status).toBe(404);
    expect(body).toContain("No Results Available");
    expect(body).toContain('data-result-count="0"');
    const clear = /<a[^>]*href="([^"]*)"[^>]*>Clear Filters/.exec(body)?.[1] ?? "";
    expect((await ask(dealer, clear)).status).toBe(200);
    const nearby = [...body.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path = ""]) => path);
    expect(nearby.length).toBeGreaterThan(0);
    for (const path of new Set(nearby)) expect((await ask(dealer, path)).status).toBe(200);
  });
}

test("a picture that is missing is drawn as a stand-in (ERR-07)", async () => {
  const [dealer] = DEALERS;
  if (dealer === undefined) throw new Error("no dealer");
  const { status, headers, body } = await ask(dealer, "/media/v/nothing-hero-f2f3f4?w=640", {
    headers: { accept: "image/avif,image/webp,image/*,*/*;q=0.8" },
  });
  expect(status).toBe(404);
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(body).toContain("<svg");
});
