import { absolutePicture, linkedData } from "~/domain/content/page-frame";
import { DESCRIBED_PICTURES } from "~/domain/content/sitemap";
import { type DistanceUnit, distanceUnitOf, fromKm } from "~/domain/country/distance-unit";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { siteAddress } from "~/domain/tenant/site-language";
import { displayMake, displayModel } from "~/domain/vehicle/make-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePath } from "~/paths";
import type { BreadcrumbStep } from "~/ui/breadcrumbs/breadcrumbs";
import { dealerJsonLd } from "./dealer-json-ld";
import { offerJsonLd } from "./offer-json-ld";

/** What the page prints and the structured data repeats. */
export interface DescribedPage {
  readonly title: string;
  readonly badge: string | null;
  readonly crumbs: readonly BreadcrumbStep[];
  readonly pictures: readonly { readonly src: string }[];
}

const KINDS = { car: "Car", caravan: "Vehicle", motorcycle: "Motorcycle", truck: "Vehicle" } as const;

/**
 * The vehicle's page as schema.org data: the vehicle with its offer, the dealer, the way to the page. Remix escapes
 * it when it writes the script element.
 */
export function pageJsonLd(vehicle: Vehicle, page: DescribedPage, config: SiteConfig) {
  const address = siteAddress(config.site, vehiclePath(vehicle.slug));
  return linkedData(page.crumbs, config, vehiclePath(vehicle.slug), [
    vehicleNode(vehicle, page, config, address),
    dealerJsonLd(vehicle, config),
  ]);
}

/** In the unit that the page shows. */
function odometer(km: number, unit: DistanceUnit) {
  const value = Math.round(fromKm(km, unit));
  return { "@type": "QuantitativeValue", value, unitCode: unit === "mi" ? "SMI" : "KMT" };
}

function vehicleNode(vehicle: Vehicle, page: DescribedPage, config: SiteConfig, address: string) {
  const { vin, colour, simple_colour: simpleColour, km, body, simple_body: simpleBody } = vehicle;
  const pictures = page.pictures.slice(0, DESCRIBED_PICTURES).map(({ src }) => absolutePicture(config, src));
  const make = displayMake(vehicle.make, config.search.makeAliases);
  const facts = {
    vehicleIdentificationNumber: vin,
    color: colour ?? simpleColour,
    bodyType: body ?? simpleBody,
    vehicleTransmission: vehicle.simple_transmission ?? vehicle.trans,
    fuelType: vehicle.simple_fuel ?? vehicle.fuel,
    driveWheelConfiguration: driveOf(vehicle.drive),
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    vehicleInteriorColor: vehicle.interior_colour,
    vehicleConfiguration: page.badge,
  };
  return {
    "@type": KINDS[vehicle.item_type],
    "@id": `${address}#vehicle`,
    name: [page.title, page.badge].filter(Boolean).join(" "),
    url: address,
    sku: vehicle.stocknum,
    brand: { "@type": "Brand", name: make },
    model: displayModel(make, vehicle.model, config.search.makePrefixedModels),
    vehicleModelDate: String(vehicle.year),
    itemCondition: conditionOf(vehicle),
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...known(facts),
    ...engineData(vehicle),
    ...(km === null ? {} : { mileageFromOdometer: odometer(km, distanceUnitOf(config.site)) }),
    ...offerJsonLd(vehicle, config, address),
  };
}

/** A demonstrator has been driven, so it is used here. (OPEN-123 counts it as new, but for enquiries only.) */
function conditionOf({ car_type: type }: Vehicle): string {
  return `https://schema.org/${type === "new" ? "NewCondition" : "UsedCondition"}`;
}

/** Drives that schema.org has a word for; feeds write them in a few ways. */
const DRIVES: readonly (readonly [RegExp, string])[] = [
  [/^(?:awd|all[- ]wheel.*)$/i, "AllWheelDriveConfiguration"],
  [/^(?:4wd|4x4|four[- ]wheel.*|4 wheel.*)$/i, "FourWheelDriveConfiguration"],
  [/^(?:fwd|2wd front|front.*)$/i, "FrontWheelDriveConfiguration"],
  [/^(?:rwd|rear.*)$/i, "RearWheelDriveConfiguration"],
];

/** How a motorcycle's engine reaches its wheel, which says nothing of the wheels that are driven. */
const LAST_LINK = /^(?:chain|belt|shaft)\b/i;

function driveOf(drive: string | null): string | null {
  if (LAST_LINK.test(drive?.trim() ?? "")) return null;
  const word = DRIVES.find(([pattern]) => pattern.test(drive?.trim() ?? ""))?.[1];
  return word === undefined ? drive : `https://schema.org/${word}`;
}

/** The engine, as search engines ask for it beside the fuel. */
function engineData({ simple_fuel: simple, fuel }: Vehicle) {
  const fuelType = simple ?? fuel;
  return fuelType === null || fuelType === ""
    ? {}
    : { vehicleEngine: { "@type": "EngineSpecification", fuelType } };
}

/** Only facts with a value: an empty value is not valid data. */
function known(facts: Readonly<Record<string, string | number | null>>): Record<string, string | number> {
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(facts))
    if (value !== null && value !== "" && value !== 0) filled[name] = value;
  return filled;
}
