import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type SiteConfig, siteConfigSchema } from "~/domain/tenant/site-config";

/** The dealership whose feed is pulled. */
export const PULLED = "pulled";

/** The dealer whose feed is at an address; it is pulled sixteen times a second, which no dealer's file may ask for. */
export function pulledDealer(address: string): SiteConfig {
  const config = siteConfigSchema.parse({
    site: {
      slug: PULLED,
      template: "classic",
      id: PULLED,
      name: "Pulled",
      url: "https://www.pulled.example",
      region: "au-east",
      dealerships: [{ id: PULLED, name: "Pulled", slug: PULLED }],
    },
    theme: { logo: { wordmark: "Pulled" } },
    stock: {
      vanished: "removed",
      feeds: [
        {
          id: "main",
          dealership: PULLED,
          mapping: "feed.json",
          source: { type: "https", files: [address] },
          maxDrop: null,
        },
      ],
    },
  });
  const feeds = config.stock.feeds.map((feed) => ({ ...feed, everyMinutes: 0.001 }));
  return { ...config, stock: { ...config.stock, feeds } };
}

/** The folder of dealers' files, with the mapping that the feed names. */
export function writeFeedMapping(dataDir: string): string {
  const dir = join(dataDir, "tenants");
  mkdirSync(join(dir, PULLED, "stock"), { recursive: true });
  const mapping = {
    identity: ["Stock"],
    fields: {
      name: { template: "{Year} {Make} {Model} {Stock}" },
      make: { from: "Make" },
      model: { from: "Model" },
      year: { from: "Year", as: "year" },
      car_type: { default: "used" },
      stocknum: { from: "Stock" },
      price: { from: "Price", as: "money" },
    },
  };
  writeFileSync(join(dir, PULLED, "stock", "feed.json"), JSON.stringify(mapping));
  return dir;
}
