import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as z from "zod";
import { findChromium } from "../../scripts/chromium.mjs";
import { startBuiltServer } from "../setup/built-server";
import { type Dealer, FIRST_DEALER, hostOf, ONE_PER_TEMPLATE } from "../setup/dealers";
import { get } from "../setup/http";
import { median } from "./server-figures";

/** Fetched from the registry when asked for: two hundred packages that nothing else here needs. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = 3;
const RESULTS = "/search/new-used-and-demo-cars";
/** The least scores of a phone, out of 100: speed is the median of the runs, the others are of every run. */
const LEAST = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const KINDS_OF_ONE_PAGE = ["models", "locations", "offers", "blog", "vehicles"];
const MOST_REPORT_BYTES = 64 * 1024 * 1024;

type Category = keyof typeof LEAST;
type Scores = Readonly<Record<Category, number>>;

const CATEGORY = z.object({ score: z.number().transform((score) => Math.round(score * 100)) });
const REPORT = z.object({
  categories: z.object({
    performance: CATEGORY,
    accessibility: CATEGORY,
    "best-practices": CATEGORY,
    seo: CATEGORY,
  }),
});

/**
 * Prints Lighthouse's scores for a phone, of each kind of page of one dealer, and of home, results and a vehicle in each
 * template. Speed is true only on a machine that does nothing else. @returns the pages that score too low
 */
export async function benchLighthouse(): Promise<readonly string[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: "warn" } });
  const faults: string[] = [];
  try {
    for (const [dealer, path] of await pagesToScore(server.port)) {
      const url = `http://${hostOf(dealer)}:${server.port}${path}`;
      const runs: Scores[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(url));
      console.log(JSON.stringify({ bench: "lighthouse", dealer: dealer.slug, path, ...byCategory(runs) }));
      faults.push(...tooLow(runs).map((fault) => `${dealer.slug} ${path}: ${fault}`));
    }
  } finally {
    await server.stop();
  }
  return faults;
}

async function pagesToScore(port: number): Promise<[Dealer, string][]> {
  const pages: [Dealer, string][] = [];
  for (const dealer of ONE_PER_TEMPLATE) {
    const vehicles = await listed(port, dealer, "vehicles");
    pages.push([dealer, "/"], [dealer, RESULTS], ...vehicles.slice(0, 1).map(onDealer(dealer)));
  }
  pages.push(...(await listed(port, FIRST_DEALER, "pages")).map(onDealer(FIRST_DEALER)));
  for (const kind of KINDS_OF_ONE_PAGE)
    pages.push(...(await listed(port, FIRST_DEALER, kind)).slice(0, 1).map(onDealer(FIRST_DEALER)));
  const once = new Map(pages.map((page) => [`${page[0].slug}${page[1]}`, page]));
  return [...once.values()];
}

function onDealer(dealer: Dealer): (path: string) => [Dealer, string] {
  return (path) => [dealer, path];
}

/** Paths of one part of a dealer's sitemap, in the dealer's first language. */
async function listed(port: number, dealer: Dealer, kind: string): Promise<string[]> {
  const { status, body } = await get(port, `/sitemap.xml?kind=${kind}&page=1`, { host: hostOf(dealer) });
  if (status === 404) return [];
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return paths.filter((path) => !dealer.languages.some(({ tag }) => `${path}/`.startsWith(`/${tag}/`)));
}

async function scoresOf(url: string): Promise<Scores> {
  const chromium = findChromium();
  if (chromium === null) throw new Error("No Chromium found; set CHROMIUM_PATH.");
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--output=json",
      `--only-categories=${Object.keys(LEAST).join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: MOST_REPORT_BYTES },
  );
  const { categories } = REPORT.parse(JSON.parse(stdout));
  return {
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    "best-practices": categories["best-practices"].score,
    seo: categories.seo.score,
  };
}

function byCategory(runs: readonly Scores[]): Record<Category, number[]> {
  const of = (category: Category) => runs.map((scores) => scores[category]);
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best-practices": of("best-practices"),
    seo: of("seo"),
  };
}

function tooLow(runs: readonly Scores[]): string[] {
  const { performance, ...others } = byCategory(runs);
  const found: [Category, number][] = [
    ["performance", median(performance)],
    ["accessibility", Math.min(...others.accessibility)],
    ["best-practices", Math.min(...others["best-practices"])],
    ["seo", Math.min(...others.seo)],
  ];
  return found
    .filter(([category, score]) => score < LEAST[category])
    .map(([category, score]) => `${category} ${score}, at least ${LEAST[category]}`);
}
