import type { SiteConfig } from "../../tenant/site-config";
import { type AdfElement, element, optional } from "./adf-element";
import type { LeadKind } from "../lead";
import { pictureLink, vehicleLink, yardLine } from "../lead-links";
import type { LeadRecord, LeadVehicle } from "../lead-record";
import { type ShopperVehicle, shopperVehicle } from "../shopper-vehicle";

/** Who sells, as far as vehicles tell. */
export type AdfSeller = Pick<SiteConfig["site"], "url" | "currency">;

/** Kinds of somebody who wants a vehicle, even where the lead names none. */
const SEEKING: readonly LeadKind[] = [
  ...(["enquiry", "photoRequest", "similarVehicle", "finance", "personalisedFinance", "fleet"] as const),
  ...(["reservation", "purchase"] as const),
];

/**
 * The vehicles of a lead: what the shopper wants, then what the shopper has. ADF knows no lead without a vehicle, so one
 * about none has an empty one that says what the lead is about; nobody is made a buyer by it.
 * @param about the lead in a few words
 */
export function adfVehicles(lead: LeadRecord, seller: AdfSeller, about: string): readonly AdfElement[] {
  const own = shopperVehicle(lead);
  const vehicles = [
    ...(lead.vehicle === null ? [] : [wantedVehicle(lead, lead.vehicle, seller)]),
    ...(own === null ? [] : [ownVehicle(lead, own, seller)]),
  ];
  return vehicles.length > 0 ? vehicles : [noVehicle(lead, about)];
}

/**
 * In the DTD's order: `id*, year, make, model, vin?, stock?, trim?, …, bodystyle?, transmission?, odometer?,
 * colorcombination*, imagetag?, price?, …, comments?`.
 */
function wantedVehicle(lead: LeadRecord, vehicle: LeadVehicle, { url, currency }: AdfSeller): AdfElement {
  const interest = lead.kind === "testDrive" ? "test-drive" : "buy";
  const status = vehicle.carType === "new" ? "new" : "used";
  const said = [vehicleLink(vehicle, url), vehicle.yard === null ? "" : yardLine(vehicle.yard)];
  return element("vehicle", { interest, status }, [
    ...optional("id", lead.carId, { source: "website" }),
    ...core(String(vehicle.year ?? ""), vehicle.make, vehicle.model),
    ...optional("vin", vehicle.vin),
    ...optional("stock", vehicle.stockNumber),
    ...optional("trim", vehicle.badge),
    ...optional("bodystyle", vehicle.body),
    ...optional("transmission", vehicle.transmission),
    ...optional("odometer", vehicle.km, { units: "km" }),
    ...colour(vehicle.colour),
    ...optional("imagetag", pictureLink(vehicle, url), { alttext: vehicle.name }),
    ...optional("price", vehicle.price, { type: "asking", currency }),
    ...optional("comments", said.filter((line) => line !== "").join("\n")),
  ]);
}

function ownVehicle({ fields }: LeadRecord, own: ShopperVehicle, { currency }: AdfSeller): AdfElement {
  const { year, make, model, described, vin, rego, regoState, km } = own;
  const plate = rego === null ? "" : [rego, regoState].filter(Boolean).join(" ");
  const accepted = fields["offer"] ?? "";
  const figure = accepted === "" ? (fields["valuation"] ?? "") : accepted;
  return element("vehicle", { interest: "trade-in", status: "used" }, [
    ...core(String(year ?? ""), make ?? "", model ?? ""),
    ...optional("vin", vin),
    ...optional("bodystyle", own.body),
    ...optional("transmission", own.transmission),
    ...optional("odometer", km, { units: "km" }),
    ...colour(own.colour),
    ...optional("price", figure, { type: accepted === "" ? "appraisal" : "offer", currency }),
    ...optional("comments", [described ?? "", plate].filter((part) => part !== "").join(", ")),
  ]);
}

/**
 * Without an interest where the shopper has none in a vehicle: a job is neither bought nor driven. An offer names a make
 * and a model, and a search says what is looked for.
 */
function noVehicle({ kind, fields }: LeadRecord, about: string): AdfElement {
  const interest = kind === "testDrive" ? "test-drive" : SEEKING.includes(kind) ? "buy" : null;
  const attributes = interest === null ? {} : { interest };
  const said = [about, fields["wanted"] ?? ""].filter((line) => line !== "");
  return element("vehicle", attributes, [
    ...core("", fields["Vehicle Make"] ?? "", fields["Vehicle Model"] ?? ""),
    ...optional("comments", said.join("\n")),
  ]);
}

function core(year: string, make: string, model: string): readonly AdfElement[] {
  return [element("year", {}, year), element("make", {}, make), element("model", {}, model)];
}

function colour(name: string | null): readonly AdfElement[] {
  if (name === null || name === "") return [];
  return [
    element("colorcombination", {}, [element("exteriorcolor", {}, name), element("preference", {}, "1")]),
  ];
}
