import { type HeadersFunction, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { documentPlugin } from "~/domain/plugin/plugins";
import { vehicleTitle } from "~/domain/vehicle/title";
import { pluginService } from "~/domain/plugin/vehicle-plugins";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { NoReportPage } from "~/features/vehicle/sections/history/no-report-page";
import { vehiclePath } from "~/paths";
import { requireSite, siteTranslator } from "~/request/site-context.server";
import { requireVehicle } from "~/request/vehicle-context.server";

const STATUS = { none: 404, failed: 502 } as const;

/**
 * Says in words why a plug-in's document could not be had: with 404 when its service has none of the vehicle, with 502
 * when it failed.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"], request);
  const key = documentPlugin(params["document"]);
  if (key === null || pluginService(key, vehicle, config) === null)
    throw new Response("No report here.", { status: 404, statusText: "Not Found" });
  const why = new URL(request.url).searchParams.get("why") === "none" ? "none" : "failed";
  const t = siteTranslator(config);
  const about = {
    document: t(`history.documents.${key}`),
    name: vehicleTitle(vehicle, config.search),
  };
  return json(
    {
      title: t(`report.${why}`),
      about: t("report.about", about),
      text: t(`report.${why}Text`),
      backHref: vehiclePath(vehicle.slug),
    },
    { status: STATUS[why], headers: { "Cache-Control": "private, no-store" } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return pageMeta(site, { title: data.title, path: data.backHref, noindex: true });
};

export default function NoReportRoute() {
  return <NoReportPage {...useLoaderData<typeof loader>()} />;
}
