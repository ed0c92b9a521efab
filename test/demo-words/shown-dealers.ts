import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import type { Offer } from "~/domain/offer/offer";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { generateDemoStock } from "~/infra/stock/demo/generate-demo-stock.server";
import { readDemoDealers } from "~/infra/stock/demo/read-demo-dealers.server";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";

const DIR = "tenant-config";

/** A demonstration dealer as a shopper meets it: its words and what it lists. */
export interface ShownDealer {
  readonly slug: string;
  readonly config: SiteConfig;
  readonly models: readonly CatalogueModel[];
  readonly offers: readonly Offer[];
  /** What is listed and can be bought. */
  readonly stock: readonly Vehicle[];
}

/** All demonstration dealers with the stock of a day. */
export async function shownDealers(now: Date): Promise<readonly ShownDealer[]> {
  const tenants = await loadTenants({ dir: DIR, presets: TEMPLATE_PRESETS, region: null });
  const demo = await readDemoDealers(tenants.all(), DIR);
  const stock = generateDemoStock({ dealers: demo, now });
  return tenants.all().map((config) => {
    const { models, offers } = tenants.contentFor(config);
    const all = config.site.dealerships.flatMap(({ id }) => stock.get(id) ?? []);
    return { slug: config.site.slug, config, models, offers, stock: all.filter(isListed) };
  });
}

function isListed({ status, show_on_dealer_website: shown }: Vehicle): boolean {
  return shown && (status === "in_stock" || status === "coming_soon");
}

/** The text of every offer as its file has it, by the offer's id. */
export function offerTexts(slug: string): ReadonlyMap<string, string> {
  const folder = join(DIR, slug, "content/offers");
  return new Map(
    readdirSync(folder).map((file) => [file.replace(/\.md$/, ""), readFileSync(join(folder, file), "utf8")]),
  );
}

/** All words of a dealer, whatever the file: a shopper does not know which. */
export function wordsOf(slug: string): string {
  const root = `${DIR}/${slug}`;
  const files = readdirSync(`${root}/content`, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => file.endsWith(".md")).map((file) => `${root}/content/${file}`);
  return [`${root}/site.json`, ...texts].map((file) => readFileSync(file, "utf8")).join("\n");
}

/** A dealer's terms, in each of its languages. */
export function termsOf(slug: string): readonly string[] {
  const root = join(DIR, slug);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("pages/terms.md"))
    .map((file) => readFileSync(join(root, file), "utf8"));
}
