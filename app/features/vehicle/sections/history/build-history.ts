import { DOCUMENT_PLUGINS } from "~/domain/plugin/plugins";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { pluginService } from "~/domain/plugin/vehicle-plugins";
import { historyPath, reportPath } from "~/paths";
import type { HistoryView } from "./history-view";

/**
 * What the dealer's plug-ins show of a vehicle. The page waits for no service: script asks for the gauge, and a document
 * is fetched when somebody follows its link. Null when there is nothing to show now or later.
 */
export function buildHistory(vehicle: Vehicle, config: SiteConfig): HistoryView | null {
  const has = (key: Parameters<typeof pluginService>[0]) => pluginService(key, vehicle, config) !== null;
  const gauge = has("autogauge") ? historyPath(vehicle.slug) : null;
  const documents = DOCUMENT_PLUGINS.filter(has).map((key) => ({ key, href: reportPath(vehicle.slug, key) }));
  return gauge === null && documents.length === 0 ? null : { gauge, documents };
}
