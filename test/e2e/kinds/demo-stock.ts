import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "../../../app/domain/tenant/layer";
import type { SiteConfig } from "../../../app/domain/tenant/site-config";
import type { Vehicle } from "../../../app/domain/vehicle/vehicle";
import { generateDemoStock } from "../../../app/infra/stock/demo/generate-demo-stock.server";
import { readDemoDealers } from "../../../app/infra/stock/demo/read-demo-dealers.server";
import { loadTenants } from "../../../app/infra/tenant/load-tenants.server";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const TEMPLATES = join(ROOT, "app", "templates");
const DEALERS = join(ROOT, "tenant-config");

/** A demonstration dealer with the rows the server was given for it. */
export interface StockedDealer {
  readonly config: SiteConfig;
  readonly vehicles: readonly Vehicle[];
}

/** The demonstration stock of today by dealer, made as the server makes it. */
export async function stockedDealers(): Promise<readonly StockedDealer[]> {
  const directory = await loadTenants({ dir: DEALERS, presets: presets(), region: null });
  const configs = directory.all();
  const dealers = await readDemoDealers(configs, DEALERS);
  const stock = generateDemoStock({ dealers, now: new Date() });
  return configs.map((config) => ({
    config,
    vehicles: config.site.dealerships.flatMap(({ id }) => stock.get(id) ?? []),
  }));
}

function presets() {
  const names = readdirSync(TEMPLATES).filter((name) => existsSync(join(TEMPLATES, name, "preset.json")));
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        // A file of our own, which the server checks when it starts.
        values: JSON.parse(readFileSync(join(TEMPLATES, name, "preset.json"), "utf8")) as JsonObject,
        colours: {},
      },
    ]),
  );
}
