import { expect, type Page, type Response } from "@playwright/test";

/** Whether script has taken the document over; React marks what it has. Runs in the browser. */
export function documentIsAlive(): boolean {
  return Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber"));
}

/**
 * Makes `goto` and `reload` wait until the page has come alive, as its script comes after everything else: what a test
 * does then meets the page with script. Asking for less than `load` does not wait.
 */
export function waitUntilAlive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (loads(options)) await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (loads(options)) await alive(page);
    return answer;
  };
}

function loads(options: Parameters<Page["reload"]>[0]): boolean {
  return options?.waitUntil !== "commit" && options?.waitUntil !== "domcontentloaded";
}

async function alive(page: Page): Promise<void> {
  // Asked anew where the page leads on to another meanwhile.
  await expect(async () => {
    expect(await page.evaluate(becomesAlive, LIMIT), `${page.url()} comes alive`).toBe(true);
  }).toPass({ timeout: LIMIT });
}

/** Milliseconds a page's script may take to take over. */
const LIMIT = 10_000;

/** Looks often: asked from outside at growing intervals, a page waits half as long again. Runs in the browser. */
async function becomesAlive(limit: number): Promise<boolean> {
  const isAlive = () => Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber"));
  if (!("__remixContext" in window)) return true;
  const end = performance.now() + limit;
  while (!isAlive() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return isAlive();
}

/** Parts of a vehicle's page whose script comes later. */
const OF_VEHICLE = ["vehicle-blocks", "vehicle-tools"];

/** Moves about until the parts whose script comes later have taken over; React marks what it has. */
export async function comeAlive(page: Page, parts: readonly string[] = OF_VEHICLE): Promise<void> {
  let at = 5;
  await expect(async () => {
    at += 1;
    await page.mouse.move(at, at);
    expect(await page.evaluate(areAlive, parts)).toBe(true);
  }).toPass({ intervals: [100] });
}

/** Runs in the browser. */
function areAlive(parts: readonly string[]): boolean {
  return parts.every((id) => {
    const part = document.getElementById(id);
    return part !== null && Object.keys(part).some((key) => key.startsWith("__reactFiber"));
  });
}

/** Opens a page and begins to use it, until the script that comes then is there: dialogs, bars, the hidden number. */
export async function openAndUse(page: Page, address: string): Promise<void> {
  const scripts: Response[] = [];
  page.on("response", (answer) => {
    if (/(?:used-parts|short-forms)-/.test(answer.url())) scripts.push(answer);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  // A slow page may not listen yet, and a pointer that stays where it is does not move.
  await expect(async () => {
    for (const at of [5, 6]) await page.mouse.move(at, at);
    expect(scripts.length).toBeGreaterThan(0);
  }).toPass();
  for (const script of scripts) await script.finished();
  await page.waitForTimeout(300);
}
