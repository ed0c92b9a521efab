import { expect, type Page } from "@playwright/test";

/** Moves about until the parts whose script comes later have taken over; React marks what it has. */
export async function comeAlive(page: Page): Promise<void> {
  let at = 5;
  await expect(async () => {
    at += 1;
    await page.mouse.move(at, at);
    expect(await page.evaluate(isAlive)).toBe(true);
  }).toPass({ intervals: [100] });
}

/** Runs in the browser. */
function isAlive(): boolean {
  return ["vehicle-blocks", "vehicle-tools"].every((id) => {
    const part = document.getElementById(id);
    return part !== null && Object.keys(part).some((key) => key.startsWith("__reactFiber"));
  });
}
