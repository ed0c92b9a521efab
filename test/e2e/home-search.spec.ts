import { test as base, type Page } from "@playwright/test";
import { type Dealer, DEALERS } from "../setup/dealers";
import { scriptsOf } from "./page-costs";
import { ask, expect, originOf, test } from "./site-test";
import { expectSound } from "./sound-page";

const FIELD = 'main input[name="query"]';

/** The dealers whose home page has a text search, with the address that it opens. */
async function searches(): Promise<readonly { readonly dealer: Dealer; readonly action: string }[]> {
  const found = DEALERS.map(async (dealer) => {
    const { body } = await ask(dealer, "/");
    const action = /<form[^>]*action="([^"]+)"(?:(?!<\/form>).)*name="query"/.exec(body)?.[1];
    return action === undefined ? [] : [{ dealer, action }];
  });
  return (await Promise.all(found)).flat();
}

const options = (page: Page) => page.locator('[role="option"]');

/** The suggestions for words typed into a field, once they are there. */
async function suggested(page: Page, field: string, words: string): Promise<readonly string[]> {
  await page.locator(field).first().click();
  await page.locator(field).first().pressSequentially(words);
  await expect(options(page).first()).toBeVisible();
  return options(page).allTextContents();
}

test("the home page's search suggests what the list's search does, by script that comes when it is used", async ({
  page,
}) => {
  const all = await searches();
  expect(all.length).toBeGreaterThan(1);
  for (const { dealer, action } of all) {
    const files = scriptsOf(page);
    const names = () => [...files.keys()].join("\n");
    await page.goto(`${originOf(dealer)}/`, { waitUntil: "networkidle" });
    expect(names()).not.toContain("suggestion-list");
    const atHome = await suggested(page, FIELD, "used");
    expect(names()).toContain("suggestion-list");
    expect(atHome.filter((one) => /\d$/.test(one)).length, "with counts").toBeGreaterThan(0);
    await page.goto(originOf(dealer) + action, { waitUntil: "networkidle" });
    const inList = await suggested(page, '#filter-form input[name="query"]', "used");
    expect(inList.filter((one) => !atHome.includes(one)).length, "but for the searches made before").toBe(0);
  }
});

test("a suggestion of the home page is chosen by keyboard, on a phone, and nothing is cut off or unsound", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { dealer } of await searches()) {
    await page.goto(`${originOf(dealer)}/`, { waitUntil: "networkidle" });
    await suggested(page, FIELD, "auto");
    const field = page.locator(FIELD).first();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    const [first] = await Promise.all([options(page).first().boundingBox(), expectSound(page, dealer.slug)]);
    expect(first?.x).toBeGreaterThanOrEqual(0);
    expect((first?.x ?? 0) + (first?.width ?? 999)).toBeLessThanOrEqual(360);
    const isOnTop = await options(page)
      .first()
      .evaluate((option) => {
        const { x, y, width, height } = option.getBoundingClientRect();
        return option.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(isOnTop, `${dealer.slug}: nothing lies on the list`).toBe(true);
    await page.keyboard.press("ArrowDown");
    const chosen = options(page).first();
    await expect(chosen).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search\//);
    expect(new URL(page.url()).searchParams.get("query")).toBeNull();
  }
});

// The browser complains of what does not come, as it should.
base("without the script of suggestions the home page's search still searches", async ({ page }) => {
  const [one] = await searches();
  if (one === undefined) throw new Error("no home page has a text search");
  await page.route(/suggestion-list/, (route) => route.abort());
  await page.goto(`${originOf(one.dealer)}/`, { waitUntil: "networkidle" });
  await page.locator(FIELD).first().fill("automatic");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\/.*transmission=Automatic/);
});
