import { runningOffers } from "../../app/domain/offer/shown-offers";
import { offerPath } from "../../app/domain/offer/offer-path";
import { localTime } from "../../app/domain/time/local-time";
import { DEALERS } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { dealerWith } from "./dealer-with";
import { ask, expect, originOf, test } from "./site-test";

const SMALL_PRINT = 200;
/** From here on a list of offers has a form to narrow it down. */
const MANY_OFFERS = 12;

test("OFFER-01, OFFER-08: every dealer shows the offers it may show today, each with a page", async () => {
  const sites = await knownSites();
  for (const dealer of DEALERS) {
    const site = sites.get(dealer.slug);
    if (site === undefined) throw new Error(`no dealer ${dealer.slug}`);
    const { config, content } = site;
    const offers = runningOffers(content.offers, localTime(new Date(), config.site.timeZone).date);
    const { status, body } = await ask(dealer, "/special-offers");
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    expect(status).toBe(200);
    expect([...main.matchAll(/data-offer="([^"]+)"/g)].map(([, id]) => id)).toEqual(
      offers.map(({ id }) => id),
    );
    expect(offers.length, dealer.slug).toBeGreaterThanOrEqual(5);
    for (const offer of offers.slice(0, 2)) {
      const page = await ask(dealer, offerPath(config, offer));
      expect([page.status, page.body.includes('"@type":"Offer"')]).toEqual([200, true]);
      expect(page.body).toContain(`action="${offerPath(config, offer)}"`);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("OFFER-05: small print opens and closes, and the list is narrowed down by its form", async ({
    page,
  }) => {
    const dealer = await dealerWith(({ content }) =>
      content.offers.some(({ disclaimer }) => disclaimer.length > SMALL_PRINT),
    );
    await page.goto(`${originOf(dealer)}/special-offers`);
    const card = page.locator("article[data-offer]", { hasText: "View full disclaimer" }).first();
    const open = card.getByText("View full disclaimer", { exact: true });
    const close = card.getByText("View less disclaimer", { exact: true });
    await expect(close).toBeHidden();
    await open.click();
    await expect(close).toBeVisible();
    await expect(open).toBeHidden();
    await close.click();
    await expect(open).toBeVisible();

    const many = await dealerWith(({ content }) => content.offers.length >= MANY_OFFERS);
    await page.goto(`${originOf(many)}/special-offers`);
    const query = page.getByRole("searchbox", { name: "Search offers" });
    await expect(query, "folded on a phone").toBeHidden();
    await page.getByText("Narrow the offers down", { exact: true }).click();
    await query.fill("no such thing");
    await page.getByRole("button", { name: "Show offers" }).click();
    await expect(page).toHaveURL(/\/special-offers\?query=no\+such\+thing$/);
    await expect(page.getByRole("heading", { name: "No Results Available" })).toBeVisible();
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL(/\/special-offers$/);
  });
});

test("a link to a place on the page keeps the page's address and loads nothing", async ({ page }) => {
  const [site] = (await knownSites()).values();
  const [offer] = runningOffers(
    site?.content.offers ?? [],
    localTime(new Date(), site?.config.site.timeZone ?? "").date,
  );
  const dealer = DEALERS.find(({ slug }) => slug === site?.config.site.slug);
  if (site === undefined || offer === undefined || dealer === undefined) throw new Error("no offer");
  const address = `${originOf(dealer)}${offerPath(site.config, offer)}?utm_source=mail`;
  await page.goto(address);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("_data=")) loads.push(request.url());
  });
  await page.locator('main a[href="#ask"]').click();
  await expect(page).toHaveURL(`${address}#ask`);
  await expect(page.locator("#ask")).toBeInViewport();
  expect(loads).toEqual([]);
});

test("a vehicle listed for an offer of finance names the offer beside its estimate, once", async () => {
  for (const dealer of DEALERS) {
    const site = (await knownSites()).get(dealer.slug);
    if (site === undefined) throw new Error(`no dealer ${dealer.slug}`);
    const today = localTime(new Date(), site.config.site.timeZone).date;
    for (const offer of runningOffers(site.content.offers, today)) {
      if (offer.department !== "finance") continue;
      const path = offerPath(site.config, offer);
      const { body } = await ask(dealer, path);
      const listed = [
        ...new Set([...body.matchAll(/href="(\/cars\/[^"/?#]+)"/g)].map(([, car = ""]) => car)),
      ];
      expect(listed, path).not.toEqual([]);
      for (const car of listed) {
        const page = await ask(dealer, car);
        const main = page.body.slice(page.body.indexOf("<main"), page.body.indexOf("</main>"));
        const link = `href="${path}"`;
        const beside = main.slice(main.indexOf('id="finance-side"')).split("</aside>")[0] ?? "";
        // Their whole markup would be the message.
        expect(main.split(link).length - 1, `${car} and ${path}`).toBe(1);
        if (main.includes('id="finance-side"'))
          expect(beside.includes(link), `${car} and ${path}`).toBe(true);
      }
    }
  }
});
