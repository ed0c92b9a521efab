// npm run shots -- PATH … [--dealer SLUG] [--nojs] [--mock FILE] [--out FILE]
// npm run shots -- --letters [NAME …] [--dealer SLUG] [--language TAG] [--out FILE]
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { pathToFileURL } from "node:url";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";
import { startBuiltServer } from "../setup/built-server";
import { argumentsOf } from "../setup/command-line";
import { DEALERS } from "../setup/dealers";
import { letterShots } from "./letter-shots";
import { type Shot, sheetHtml } from "./sheet";

const WIDTHS = [360, 768, 1440] as const;
/** Pictures of letters on one sheet, a letter's four in a row: with more, nobody can read them. */
const ON_A_SHEET = 8;

const { values, positionals } = argumentsOf({
  allowPositionals: true,
  options: {
    dealer: { type: "string", multiple: true },
    nojs: { type: "boolean", default: false },
    mock: { type: "string" },
    letters: { type: "boolean", default: false },
    language: { type: "string" },
    out: { type: "string", default: "test-results/shots.png" },
  },
});

const slugs = values.dealer ?? DEALERS.map(({ slug }) => slug);
const executablePath = findChromium();
if (executablePath === null) throw new Error("No Chromium found; set CHROMIUM_PATH.");
const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  mkdirSync(dirname(values.out), { recursive: true });
  await (values.letters ? lettersOf(browser) : pagesOf(browser));
} finally {
  await browser.close();
  await server.stop();
}

async function pagesOf(from: Browser): Promise<void> {
  const paths = positionals.length > 0 ? positionals : ["/", "/search/new-used-and-demo-cars"];
  const shots: Shot[] = [];
  for (const slug of slugs) {
    for (const path of paths) {
      for (const width of WIDTHS) {
        const url = `http://${slug}.localhost:${server.port}${path}`;
        shots.push({ label: `${slug} ${path} ${width}`, width, png: await shoot(from, url, width) });
      }
    }
  }
  if (values.mock !== undefined) {
    const png = await shoot(from, pathToFileURL(resolve(values.mock)).href, 1440);
    shots.push({ label: `mock ${values.mock}`, width: 1440, png });
  }
  await writeSheet(from, sheetHtml(shots), values.out);
  console.log(`${shots.length} pictures on ${values.out}`);
}

/** Writes numbered sheets: `shots-01.png`, `shots-02.png` and so on. */
async function lettersOf(from: Browser): Promise<void> {
  let sheets = 0;
  let waiting: Shot[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    sheets += 1;
    const path = values.out.replace(/(\.\w+)?$/, `-${String(sheets).padStart(2, "0")}$1`);
    const names = new Set(waiting.map(({ label }) => label.split(" | ")[0]));
    console.log(`${path}  ${[...names].join("; ")}`);
    await writeSheet(from, sheetHtml(waiting, 0.7), path, 1_580);
    waiting = [];
  };
  for (const slug of slugs) {
    const asked = { slug, language: values.language, names: positionals, port: server.port };
    for await (const shots of letterShots(from, asked)) {
      waiting = [...waiting, ...shots];
      if (waiting.length >= ON_A_SHEET) await flush();
    }
  }
  await flush();
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

async function writeSheet(from: Browser, html: string, path: string, width = 2_000): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: 1_000 } });
  await page.setContent(html, { waitUntil: "load" });
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
