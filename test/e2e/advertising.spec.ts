import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse } from "csv-parse/sync";
import { stockHere } from "../setup/commands-here";
import { type Dealer, DEALERS } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { ask, expect, test } from "./site-test";

/** Dealers with feeds (`advertising.feeds`), and one without. */
const hasFeeds = ({ slug }: Dealer) =>
  readFileSync(`tenant-config/${slug}/site.json`, "utf8").includes('"advertising"');
const WITH = DEALERS.filter(hasFeeds);
const WITHOUT = DEALERS.find((dealer) => !hasFeeds(dealer));

interface Fetched {
  readonly path: string;
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** What the command prints, as an operator asks for it. */
async function addressesOf({ slug }: Dealer): Promise<readonly string[]> {
  const environment = { ...process.env, DATA_DIR: dirname(process.env["E2E_OUTBOX"] ?? "") };
  const printed = await stockHere(["advertise", "--tenant", slug], environment);
  return [...printed.matchAll(/https:\/\/\S+/g)].map(([url]) => url);
}

const pathOf = (address: string) => address.replace(/^https:\/\/[^/]+/, "");

async function fetched(dealer: Dealer, address: string): Promise<Fetched> {
  const path = pathOf(address);
  const answer = await ask(dealer, path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^text\/(?:csv|tab-separated-values); charset=utf-8$/);
  const delimiter = path.includes(".tsv") ? "\t" : ",";
  const options = { columns: true, delimiter, relax_column_count: false } as const;
  return { path, rows: parse(answer.body, options) };
}

/** The vehicle of a page, as its structured data has it. */
async function described(dealer: Dealer, url: string) {
  const { body } = await ask(dealer, pathOf(url));
  const script =
    /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema\.org","@graph".*?)<\/script>/s;
  const graph = JSON.parse(script.exec(body)?.[1] ?? "{}") as {
    readonly "@graph"?: readonly {
      readonly vehicleIdentificationNumber?: string;
      readonly offers?: { readonly price?: number };
    }[];
  };
  const vehicle = graph["@graph"]?.find((node) => node.vehicleIdentificationNumber !== undefined);
  return { vin: vehicle?.vehicleIdentificationNumber, price: vehicle?.offers?.price };
}

for (const dealer of WITH)
  test(`what advertisers fetch of ${dealer.name} is what its pages say, and the rest is listed with the reason`, async () => {
    test.setTimeout(150_000);
    const feeds = (await knownSites()).get(dealer.slug)?.config.advertising.feeds ?? [];
    const addresses = await addressesOf(dealer);
    expect(addresses).toHaveLength(2 * feeds.length);
    for (const [index, feed] of feeds.entries()) {
      const [taken, left] = await Promise.all(
        addresses.slice(2 * index, 2 * index + 2).map((address) => fetched(dealer, address)),
      );
      if (taken === undefined || left === undefined) throw new Error(`no feed ${feed}`);
      expect(taken.path).toContain(`/feeds/${feed}.`);
      expect(taken.rows.length).toBeGreaterThan(40);
      expect(new Set(taken.rows.map(({ vin }) => vin)).size).toBe(taken.rows.length);
      for (const { reason } of left.rows) expect(reason).toMatch(/^(?:it|its|somebody|the) /);
      // Also what was sold, or is on its way, and stands in no listing any more.
      const away = left.rows.filter(({ reason }) => reason === "it is not for sale");
      const pages = await Promise.all(
        away.slice(-5).map(({ url = "" }) => ask(dealer, pathOf(url)).then(({ status }) => [url, status])),
      );
      expect(pages.length, "vehicles that are not for sale").toBeGreaterThan(4);
      for (const [url, status] of pages) expect([200, 410], String(url)).toContain(status);
      // Every tenth, so that pages of all kinds are among them.
      for (const row of taken.rows.filter((_, at) => at % 10 === 0).slice(0, 12)) {
        const url = row["link"] ?? row["url"] ?? "";
        const page = await described(dealer, url);
        expect(page.vin?.toUpperCase(), url).toBe(row["vin"]);
        expect(String(page.price), url).toBe(
          (row["sale_price"] || row["price"] || "").replace(/(?:\.00)? .*$/, ""),
        );
      }
      const picture = await ask(dealer, pathOf(taken.rows[0]?.["image_link"] ?? ""));
      expect([picture.status, picture.headers["content-type"]?.split("/")[0]]).toEqual([200, "image"]);
    }
  });

test("nobody reads a whole stock list without its own address", async () => {
  const [first, second] = WITH;
  if (first === undefined || second === undefined || WITHOUT === undefined)
    throw new Error("no such dealers");
  const own = (await addressesOf(first)).map(pathOf);
  const refused = [
    [first, "/feeds/meta.csv"],
    [first, "/feeds/meta.csv?key="],
    [first, (own[0] ?? "").replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
    [first, (own[0] ?? "").replace("google.tsv", "meta.csv")],
    [first, "/feeds/../../etc/passwd?key=x"],
    [second, own.find((path) => path.includes("/meta.csv")) ?? ""],
    [WITHOUT, own[0] ?? ""],
  ] as const;
  for (const [dealer, path] of refused) expect((await ask(dealer, path)).status, path).toBe(404);
});
