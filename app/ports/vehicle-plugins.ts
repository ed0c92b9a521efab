import type { HistoryGauge } from "~/domain/plugin/history-gauge";
import type { PluginQuestion, PluginService } from "~/domain/plugin/vehicle-plugins";

/** A document about a vehicle; `none` where the service has none of it, `failed` where it gave no usable answer. */
export type PluginDocument = Uint8Array | "none" | "failed";

/**
 * The services behind a dealer's plug-ins (TEN-17 to TEN-20); their contract is in `docs/dealers/plug-ins.md`. Adapter:
 * `infra/outside/http-vehicle-plugins.server.ts`. Neither method rejects.
 */
export interface VehiclePlugins {
  /** The gauge of a vehicle's history; null when the service has none, or gives no usable answer in time. */
  gauge(service: PluginService, question: PluginQuestion): Promise<HistoryGauge | null>;
  /** The bytes of a PDF. */
  document(service: PluginService, question: PluginQuestion): Promise<PluginDocument>;
}
