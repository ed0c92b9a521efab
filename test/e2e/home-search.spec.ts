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

test("a suggestion of the home page is chosen by keyboard, and nothing is cut off or unsound, wide and narrow", async ({
  page,
}) => {
  for (const { dealer } of await searches()) {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 1_200 });
      await page.goto(`${originOf(dealer)}/`, { waitUntil: "networkidle" });
      await suggested(page, FIELD, "auto");
      const field = page.locator(FIELD).first();
      await expect(field).toHaveAttribute("aria-expanded", "true");
      await expectSound(page, `${dealer.slug} at ${width} px`);
      expect(await hidden(page), `${dealer.slug} at ${width} px: every suggestion is seen`).toEqual([]);
      await page.keyboard.press("ArrowDown");
      const chosen = options(page).first();
      await expect(chosen).toHaveAttribute("aria-selected", "true");
      await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/search\//);
      expect(new URL(page.url()).searchParams.get("query")).toBeNull();
    }
  }
});

/** The suggestions that are cut off, or that something lies on. */
function hidden(page: Page): Promise<readonly string[]> {
  return options(page).evaluateAll((all) => {
    const isSeen = (option: Element) => {
      const { left, right, top, height } = option.getBoundingClientRect();
      return [left + 4, right - 4].every((x) =>
        option.contains(document.elementFromPoint(x, top + height / 2)),
      );
    };
    return all.filter((option) => !isSeen(option)).map((option) => option.textContent);
  });
}

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
