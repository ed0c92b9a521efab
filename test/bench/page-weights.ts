import { gzipSync } from "node:zlib";
import { FIRST_DEALER, hostOf } from "../setup/dealers";
import { get } from "../setup/http";

const RESULTS = "/search/new-used-and-demo-cars";
/** DESIGN §8: bytes of script, gzipped, that any page may load. */
const MOST_SCRIPT = 120 * 1024;

/** Prints what each kind of page weighs, gzipped: HTML, script and style. @returns what is over its budget */
export async function benchWeights(port: number): Promise<string[]> {
  const listing = (await page(port, RESULTS)).body;
  const vehicle = /href="(\/cars\/[^"]+)"/.exec(listing)?.[1] ?? RESULTS;
  const faults: string[] = [];
  for (const path of ["/", RESULTS, vehicle]) {
    const { body } = await page(port, path);
    const script = await weight(port, [...body.matchAll(/(?:src|href)="([^"]+\.js)"/g)]);
    const style = await weight(port, [...body.matchAll(/href="([^"]+\.css)"/g)]);
    console.log(JSON.stringify({ bench: "weight", path, html: gzipped(body), script, style }));
    if (script > MOST_SCRIPT) faults.push(`${path} loads ${script} bytes of script, at most ${MOST_SCRIPT}`);
  }
  return faults;
}

function page(port: number, path: string) {
  return get(port, path, { host: hostOf(FIRST_DEALER) });
}

async function weight(port: number, matches: readonly RegExpMatchArray[]): Promise<number> {
  const files = [...new Set(matches.map(([, file = ""]) => file))];
  const bodies = await Promise.all(files.map((file) => page(port, file)));
  return bodies.reduce((sum, { body }) => sum + gzipped(body), 0);
}

function gzipped(text: string): number {
  return gzipSync(text).length;
}
