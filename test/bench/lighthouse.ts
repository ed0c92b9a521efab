import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Attempts at one run: the browser at times records nothing. */
const ATTEMPTS = 4;
/** How many times Lighthouse slows a phone's run down, unless told otherwise. */
const USUAL_SLOWDOWN = 4;
/**
 * How much a machine is slowed down to be the phone that is meant, by Lighthouse's index of its speed: the table of
 * Lighthouse's calibration (its docs/throttling.md), up to its own default. Faster machines keep the default, by which
 * scores are compared everywhere.
 */
const SLOWDOWN_OF_INDEX = [
  { index: 800, times: 2 },
  { index: 1_300, times: 3 },
  { index: 1_533, times: USUAL_SLOWDOWN },
];
const SLOWEST = { index: 150, times: 1 };
/** Runs by whose median index the next one is slowed down: a shared machine's speed changes. */
const RECENT = 5;

type Category = keyof typeof LEAST;
type Scores = Readonly<Record<Category, number>>;

/** One run of Lighthouse: the scores, and how fast it found the machine. */
interface Run {
  readonly scores: Scores;
  readonly index: number;
}

const CATEGORY = z.object({ score: z.number().transform((score) => Math.round(score * 100)) });
const REPORT = z.object({
  categories: z.object({
    performance: CATEGORY,
    accessibility: CATEGORY,
    "best-practices": CATEGORY,
    seo: CATEGORY,
  }),
  environment: z.object({ benchmarkIndex: z.number() }),
});

/**
 * Prints Lighthouse's scores for a phone, of each kind of page of one dealer, and of home, results and a vehicle in each
 * template, and how far the machine was slowed down. Speed is true only on a machine that does nothing else.
 * @returns the pages that score too low
 */
export async function benchLighthouse(): Promise<readonly string[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: "warn" } });
  const faults: string[] = [];
  try {
    const indexes = [(await runOf(`http://${hostOf(FIRST_DEALER)}:${server.port}/`, [])).index];
    for (const [dealer, path] of await pagesToScore(server.port)) {
      const url = `http://${hostOf(dealer)}:${server.port}${path}`;
      const runs: Scores[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { scores, index } = await runOf(url, indexes);
        runs.push(scores);
        indexes.push(index);
      }
      const slowdown = slowdownBy(indexes);
      console.log(
        JSON.stringify({
          bench: "lighthouse",
          dealer: dealer.slug,
          path,
          ...byCategory(runs),
          slowdown,
          index: indexes.slice(-RUNS),
        }),
      );
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

/** A run on a machine that was as fast as `indexes` say. */
async function runOf(url: string, indexes: readonly number[], attempts = ATTEMPTS): Promise<Run> {
  const report = REPORT.safeParse(JSON.parse(await lighthouse(url, slowdownBy(indexes))));
  if (report.success) {
    const { categories, environment } = report.data;
    return { scores: scoresOf(categories), index: environment.benchmarkIndex };
  }
  if (attempts === 1) throw new Error(`Lighthouse measured nothing at ${url}.`, { cause: report.error });
  return runOf(url, indexes, attempts - 1);
}

function scoresOf(categories: z.output<typeof REPORT>["categories"]): Scores {
  return {
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    "best-practices": categories["best-practices"].score,
    seo: categories.seo.score,
  };
}

/** Lighthouse's report; of a page it could not measure, too. By a file: what it prints is at times cut short. */
async function lighthouse(url: string, slowdown: number): Promise<string> {
  const chromium = findChromium();
  if (chromium === null) throw new Error("No Chromium found; set CHROMIUM_PATH.");
  const folder = mkdtempSync(join(tmpdir(), "forecourt-lighthouse-"));
  const report = join(folder, "report.json");
  const args = [
    "--yes",
    LIGHTHOUSE,
    url,
    "--quiet",
    "--output=json",
    `--output-path=${report}`,
    `--only-categories=${Object.keys(LEAST).join(",")}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  const options = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: MOST_OUTPUT_BYTES };
  try {
    const fault = await new Promise<Error | null>((resolve) => {
      execFile("npx", args, options, (error) => resolve(error));
    });
    if (!existsSync(report)) throw fault ?? new Error("Lighthouse wrote no report.");
    return readFileSync(report, "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Times, to a tenth; four while nothing is known. */
function slowdownBy(indexes: readonly number[]): number {
  if (indexes.length === 0) return USUAL_SLOWDOWN;
  const index = median(indexes.slice(-RECENT));
  let below = SLOWEST;
  for (const above of SLOWDOWN_OF_INDEX) {
    const share = Math.max(0, index - below.index) / (above.index - below.index);
    if (share < 1) return tenth(below.times + share * (above.times - below.times));
    below = above;
  }
  return USUAL_SLOWDOWN;
}

function tenth(times: number): number {
  return Math.round(times * 10) / 10;
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
