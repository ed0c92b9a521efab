import type { HistoryGauge } from "~/domain/plugin/history-gauge";
import type { VehiclePlugins } from "~/ports/vehicle-plugins";
import { keepAnswers, type KeptAnswersOptions } from "./kept-answers.server";

/** Keeps gauges, so that a service is asked once an hour about a vehicle. Documents are never kept. */
export function keepGauges(plugins: VehiclePlugins, options: KeptAnswersOptions): VehiclePlugins {
  const kept = keepAnswers<HistoryGauge>(options);
  return {
    ...plugins,
    gauge: (service, question) =>
      kept(JSON.stringify([service, question]), () => plugins.gauge(service, question)),
  };
}
