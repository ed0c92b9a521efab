import { test as base, expect, type Page } from "@playwright/test";
import { type Answer, type Ask, get } from "../setup/http";
import { type Dealer, hostOf } from "../setup/dealers";
import { waitUntilAlive } from "./come-alive";

export const ALL_STOCK = "/search/new-used-and-demo-cars";

/** The port the built server listens on (`start-server.ts`). */
export function serverPort(): number {
  return Number(process.env["E2E_PORT"]);
}

/** A dealer's address as a browser on this machine opens it. */
export function originOf(dealer: Dealer): string {
  return `http://${hostOf(dealer)}:${serverPort()}`;
}

/** Asks for a page without a browser. */
export function ask(dealer: Dealer, target: string, options: Ask = {}): Promise<Answer> {
  return get(serverPort(), target, { host: `${hostOf(dealer)}:${serverPort()}`, ...options });
}

/**
 * A test in which the browser may complain about nothing: no console error, exception or broken policy. A page that is
 * opened or loaded again is waited for until its script is there. A test that asks for no page starts none.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ browserName: _any }, use) => use([]),
  page: async ({ page, complaints, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilAlive(page);
    listen(page, complaints);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

function listen(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    const isBad =
      message.type() === "error" ||
      (message.type() === "warning" && /Content.Security/i.test(message.text()));
    if (isBad) complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => void complaints.push(`${error.message} (${page.url()})`));
}

/** The path of the first vehicle of a list. @throws when the list has none */
export async function vehicleOf(dealer: Dealer, list = ALL_STOCK): Promise<string> {
  const { body } = await ask(dealer, list);
  const path = /href="(\/cars\/[^"#?]+)"/.exec(body)?.[1];
  if (path === undefined) throw new Error(`No vehicle in ${list}.`);
  return path;
}

/** The number of vehicles found, as the page says it for scripts. */
export async function resultCount(page: Page): Promise<number> {
  const text = await page.locator("output[data-result-count]").first().getAttribute("data-result-count");
  return Number(text === "" || text === null ? Number.NaN : text);
}

/** The ids of the vehicles on the page, in their order. */
export function vehicleIds(page: Page): Promise<string[]> {
  return page
    .locator("article[data-vehicle-id]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-vehicle-id") ?? ""));
}

export { expect };
