import type { Page } from "@playwright/test";
import { ONE_PER_TEMPLATE } from "../setup/dealers";
import { ALL_STOCK, expect, originOf, resultCount, test } from "./site-test";

for (const dealer of ONE_PER_TEMPLATE) {
  test.describe(`${dealer.slug} by keyboard`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test("the first stop skips to the content, every stop on the way is visible, the filters of a phone take the focus and give it back, and the space bar chooses one", async ({
      page,
    }) => {
      await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
      await page.keyboard.press("Tab");
      const skip = await focused(page);
      expect(skip.href).toContain("#");
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press("Tab");
        const { tag, html, visible, marked } = await focused(page);
        expect(tag, `stop ${stop}`).not.toBe("BODY");
        expect(visible, `${html} is seen`).toBe(true);
        expect(marked, `${html} shows that it has the focus`).toBe(true);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await openAndLeaveFilters(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await chooseFilter(page);
    });
  });
}

/** The filters open on a phone, take the focus, and give it back on Escape. */
async function openAndLeaveFilters(page: Page): Promise<void> {
  const opener = page.locator('button[popovertarget="filters"][popovertargetaction="show"]');
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#filter-form")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("#filters") !== null))
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
}

/** A filter is chosen with the space bar, and the focus stays on it. */
async function chooseFilter(page: Page): Promise<void> {
  const all = await resultCount(page);
  const box = page.locator('#filter-form input[type="checkbox"][data-count]:visible').first();
  const name = await box.getAttribute("name");
  await box.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => resultCount(page)).not.toBe(all);
  expect((await focused(page)).name).toBe(name);
}

interface Focused {
  readonly tag: string;
  /** Its beginning, to find it by. */
  readonly html: string;
  readonly name: string | null;
  readonly href: string;
  /** Has a size and lies in the window. */
  readonly visible: boolean;
  /** Has an outline or shadow, itself or the element it belongs to. */
  readonly marked: boolean;
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { width, height, bottom, top } = element.getBoundingClientRect();
    const ringed = (one: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, pseudo);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    };
    const around = [
      element,
      element.parentElement,
      element.nextElementSibling,
      element.closest("label, article"),
    ];
    return {
      tag: element.tagName,
      html: element.outerHTML.slice(0, 160),
      name: element.getAttribute("name"),
      href: element.getAttribute("href") ?? "",
      visible: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      // The handle of a slider, which carries the ring, is out of a script's sight.
      marked:
        element.matches('input[type="range"]') ||
        ringed(element, "::after") ||
        around.some((one) => one !== null && ringed(one)),
    };
  });
}
