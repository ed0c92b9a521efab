import type { Locator, Page } from "@playwright/test";
import { KEEPER as dealer } from "./kept-vehicles";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";

const CARD = 'article[data-state="in-stock"]';

/** Stock, with its script at work, and what is asked for from then on. */
async function openStock(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(originOf(dealer) + ALL_STOCK, { waitUntil: "networkidle" });
  return asked;
}

/** The arrow that comes when the pointer is on a card; a slow page may not listen yet. */
async function arrowOf(card: Locator): Promise<Locator> {
  const next = card.getByRole("button", { name: /^Next photo: \d{4} / });
  await expect(async () => {
    await card.page().mouse.move(0, 0);
    await card.hover();
    await expect(next).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return next;
}

const isPictures = (path: string) => path.endsWith("/pictures.json");
const shownPlace = (page: Page) =>
  page
    .locator(CARD)
    .first()
    .evaluate((card) => {
      // The row alone scrolls; others may have something hidden beside them.
      const row = [...card.querySelectorAll("div")].find(
        (one) =>
          one.scrollWidth > one.clientWidth + 10 && /auto|scroll/.test(getComputedStyle(one).overflowX),
      );
      return row === undefined ? 0 : Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
    });

test("a card's other photos come by its arrows and nothing is fetched before", async ({ page }) => {
  const asked = await openStock(page);
  const card = page.locator(CARD).first();
  await expect(card.getByRole("button", { name: /^Next photo/ })).toHaveCount(0);
  const next = await arrowOf(card);
  expect(asked.filter(isPictures)).toEqual([]);
  await next.click();
  await expect.poll(() => shownPlace(page)).toBe(1);
  expect(asked.filter(isPictures)).toHaveLength(1);
  await next.click();
  await expect.poll(() => shownPlace(page)).toBe(2);
  await card.getByRole("button", { name: /^Previous photo/ }).click();
  await expect.poll(() => shownPlace(page)).toBe(1);
  expect(asked.filter(isPictures), "asked once").toHaveLength(1);
});

test("by keyboard: the arrow follows the control of the card, and the place is told", async ({ page }) => {
  await openStock(page);
  const card = page.locator(CARD).first();
  await card.locator("button[data-list]").first().focus();
  const next = card.getByRole("button", { name: /^Next photo/ });
  await expect(next).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card.getByRole("status")).toHaveText(/^2 \/ \d+$/);
  await expect(next).toBeFocused();
});

test("where they cannot be had the card keeps its one picture and leads to its page", async ({
  page,
  complaints,
}) => {
  await page.route("**/pictures.json", (route) => route.fulfill({ status: 503, json: {} }));
  await openStock(page);
  const card = page.locator(CARD).first();
  await (await arrowOf(card)).click();
  await expect(card.getByRole("img").first()).toBeVisible();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/cars\//);
  // Chromium reports the answer's status.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 503/.test(text)));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test("a finger drawn sideways turns to the next photo, and the card is still a link", async ({ page }) => {
    await openStock(page);
    const card = page.locator(CARD).first();
    const box = await card.boundingBox();
    if (box === null) throw new Error("no card");
    // Farther than half a photo: a slow swipe of less snaps back.
    const [y, from, to] = [box.y + 90, box.x + box.width * 0.9, box.x + box.width * 0.1];
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    // Its script is fetched when a finger first comes down: on a busy machine that swipe may be over before.
    await expect(async () => {
      await touch("touchStart", from);
      for (let step = 1; step <= 10; step++) {
        await touch("touchMove", from + ((to - from) * step) / 10);
        await page.waitForTimeout(30);
      }
      await touch("touchEnd", to);
      // A swipe that counted late is followed by another.
      await expect.poll(() => shownPlace(page), { timeout: 3_000 }).toBeGreaterThanOrEqual(1);
    }).toPass({ timeout: 15_000 });
    // A tap while the row still glides would only stop it.
    await page.waitForTimeout(800);
    await page.touchscreen.tap(from, y);
    await expect(page).toHaveURL(/\/cars\//);
  });
});

test("the pictures of a vehicle that is not there are not found", async () => {
  const answer = await ask(dealer, "/cars/no-such-car/pictures.json");
  expect(answer.status).toBe(404);
});
