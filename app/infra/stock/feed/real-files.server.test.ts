import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { FeedRow } from "~/domain/stock/file/feed-file";
import { openFeed } from "./open-feed.server";

/** Files of real dealers, which lie beside the project where it is worked on and are no part of it. */
const REAL = "../shared/data";
const FILES = [
  ["stock/australian_vehicle_prices.csv", 16_734, { format: "csv", delimiter: "," }],
  ["dealer/meta_vehicles_feed_begbilnorr_se.csv", 16, { format: "csv", delimiter: "," }],
  ["dealer/google_vehicle_feed_netruck_us.xml", 26, { format: "xml", records: "item" }],
  ["dealer/easycars_stock_sample_au.json", 1, { format: "json", records: "StockList" }],
  ["json-feeds/queensland-dealer.json", 62, { format: "json", records: null }],
  ["json-feeds/us-dealer.json", 710, { format: "json", records: "vehicles" }],
] as const;
const present = FILES.filter(([name]) => existsSync(join(REAL, name)));

async function cellsOf(name: string, told: object): Promise<readonly FeedRow[]> {
  const feed = await openFeed(join(REAL, name));
  expect(feed.facts).toMatchObject(told);
  const rows: FeedRow[] = [];
  for await (const entry of feed.entries) rows.push("fault" in entry ? { fault: entry.fault } : entry.cells);
  return rows;
}

describe("files of real dealers", () => {
  it("are read row by row as csv-parse and JSON.parse read them", async () => {
    if (present.length < FILES.length) process.stdout.write(`not all real files are in ${REAL}: not read\n`);
    for (const [name, count, told] of present) {
      const rows = await cellsOf(name, told);
      expect(rows, name).toHaveLength(count);
      expect(rows.filter(({ fault }) => fault !== undefined)).toEqual([]);
      if (!name.endsWith(".csv")) continue;
      const wanted = parse<Record<string, string>>(readFileSync(join(REAL, name)), {
        bom: true,
        columns: true,
      });
      const tidy = (row: FeedRow) =>
        Object.values(row).map((cell) => String(cell).replaceAll("\r\n", "\n").trim());
      for (let drawn = 0; drawn < 100; drawn += 1) {
        const at = Math.floor(Math.random() * count);
        expect(tidy(rows[at] ?? {}), `${name}, row ${at}`).toEqual(tidy(wanted[at] ?? {}));
      }
    }
  }, 60_000);
});
