import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { type Dealer, hostOf, ONE_PER_TEMPLATE } from "../setup/dealers";
import { firstCar } from "./form-walk";
import { listedPaths } from "./page-kinds";
import { expect, originOf, serverPort, test } from "./site-test";

/** Milliseconds between two pieces of a page: each is drawn. */
const PAUSE = 250;
const WIDTHS = [412, 1350] as const;

/** The site over a line on which a page arrives in pieces that end in its opening. */
let line: Server;

test.beforeAll(async () => {
  line = createServer((asked, response) => {
    void pass(asked.url ?? "/", asked.headers.host ?? "", response);
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
});
test.afterAll(() => line.close());

async function pass(path: string, host: string, response: ServerResponse): Promise<void> {
  const sent = request({ port: serverPort(), host: "127.0.0.1", path, headers: { host } }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage]; // What the event brings.
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  if (answer.headers["content-type"]?.startsWith("text/html") !== true) return void answer.pipe(response);
  for (const piece of pieces(await text(answer))) {
    response.write(piece);
    await sleep(PAUSE);
  }
  response.end();
}

/** The page cut in front of its heading, behind it, and twice further on. */
function pieces(html: string): string[] {
  const start = html.indexOf("<h1");
  const cuts = [start, html.indexOf("</h1>"), start + 700, start + 1_500].map(
    (at) => html.indexOf(">", at) + 1,
  );
  return [0, ...cuts].map((from, index) => html.slice(from, [...cuts, html.length][index]));
}

/** How much of the page has moved, as browsers reckon it (Cumulative Layout Shift). */
async function moved(page: Page, dealer: Dealer, path: string): Promise<number> {
  const { port } = line.address() as AddressInfo; // It listens on a port.
  await page.goto(`http://${hostOf(dealer)}:${port}${path}`);
  return page.evaluate(() => window.movedSoFar ?? 0);
}

declare global {
  interface Window {
    movedSoFar?: number;
  }
}

for (const dealer of ONE_PER_TEMPLATE) {
  test(`${dealer.slug}: nothing moves while a page is arriving`, async ({ page }) => {
    await page.addInitScript((key) => {
      // Somebody who filled in a form before: theirs has the offer to do it again.
      localStorage.setItem(key, JSON.stringify({ name: "Aroha", phone: "+61 412 345 678" }));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.movedSoFar =
            (window.movedSoFar ?? 0) + (entry as PerformanceEntry & { value: number }).value; // A shift.
        }
      }).observe({ type: "layout-shift", buffered: true });
    }, `${dealer.slug}.contact`);
    const enquiry = `/enquire?car_id=${await firstCar(dealer)}`;
    const paths = [
      "/",
      enquiry,
      ...(await listedPaths(dealer, "models")).slice(0, 1),
      ...(await listedPaths(dealer, "offers")).slice(0, 1),
    ];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths)
        expect(await moved(page, dealer, path), `${path} at ${width} px`).toBeLessThan(0.05);
    }
    await page.goto(originOf(dealer) + enquiry);
    await expect(page.locator("form section").filter({ hasText: "+61 412 345 678" })).toBeVisible();
  });
}
