import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { formatterFor } from "~/i18n/format";
import { makeTranslator } from "~/i18n/server-i18n.server";
import { generateDemoStock } from "~/infra/stock/demo/generate-demo-stock.server";
import { readDemoDealers } from "~/infra/stock/demo/read-demo-dealers.server";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";

export const NOW = new Date("2026-11-21T00:00:00Z");

/** A demonstration dealer with all its stock. */
export interface DemoSite {
  readonly site: VehiclePageSite;
  readonly vehicles: readonly Vehicle[];
}

/** Every demonstration dealer with the stock it is served with. */
export async function demoSites(): Promise<readonly DemoSite[]> {
  const tenants = await loadTenants({ dir: "tenant-config", presets: TEMPLATE_PRESETS, region: null });
  const stock = generateDemoStock({
    dealers: await readDemoDealers(tenants.all(), "tenant-config"),
    now: NOW,
  });
  return Promise.all(
    tenants.all().map(async (config) => ({
      site: await siteOf(config),
      vehicles: config.site.dealerships.flatMap(({ id }) => stock.get(id) ?? []),
    })),
  );
}

/** A dealer's site as its pages are built for it, in one of its languages. */
export async function siteOf(config: SiteConfig, language = "en-AU"): Promise<VehiclePageSite> {
  const { locale, currency, timeZone } = config.site;
  const format = formatterFor(locale, currency, timeZone);
  return { config, format, t: await makeTranslator(language, config.content.labels), now: NOW };
}
