// npm run shots -- PATH … [--dealer SLUG] [--nojs] [--mock FILE] [--out FILE]
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { pathToFileURL } from "node:url";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";
import { startBuiltServer } from "../setup/built-server";
import { argumentsOf } from "../setup/command-line";
import { DEALERS } from "../setup/dealers";
import { type Shot, sheetHtml } from "./sheet";

const WIDTHS = [360, 768, 1440] as const;

const { values, positionals } = argumentsOf({
  allowPositionals: true,
  options: {
    dealer: { type: "string", multiple: true },
    nojs: { type: "boolean", default: false },
    mock: { type: "string" },
    out: { type: "string", default: "test-results/shots.png" },
  },
});

const slugs = values.dealer ?? DEALERS.map(({ slug }) => slug);
const paths = positionals.length > 0 ? positionals : ["/", "/search/new-used-and-demo-cars"];
const executablePath = findChromium();
if (executablePath === null) throw new Error("No Chromium found; set CHROMIUM_PATH.");
const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  const shots: Shot[] = [];
  for (const slug of slugs) {
    for (const path of paths) {
      for (const width of WIDTHS) {
        const url = `http://${slug}.localhost:${server.port}${path}`;
        shots.push({ label: `${slug} ${path} ${width}`, width, png: await shoot(browser, url, width) });
      }
    }
  }
  if (values.mock !== undefined) {
    const png = await shoot(browser, pathToFileURL(resolve(values.mock)).href, 1440);
    shots.push({ label: `mock ${values.mock}`, width: 1440, png });
  }
  mkdirSync(dirname(values.out), { recursive: true });
  await writeSheet(browser, shots, values.out);
  console.log(`${shots.length} pictures on ${values.out}`);
} finally {
  await browser.close();
  await server.stop();
}

/** The whole page at one width, with everything that waits for scrolling loaded. */
async function shoot(from: Browser, url: string, width: number): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: !values.nojs });
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.setViewportSize({ width, height: 4_000 });
    await page.waitForLoadState("networkidle");
    await page.setViewportSize({ width, height: 900 });
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}

async function writeSheet(from: Browser, shots: readonly Shot[], path: string): Promise<void> {
  const page = await from.newPage({ viewport: { width: 2_000, height: 1_000 } });
  await page.setContent(sheetHtml(shots), { waitUntil: "load" });
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
