import { json, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "~/i18n/translation";
import { RecentlyViewed } from "~/features/shortlist/viewed/recently-viewed";
import type { ViewedCar } from "~/features/shortlist/viewed/viewed-cars";
import { standingLabel } from "~/domain/vehicle/stock-tag";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePageView } from "~/features/vehicle/page/build-vehicle-page";
import { headTitle, pageDescription, pageName } from "~/features/vehicle/page/page-description";
import { MobileBar } from "~/features/vehicle/page/contact/mobile-bar";
import { VehiclePage } from "~/features/vehicle/page/vehicle-page";
import { numberHiding } from "~/features/vehicle/page/contact/number-hiding";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { LaterReviews } from "~/features/reviews/later-reviews";
import { priceLine } from "~/features/vehicle/price-line";
import { VehicleVisit } from "~/features/vehicle/analytics/vehicle-visit";
import { pageJsonLd } from "~/features/vehicle/structured/page-json-ld";
import { metaSite, linkedDataMeta, pageMeta } from "~/features/site/page-meta";
import { keepable } from "~/render/kept-page.server";
import { previewPath, vehiclePath } from "~/paths";
import { services } from "~/services.server";
import {
  PUBLIC_PAGE_HEADERS,
  requireSite,
  siteFormatter,
  siteTranslator,
} from "~/request/site-context.server";
import { WhenUsed } from "~/pages/vehicle/when-used";
import { keepPage } from "~/ui/load/keep-page";
import { vehicleNow } from "~/request/vehicle-context.server";
import { vehicleParts } from "./vehicle-parts.server";

/** What the browser remembers of a viewed vehicle (ENT-38). */
function viewedCar({ id, stocknum, make, model, body, simple_body }: Vehicle): ViewedCar {
  return { id, stocknum, make, model, body: body ?? "", simple_body: simple_body ?? "" };
}

/** A vehicle's page: 410 of one long gone, 404 outside the dealer's stock, 503 while the search engine does not answer. */
export const loader = keepable(async ({ request, params }: LoaderFunctionArgs) => {
  const config = await requireSite(request);
  const { clock } = await services();
  const site = { config, format: siteFormatter(config), t: siteTranslator(config), now: clock.now() };
  const found = await vehicleNow(config, params["slug"], request);
  const parts = await vehicleParts(found.vehicle, site, request);
  const { vehicle, answers, offers, similar, reviews, reservedUntil } = parts;
  const { goneAt } = found;
  const page = vehiclePageView(vehicle, site, new URL(request.url).searchParams, {
    ...answers,
    offers,
    goneAt,
    reservedUntil,
  });
  return json(
    numberHiding(
      vehicle,
      config,
    )({
      page,
      similar,
      layout: config.theme.layout.vehicle,
      mobileBar: config.features.stickyBars ? config.vehicle.mobileBar : [],
      sticky: config.features.stickyBars
        ? { shows: config.vehicle.stickyHeaderPx, turnsCompact: config.vehicle.stickyBarPx }
        : null,
      head: {
        title: headTitle(page, vehicle.stocknum),
        description: pageDescription(page, standingLabel(vehicle, config.tags)),
        path: vehiclePath(vehicle.slug),
        preview: { path: previewPath(vehicle), alt: `${pageName(page)}, ${priceLine(page)}` },
      },
      reviews,
      structured: pageJsonLd(vehicle, page, config),
      isUsed: vehicle.car_type === "used",
      site: config.site.slug,
      viewed: viewedCar(vehicle),
    }),
    { headers: PUBLIC_PAGE_HEADERS },
  );
});

export const clientLoader = keepPage("routes/cars.$slug");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return [...pageMeta(site, data.head), linkedDataMeta(data.structured)];
};

const loadUsedParts = async () => (await import("~/pages/vehicle/used-parts")).UsedParts;

export default function VehicleRoute() {
  const { page, similar, layout, mobileBar, sticky, reviews, isUsed, site, viewed } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <>
      <VehicleVisit carId={page.id} used={isUsed} />
      <VehiclePage page={page} similar={similar} layout={layout} />
      {reviews === null ? null : <LaterReviews view={reviews} />}
      <RecentlyViewed<CardView>
        site={site}
        current={viewed}
        renderCard={(card) => <VehicleCard card={card} labels={labels} />}
      />
      <MobileBar page={page} keys={mobileBar} />
      <WhenUsed load={loadUsedParts} props={{ page, sticky }} />
    </>
  );
}
