import { gzipSync } from "node:zlib";
import { FIRST_DEALER, hostOf } from "../setup/dealers";
import { get } from "../setup/http";

const RESULTS = "/search/new-used-and-demo-cars";
/** Bytes of script, gzipped, that a page may load with its words, in English. */
const MOST_SCRIPT = { home: 119_500, results: 118_000, vehicle: 120_250 } as const;
/** The same in another language, whose letters take more bytes. */
const MOST_TRANSLATED = 120 * 1024;

/** Prints what each kind of page weighs, gzipped: HTML, script and style. @returns what is over its budget */
export async function benchWeights(port: number): Promise<string[]> {
  const listing = (await page(port, RESULTS)).body;
  const vehicle = /href="(\/cars\/[^"]+)"/.exec(listing)?.[1] ?? RESULTS;
  const faults: string[] = [];
  const pages: [string, number][] = [
    ["/", MOST_SCRIPT.home],
    [RESULTS, MOST_SCRIPT.results],
    [vehicle, MOST_SCRIPT.vehicle],
    ...FIRST_DEALER.languages.map(({ tag }): [string, number] => [`/${tag}${vehicle}`, MOST_TRANSLATED]),
  ];
  for (const [path, most] of pages) {
    const { body } = await page(port, path);
    const scripts = await bodies(port, named(body, /"(\/assets\/[^"]+\.js)"/g));
    const language = /<html lang="([^"]+)"/.exec(body)?.[1] ?? "";
    const script = weight([...scripts, ...(await copy(port, scripts, language))]);
    const style = weight(await bodies(port, named(body, /href="([^"]+\.css)"/g)));
    console.log(JSON.stringify({ bench: "weight", path, html: gzipped(body), script, style }));
    if (script > most) faults.push(`${path} loads ${script} bytes of script, at most ${most}`);
  }
  return faults;
}

function page(port: number, path: string) {
  return get(port, path, { host: hostOf(FIRST_DEALER) });
}

/** The page's words: a script that another fetches before the page comes alive. */
function copy(port: number, scripts: readonly string[], language: string): Promise<string[]> {
  const ofLanguage = new RegExp(
    `"\\./${language}/browser-messages\\.ts":[^"]+"\\.(/browser-messages-[^"]+\\.js)"`,
    "g",
  );
  const files = named(scripts.join("\n"), ofLanguage);
  if (files.length === 0) throw new Error("No script names the file with the page's words.");
  return bodies(
    port,
    files.map((file) => `/assets${file}`),
  );
}

function named(text: string, file: RegExp): string[] {
  return [...new Set([...text.matchAll(file)].map(([, name = ""]) => name))];
}

function bodies(port: number, files: readonly string[]): Promise<string[]> {
  return Promise.all(files.map(async (file) => (await page(port, file)).body));
}

function weight(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipped(text), 0);
}

function gzipped(text: string): number {
  return gzipSync(text).length;
}
