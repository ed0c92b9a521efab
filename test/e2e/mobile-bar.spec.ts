import type { Page } from "@playwright/test";
import { DEALERS } from "../setup/dealers";
import { expect, originOf, test, vehicleOf } from "./site-test";

// What is drawn without script is what is seen first.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const dealer of DEALERS)
  test(`${dealer.slug}: a phone's bar stays at the foot of the window along the whole vehicle page and ends with it (VDP-18)`, async ({
    page,
  }) => {
    await page.goto(originOf(dealer) + (await vehicleOf(dealer)));
    await expect(page.locator("[data-mobile-bar]")).toBeVisible();
    const enquire = page.locator('main [data-key="enquire"]').filter({ visible: true });
    expect(await enquire.count(), "the same button does not stand in the panel as well").toBe(1);
    expect(await beyondBar(page), "its buttons are within it, also in large letters").toEqual([]);
    const strokes = await page
      .locator("main nav ol > li")
      .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, "::after").content));
    expect(new Set(strokes), "no line of the trail ends with a stroke").toEqual(new Set(["none"]));
    const places = await page.evaluate(() => {
      const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      const footer = topOf("footer") + window.scrollY;
      const barAt = (top: number) => {
        window.scrollTo({ top, behavior: "instant" });
        const bar = document.querySelector("[data-mobile-bar]")?.getBoundingClientRect();
        return [Math.round(bar?.top ?? 0), Math.round(bar?.bottom ?? 0)];
      };
      const lastWithBar = footer - window.innerHeight;
      return {
        along: [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => barAt(lastWithBar * part)[1]),
        atFooter: [barAt(footer)[1], Math.round(topOf("footer"))],
      };
    });
    expect(places.along).toEqual(Array(6).fill(844));
    // It stands in the page's flow there: above the footer, never over it.
    expect(places.atFooter[0]).toBeLessThanOrEqual(places.atFooter[1] ?? 0);
  });

/** Buttons that reach out of the bar, at both sizes of letters; measuring tools count what is half under it as whole. */
function beyondBar(page: Page): Promise<readonly string[]> {
  return page.locator("[data-mobile-bar]").evaluate((bar) => {
    const row = bar.firstElementChild;
    const faults = row === null || getComputedStyle(row).position !== "fixed" ? ["it is not fixed"] : [];
    for (const size of ["200%", ""]) {
      document.documentElement.style.fontSize = size;
      const { top, bottom, left, right } = bar.getBoundingClientRect();
      for (const button of bar.querySelectorAll("a, button")) {
        const box = button.getBoundingClientRect();
        const isIn = box.top >= top && box.bottom <= bottom && box.left >= left && box.right <= right;
        if (!isIn || box.height < 44) faults.push(`${button.textContent} at ${size || "100%"}`);
      }
    }
    return faults;
  });
}
