import { setImmediate as giveWay } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import type { FeedFile } from "~/domain/advertising/advertising-feeds";
import { feedColumns, feedLine } from "~/domain/advertising/feed-lines";
import { EMPTY_QUERY } from "~/domain/search/query";
import { pastScope, stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { siteAddress } from "~/domain/tenant/site-language";
import { vehiclePath } from "~/paths";
import { services } from "~/services.server";

const AT_ONCE = 250;
const encoder = new TextEncoder();

/**
 * The text of a feed's file, written some hundred vehicles at a time.
 * @throws SearchUnavailableError while the stock cannot be read; when that happens later, the answer is cut off
 */
export async function feedText(
  config: SiteConfig,
  file: FeedFile,
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  const columns = [...feedColumns(file)];
  const delimiter = file.feed === "google" && !file.isLeftOut ? "\t" : ",";
  const written = (rows: readonly Readonly<Record<string, string>>[], header: boolean) =>
    encoder.encode(stringify([...rows], { columns, header, delimiter, escape_formulas: file.isLeftOut }));
  const first = await linesOf(config, file, now, 1);
  let page = 1;
  return new ReadableStream({
    start: (controller) => controller.enqueue(written(first.lines, true)),
    async pull(controller) {
      page += 1;
      if (page > first.pages) {
        controller.close();
        return;
      }
      await giveWay();
      const { lines } = await linesOf(config, file, now, page);
      controller.enqueue(written(lines, false));
    },
  });
}

async function linesOf(config: SiteConfig, file: FeedFile, now: Date, page: number) {
  const { search, stock } = await services();
  const query = { ...EMPTY_QUERY, sort: "latest", page } as const;
  const asked = { query, facets: {}, stats: [], hitsPerPage: AT_ONCE };
  // Whoever asks why a vehicle is missing asks for one that was sold, or is on its way, too.
  const scope = file.isLeftOut ? pastScope(config, now) : stockScope(config, now);
  const { hits, pages } = await search.search(scope, asked);
  const vehicles = await stock.findByIds(hits.map(({ id }) => id));
  const lines = hits.flatMap(({ id, slug }) => {
    const vehicle = vehicles.get(id) ?? null;
    if (vehicle === null) return [];
    const line = feedLine(vehicle, siteAddress(config.site, vehiclePath(slug)), config, file);
    return line === null ? [] : [line];
  });
  return { lines, pages };
}
