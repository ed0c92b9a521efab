import type { Page } from "@playwright/test";

/** Drags what turns, by so many pixels to the right; negative to the left. */
export async function drag(page: Page, pixels: number, stage = page.locator("canvas")): Promise<void> {
  const box = await stage.boundingBox();
  if (box === null) throw new Error("Nothing turns.");
  // Where no hotspot is: near the lower edge.
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await page.mouse.up();
}
