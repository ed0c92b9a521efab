import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { VEHICLE_SECTIONS } from "~/domain/tenant/config/vehicle";
import { vehiclePageView } from "~/features/vehicle/page/build-vehicle-page";
import type { VehiclePageView } from "~/features/vehicle/page/vehicle-page-view";
import type { VehicleOfferView } from "~/features/vehicle/sections/info/info-view";
import { loader as printLoader } from "~/routes/print/route";
import { calculatorAnswers } from "~/pages/vehicle/calculator-answers.server";
import { type ChosenSite, siteAnswer } from "../site/site-answer.server";
import { vehicleStates } from "./vehicle-states";
import { sampleLender, sampleStock } from "./vehicles.server";

const OFFER: VehicleOfferView = {
  title: "A lower rate on cars up to five years old",
  terms: "4.9% p.a. (comparison rate 5.3% p.a.). Ends 30 November 2026",
  href: "/special-offers",
  isFinance: true,
};

/** Pages of a vehicle in the states that change the page, and its printed sheet. */
export async function vehicleArea(request: Request, site: ChosenSite) {
  const { best } = await sampleStock(site);
  const states = vehicleStates(best, await sampleLender(site));
  const page = (name: string) => pageOf(states[name] ?? best, site);
  const sheet = { loader: printLoader, path: `/print?car_id=${best.slug}` };
  const [whole, sold, bare, long, reduced, print] = await Promise.all([
    pageOf(states["for sale"] ?? best, site, [OFFER]),
    page("sold"),
    page("without pictures"),
    page("long words"),
    page("reduced"),
    siteAnswer(request, sheet),
  ]);
  const { theme, features, vehicle } = site.config;
  return {
    pages: { whole, sold, bare, long, reduced },
    print,
    layout: theme.layout.vehicle,
    mobileBar: features.stickyBars ? vehicle.mobileBar : ["call", "enquire"],
  };
}

/** Every section that a vehicle's page can have, whichever the dealer chose. */
export async function sectionsArea(site: ChosenSite) {
  const { best } = await sampleStock(site);
  const config: SiteConfig = {
    ...site.config,
    vehicle: { ...site.config.vehicle, sections: [...VEHICLE_SECTIONS] },
  };
  const all = { ...site, config };
  const [whole, away] = await Promise.all([
    pageOf(best, all),
    pageOf({ ...best, location_id: "elsewhere" }, all),
  ]);
  return { page: whole, announcement: away.announcement ?? "Located at Nerang" };
}

async function pageOf(
  vehicle: Vehicle,
  site: ChosenSite,
  offers: readonly VehicleOfferView[] = [],
): Promise<VehiclePageView> {
  const query = new URLSearchParams();
  const answers = await calculatorAnswers(vehicle, site.config, query);
  return vehiclePageView(vehicle, site, query, { ...answers, offers });
}
