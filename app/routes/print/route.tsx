import { json, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paperLinks } from "~/domain/vehicle/paper-links";
import { LOGO_MARKS } from "~/features/site/logo/logo-marks";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { vehicleSheet } from "~/features/vehicle/print/build-sheet.server";
import { PrintPage } from "~/features/vehicle/print/print-page";
import { calculatorOf, withSent } from "~/features/vehicle/sections/finance/read-inputs";
import { pictureView } from "~/features/vehicle/picture-view";
import { keepable } from "~/render/kept-page.server";
import { vehiclePath } from "~/paths";
import {
  PUBLIC_PAGE_HEADERS,
  requireSite,
  siteFormatter,
  siteTranslator,
} from "~/request/site-context.server";
import { requireVehicle } from "~/request/vehicle-context.server";
import { services } from "~/services.server";

/** The printable page of a vehicle, `?car_id={slug}`: 404 for none, and where the dealer offers none. */
export const loader = keepable(async ({ request }: LoaderFunctionArgs) => {
  const config = await requireSite(request);
  const query = new URL(request.url).searchParams;
  const vehicle = await requireVehicle(config, query.get("car_id") ?? undefined);
  const links = paperLinks(vehicle, config);
  if (links === null) throw new Response("Nothing to print here.", { status: 404, statusText: "Not Found" });
  const { clock } = await services();
  const t = siteTranslator(config);
  const site = { config, format: siteFormatter(config), t, now: clock.now() };
  const sheet = vehicleSheet(vehicle, site, query);
  const [first] = vehicle.images;
  const name = [sheet.title, sheet.badge].filter(Boolean).join(" ");
  const { wordmark, suffix = null, mark = null } = config.theme.logo;
  const page = {
    sheet,
    name,
    picture:
      first === undefined
        ? null
        : pictureView(first.image.url, { name, colour: vehicle.colour }, 0, config, t),
    logo: { wordmark, suffix, strokes: LOGO_MARKS[mark ?? ""] ?? [] },
    pdf: withSent(links.pdf, calculatorOf(query)),
    pdfLanguage: links.pdfLanguage,
    back: vehiclePath(vehicle.slug),
  };
  return json(page, { headers: PUBLIC_PAGE_HEADERS });
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return pageMeta(site, { title: data.name, path: data.back, noindex: true });
};

export default function PrintRoute() {
  return <PrintPage {...useLoaderData<typeof loader>()} />;
}
