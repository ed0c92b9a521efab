import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { documentPlugin } from "~/domain/plugin/plugins";
import { languageOf } from "~/domain/tenant/site-language";
import { toSlug } from "~/domain/text/slug";
import { withBase } from "~/domain/url/with-base";
import { vehicleTitle } from "~/domain/vehicle/title";
import { pluginQuestion, pluginService } from "~/domain/plugin/vehicle-plugins";
import { noReportPath } from "~/paths";
import { services } from "~/services.server";
import { refuseFlood, requireSite } from "~/request/site-context.server";
import { requireVehicle } from "~/request/vehicle-context.server";

/** Services may charge for each document. */
const OFTEN = { uses: 10, seconds: 600 };
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
const PDF = { "Content-Type": "application/pdf" };

/**
 * A document that a plug-in has about a vehicle (TEN-19, TEN-20), passed on as a PDF to keep. 404 where the dealer offers
 * none; a 303 to a page that says why when the service has none or fails.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"], request);
  const key = documentPlugin(params["document"]);
  const service = key === null ? null : pluginService(key, vehicle, config);
  if (key === null || service === null) throw new Response("No report here.", { status: 404 });
  // Who asks for the headers alone, such as a checker of links, shall cost the dealer no document.
  if (request.method === "HEAD") return new Response(null, { headers: { ...PRIVATE, ...PDF } });
  const { plugins } = await services();
  const isFlood = (await refuseFlood(request, config, "report", OFTEN)) !== null;
  const answer = isFlood ? "failed" : await plugins.document(service, pluginQuestion(vehicle, config));
  if (typeof answer === "string") {
    const page = withBase(languageOf(config.site).base, noReportPath(vehicle.slug, key, answer));
    return redirect(page, { status: 303, headers: PRIVATE });
  }
  const name = toSlug(`${vehicleTitle(vehicle, config.search)} ${vehicle.stocknum} ${key}`);
  return new Response(Uint8Array.from(answer), {
    headers: {
      ...PRIVATE,
      ...PDF,
      "Content-Disposition": `attachment; filename="${name}.pdf"`,
      "Content-Length": String(answer.length),
    },
  });
}
