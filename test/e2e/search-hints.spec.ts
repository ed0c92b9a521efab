import type { Page } from "@playwright/test";
import { type Dealer, DEALERS, ONE_PER_TEMPLATE } from "../setup/dealers";
import { ALL_STOCK, ask, expect, originOf, resultCount, test } from "./site-test";
import { expectSound } from "./sound-page";
import { SCRIPTED_OR_NOT } from "./ways";

/** Two templates in the dealer's own language, and one site in a language that is written from the right. */
const SITES: readonly { readonly dealer: Dealer; readonly tag: string | null }[] = [
  ...ONE_PER_TEMPLATE.slice(0, 2).map((dealer) => ({ dealer, tag: null })),
  ...DEALERS.filter(({ languages }) => languages.some(({ tag }) => tag === "ar"))
    .slice(0, 1)
    .map((dealer) => ({ dealer, tag: "ar" })),
];

/** The values of a tick box that a page without any filter offers. */
async function offered(dealer: Dealer, name: string): Promise<readonly string[]> {
  const { body } = await ask(dealer, ALL_STOCK);
  const boxes = body.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g")) ?? [];
  return boxes.flatMap((box) => /value="([^"]+)"/.exec(box)?.[1] ?? []);
}

/** A price that one, two or three vehicles have. */
async function aShortList(dealer: Dealer): Promise<string> {
  const { body } = await ask(dealer, `${ALL_STOCK}?sortBy=price_desc`);
  const cards = new Set(body.match(/(?<=href=")\/cars\/[^"?#]+/g));
  for (const card of cards) {
    const price = /"price":\s*"?(\d+)/.exec((await ask(dealer, card)).body)?.[1];
    const query = `range[price]=${price}:${price}`;
    const found = /data-result-count="(\d+)"/.exec((await ask(dealer, `${ALL_STOCK}?${query}`)).body)?.[1];
    if (price !== undefined && ["1", "2", "3"].includes(found ?? "")) return query;
  }
  throw new Error(`${dealer.slug} has no price that few vehicles have`);
}

/** A number in any language's digits. */
const numberIn = (text: string) => {
  const zero = /[٠-٩]/.test(text) ? "٠" : "0";
  const plain = text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - zero.charCodeAt(0)));
  return Number(plain.replaceAll(/[^\d]/g, ""));
};

const ways = (page: Page) => page.locator("main nav:has(li a > span)").filter({ has: page.locator("p") });

/** Every way out of a page and the number beside it. */
const linksOf = (page: Page) =>
  ways(page)
    .locator("li a")
    .evaluateAll((all) =>
      all.map(
        (link) => [link.getAttribute("href") ?? "", link.querySelector("span")?.textContent ?? ""] as const,
      ),
    );

async function expectTheirCounts(page: Page, dealer: Dealer): Promise<void> {
  const now = await resultCount(page);
  const links = await linksOf(page);
  expect(links.length, page.url()).toBeGreaterThan(0);
  for (const [href, said] of links) {
    await page.goto(originOf(dealer) + href);
    expect(await resultCount(page), href).toBe(numberIn(said));
    expect(await resultCount(page), href).toBeGreaterThan(now);
  }
}

for (const { dealer, tag } of SITES) {
  const list = tag === null ? ALL_STOCK : `/${tag}${ALL_STOCK}`;
  const where = tag === null ? dealer.slug : `${dealer.slug} in ${tag}`;

  for (const javaScriptEnabled of SCRIPTED_OR_NOT) {
    test.describe(`${where}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({ javaScriptEnabled });

      test("nothing found says what is in the way, and each way out lists as many as it says", async ({
        page,
      }) => {
        const [make = ""] = await offered(dealer, "make");
        await page.goto(
          `${originOf(dealer)}${list}?make=${encodeURIComponent(make)}&colour=pink&range[price]=1:2`,
        );
        expect(await resultCount(page)).toBe(0);
        await expect(page.locator("#filter-form input[name=make]").first()).toBeAttached();
        await expectTheirCounts(page, dealer);
      });

      test("a short list says what would make it longer", async ({ page }) => {
        await page.goto(`${originOf(dealer)}${list}?${await aShortList(dealer)}`);
        expect(await resultCount(page)).toBeGreaterThan(0);
        await expectTheirCounts(page, dealer);
      });
    });
  }

  test(`${where}: nothing found has no accessibility faults, wide and narrow`, async ({ page }) => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${originOf(dealer)}${list}?colour=pink&range[price]=1:2`);
      await expect(ways(page)).toBeVisible();
      await expectSound(page, `nothing found at ${width} px`);
    }
  });

  test(`${where}: a suggestion keeps the other filters and lists as many as it says`, async ({ page }) => {
    const [make = ""] = await offered(dealer, "make");
    await page.goto(`${originOf(dealer)}${list}?range[price]=:900000`, { waitUntil: "networkidle" });
    const box = page.locator('#filter-form input[name="query"]');
    await box.click();
    await box.pressSequentially(make);
    const option = page
      .locator('[role="option"]')
      .filter({ hasText: make })
      .filter({ has: page.locator("span") })
      .first();
    await expect(option).toBeVisible();
    const said = numberIn((await option.locator("span").last().textContent()) ?? "");
    expect(said).toBeGreaterThan(0);
    // A list that is being fetched anew is dimmed.
    await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
    await expectSound(page, "the open suggestions");
    await option.click();
    await page.waitForURL(
      (url) => url.searchParams.get("range[price]") === ":900000" && url.search.includes("range"),
    );
    await page.waitForURL((url) => !url.searchParams.has("query"));
    await expect.poll(() => resultCount(page)).toBe(said);
  });
}
