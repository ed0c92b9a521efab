import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";
import { type Dealer, DEALERS, hostOf } from "../setup/dealers";

const RESULTS = "/search/new-used-and-demo-cars";
/** The phone the figures are for, in CSS pixels. */
const PHONE = { width: 360, height: 800 } as const;
const DENSITIES = [2, 3] as const;
/** Bytes of pictures a phone may need for what it shows first. */
const MOST_FIRST_SCREEN = 200_000;
const AVIF_PATIENCE_MS = 120_000;

/** Bytes of the pictures of a page, as they crossed the network. */
interface Weight {
  /** In view when the page has opened. */
  readonly firstScreen: number;
  /** Loaded without scrolling: browsers fetch some way ahead. */
  readonly opened: number;
  /** After scrolling to the end. */
  readonly wholePage: number;
  readonly pictures: number;
  readonly types: Readonly<Record<string, number>>;
}

/** Weighs the pictures of every dealer's results page on a phone, twice: on a fresh server, and once AVIF is made. */
export async function benchPictureWeights(port: number): Promise<string[]> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium found; set CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const faults: string[] = [];
  try {
    for (const dealer of DEALERS)
      for (const density of DENSITIES) faults.push(...(await weighTwice(browser, port, dealer, density)));
  } finally {
    await browser.close();
  }
  return faults;
}

async function weighTwice(
  browser: Browser,
  port: number,
  dealer: Dealer,
  density: number,
): Promise<string[]> {
  const url = `http://${hostOf(dealer)}:${port}${RESULTS}`;
  const where = { dealer: dealer.slug, phone: `${PHONE.width}x${PHONE.height}@${density}` };
  const fresh = await weigh(browser, url, density);
  print({ ...where, server: "fresh", ...fresh.weight });
  await untilBest(fresh.addresses);
  const { weight } = await weigh(browser, url, density);
  print({ ...where, server: "warm", ...weight });
  const limit = MOST_FIRST_SCREEN;
  return weight.firstScreen <= limit
    ? []
    : [`${where.dealer} ${where.phone}: ${weight.firstScreen} bytes of pictures at first, at most ${limit}`];
}

async function weigh(browser: Browser, url: string, density: number) {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: density, isMobile: true });
  const page = await context.newPage();
  const bytes = new Map<string, number>();
  const types: Record<string, number> = {};
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!type.startsWith("image/")) return;
    types[type] = (types[type] ?? 0) + 1;
    bytes.set(response.url(), Number(response.headers()["content-length"] ?? 0));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await loaded(page);
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, address) => total + (bytes.get(address) ?? 0), 0);
  const firstScreen = sum(await inView(page));
  const opened = sum(bytes.keys());
  await scrollToEnd(page);
  await context.close();
  const weight: Weight = { firstScreen, opened, wholePage: sum(bytes.keys()), pictures: bytes.size, types };
  return { weight, addresses: [...bytes.keys()].filter((address) => address.includes("/media/")) };
}

/** The addresses of the pictures a visitor sees without doing anything. */
async function inView(page: Page): Promise<Set<string>> {
  const addresses = await page.locator("img").evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const { top, bottom, left, right, width } = picture.getBoundingClientRect();
      const visible = width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return visible && picture instanceof HTMLImageElement ? [picture.currentSrc] : [];
    }),
  );
  return new Set(addresses);
}

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += PHONE.height) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await loaded(page);
  }
}

/** Until every picture in view has arrived. */
async function loaded(page: Page): Promise<void> {
  // The frame after next: what scrolled into view has asked for its picture by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() =>
    [...document.images].every((picture) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return picture.complete || width === 0 || top > innerHeight || bottom < 0;
    }),
  );
}

/** Until the server has made all of these in its best format. */
async function untilBest(addresses: readonly string[]): Promise<void> {
  const end = performance.now() + AVIF_PATIENCE_MS;
  for (const address of addresses) {
    while ((await typeOf(address)) !== "image/avif") {
      if (performance.now() > end) throw new Error(`${address} is still not made as AVIF`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function typeOf(address: string): Promise<string | null> {
  // Node looks `*.localhost` up, which not every system knows; the picture is the same for every dealer.
  const local = address.replace(/\/\/[^/:]+/, "//127.0.0.1");
  const { headers, status } = await fetch(local, {
    method: "HEAD",
    headers: { accept: "image/avif,image/webp" },
  });
  if (status !== 200) throw new Error(`${address} answers ${status}`);
  return headers.get("content-type");
}

function print(line: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ bench: "pictures", ...line }));
}
