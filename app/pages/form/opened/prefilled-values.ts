import type { SiteForm } from "~/domain/forms/site-form";
import { priceToPay } from "~/domain/pricing/price-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { displayMakeModel } from "~/domain/vehicle/make-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";

/** What links into a form may fill in; nothing that is about a person. */
const FROM_QUERY = [
  "preferredDealership",
  "vehiclePriceBudget",
  "deposit",
  "loan_term",
  "wanted",
  "department",
  "location",
  "service_type",
  "position",
  "part",
  "vehicle",
];
const LONGEST = 120;

/** What a form's fields hold when it is opened (FIN-13, OPEN-113). */
export function prefilledValues(
  { steps }: SiteForm,
  config: SiteConfig,
  vehicle: Vehicle | null,
  query: URLSearchParams,
): Readonly<Record<string, string>> {
  const asked = new Set(steps.flat().map(({ name }) => name));
  const values: Record<string, string> = { regoState: config.site.defaultState };
  if (vehicle !== null) {
    values["preferredDealership"] = vehicle.dealership_slug;
    values["location"] = vehicle.location_id;
    values["wanted"] = displayMakeModel(vehicle, config.search.makeAliases, config.search.makePrefixedModels);
    const price = priceToPay(vehicle, config.features.subscriptions);
    if (price !== null) values["vehiclePriceBudget"] = String(price);
  }
  for (const name of FROM_QUERY) {
    const value = query.get(name);
    if (value !== null && value !== "" && value.length <= LONGEST) values[name] = value;
  }
  return Object.fromEntries(Object.entries(values).filter(([name]) => asked.has(name)));
}
