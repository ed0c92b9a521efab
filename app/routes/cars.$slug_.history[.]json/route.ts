import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { pluginQuestion, pluginService } from "~/domain/plugin/vehicle-plugins";
import { services } from "~/services.server";
import { PUBLIC_PAGE_HEADERS, requireSite } from "~/request/site-context.server";
import { requireVehicle } from "~/request/vehicle-context.server";
import { withJsonFaults } from "~/request/json-faults.server";

/**
 * The gauge of a vehicle's history (TEN-18): `score` and `label`; `null` when there is none. 404 outside the dealer's
 * stock, 503 while search is down.
 */
export const loader = withJsonFaults(async ({ request, params }: LoaderFunctionArgs) => {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"], request);
  const service = pluginService("autogauge", vehicle, config);
  const { plugins } = await services();
  const gauge = service === null ? null : await plugins.gauge(service, pluginQuestion(vehicle, config));
  return json(gauge, { headers: PUBLIC_PAGE_HEADERS });
});
