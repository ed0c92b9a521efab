import { expect, test } from "@playwright/test";
import { expectAnswered } from "./answered";
import { fillFirst, fillStep, newPerson, send, settle, tradeTests, walkToOffer } from "./trade-site";
import { expectSound } from "./sound-page";

test.describe.configure({ mode: "default" });

const trade = tradeTests();

test("an older vehicle gets no figure but an inspection, and the lead says why (TRADE-08, TRADE-10)", async ({
  browser,
}) => {
  const [at] = trade.dealers;
  if (at === undefined) throw new Error("no dealer");
  const context = await trade.site.visitor(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  const person = newPerson();
  await trade.open(page, at);
  await walkToOffer(page, { ...person, year: "1999" });
  await expect(page.locator("body")).toContainText(/no online estimate for vehicles over \d+ years old/);
  await expect(page.locator("body")).toContainText("The exact price comes only after an inspection.");
  await send(page, /\/success$/);
  const [lead] = await trade.site.leadsOf(person.email);
  expect(lead).toMatchObject({
    subcategory: "2. Details Provided",
    fields: { valuation_reason: "age", form_completed: "true" },
  });
  expect(lead?.fields, "nobody refused an offer that was not made").not.toHaveProperty("offer_accepted");
  await context.close();
});

test("every step is sound at 360 and 1440 px, and nobody has to sign in (AUTH-10)", async ({ browser }) => {
  test.setTimeout(180_000);
  for (const [nth, width] of [360, 1440].entries()) {
    const at = trade.dealers[nth];
    if (at === undefined) throw new Error("no dealer");
    const context = await trade.site.visitor(browser, { javaScriptEnabled: true, width });
    const page = await context.newPage();
    await trade.open(page, at);
    await expectSound(page);
    await page.locator("form#tradeIn button[type=submit]:not([formnovalidate])").click();
    await expect(page.locator("#tradeIn-errors")).toBeFocused();
    await expectSound(page);
    await fillFirst(page, newPerson());
    await send(page, /\/(?:adjustments|rego)\b/);
    for (let step = 0; step < 3 && !/\/offer/.test(page.url()); step += 1) {
      const before = page.url();
      await expectAnswered(page, before);
      await expectSound(page);
      await fillStep(page);
      await page.locator("form#tradeIn button[type=submit]:not([formnovalidate])").click();
      await page.waitForURL((url) => url.href !== before);
      await settle(page);
    }
    await expectAnswered(page, page.url());
    await expectSound(page);
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /\.tradeInValuation$/.test(key)),
    );
    expect(kept).toEqual([`${at.dealer.slug}.tradeInValuation`]);
    await send(page, /\/success$/);
    await expectAnswered(page, page.url());
    await expectSound(page);
    await context.close();
  }
});

test("a vehicle's own button leads to a trade-in on it (ROUTE-13), and other addresses of the page to the dealer's", async ({
  browser,
}) => {
  const [at] = trade.dealers;
  if (at === undefined) throw new Error("no dealer");
  const context = await trade.site.visitor(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${trade.site.originOf(at.dealer)}/search/used-cars`);
  const cards = await page
    .locator('a[href^="/cars/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const link = page.locator('a[href^="/cars/trade-in?car_id="]').first();
  for (const href of cards.slice(0, 8)) {
    await page.goto(trade.site.originOf(at.dealer) + href);
    if ((await link.count()) > 0) break;
  }
  const title = await page.locator("h1").innerText();
  await link.click();
  await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=\d+/);
  await expect(page.locator("h1")).toHaveText(/^Trade in on this /);
  await expect(page.locator("aside")).toContainText(title.split("\n")[0] ?? title);
  const carId = new URL(page.url()).searchParams.get("car_id");
  const person = newPerson();
  await fillFirst(page, person);
  await send(page, new RegExp(`car_id=${carId ?? ""}$`));
  expect(await trade.site.leadsOf(person.email)).toMatchObject([{ carId }]);
  for (const path of ["/trade-in", "/sell-my-car", "/sell-your-car"]) {
    await page.goto(`${trade.site.originOf(at.dealer)}${path}`);
    await expect(page).toHaveURL(`${trade.site.originOf(at.dealer)}${at.path}`);
  }
  await context.close();
});

test("a connection that is lost loses nothing: the page stays, says so, and the next try arrives", async ({
  browser,
}) => {
  const [at] = trade.dealers;
  if (at === undefined) throw new Error("no dealer");
  const context = await trade.site.visitor(browser, { javaScriptEnabled: true });
  const page = await context.newPage();
  const person = newPerson();
  await page.goto(`${trade.site.originOf(at.dealer)}${at.path}`, { waitUntil: "networkidle" });
  await fillFirst(page, person);
  await context.setOffline(true);
  await page.locator("form#tradeIn button[type=submit]:not([formnovalidate])").click();
  await expect(page.locator("#tradeIn-errors")).toContainText("We could not be reached");
  await expect(page.locator("#tradeIn-email")).toHaveValue(person.email);
  await context.setOffline(false);
  await send(page, /\/(?:adjustments|rego)\b/);
  expect(await trade.site.leadsOf(person.email)).toHaveLength(1);
  await context.close();
});
