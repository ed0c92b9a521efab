import { type Dealer, DEALERS } from "../setup/dealers";
import { ALL_STOCK, ask, expect, test } from "./site-test";

/** Pages read in one crawl: enough for every kind of page and menu, bounded because filters multiply. */
const MOST_PAGES = 60;
const AT_ONCE = 4;

for (const dealer of DEALERS) {
  test(`${dealer.slug}: no link leads nowhere, and every file of a page is there`, async () => {
    const dead = await crawl(dealer);
    expect(dead).toEqual([]);
  });
}

async function crawl(dealer: Dealer): Promise<string[]> {
  const seen = new Set(["/", ALL_STOCK, "/no-such-page"]);
  const waiting = [...seen];
  const dead: string[] = [];
  for (let read = 0; read < MOST_PAGES && waiting.length > 0; read += AT_ONCE) {
    const batch = waiting.splice(0, AT_ONCE);
    for (const { target, found, status } of await Promise.all(batch.map((one) => visit(dealer, one)))) {
      if (status >= 400 && target !== "/no-such-page") dead.push(`${target} answers ${status}`);
      for (const link of found.filter((one) => !seen.has(one))) {
        seen.add(link);
        waiting.push(link);
      }
    }
  }
  return dead;
}

async function visit(
  dealer: Dealer,
  target: string,
): Promise<{ target: string; found: string[]; status: number }> {
  const { status, body, headers } = await ask(dealer, target);
  if (headers.location !== undefined) return { target, status, found: own([headers.location]) };
  if (!String(headers["content-type"]).includes("text/html")) return { target, status, found: [] };
  const links = [...body.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(
    ([, url = ""]) => url,
  );
  const actions = [...body.matchAll(/<form\b[^>]*?\saction="([^"]*)"/g)].map(([, url = ""]) => url);
  return { target, status, found: interesting(own([...links, ...actions])) };
}

/** Addresses on this site, without fragments; relative and empty ones must not occur. */
function own(urls: readonly string[]): string[] {
  return urls
    .map((url) => url.replace(/&amp;/g, "&").replace(/#.*/, ""))
    .filter((url) => url.startsWith("/") && !url.startsWith("//"));
}

/** Of the many pictures and filtered lists, only a few of each page: they differ in nothing but their values. */
function interesting(urls: readonly string[]): string[] {
  const few = (pattern: RegExp, most: number) => urls.filter((url) => pattern.test(url)).slice(0, most);
  const many = /^\/media\/|^\/cars\/|\?/;
  return [
    ...urls.filter((url) => !many.test(url)),
    ...few(/^\/media\//, 2),
    ...few(/^\/cars\//, 2),
    ...few(/^\/(?!media|cars).*\?/, 4),
  ];
}
