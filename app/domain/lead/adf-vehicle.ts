import type { LeadKind } from "./lead";
import { type AdfElement, element, optional } from "./adf-element";
import type { LeadRecord, LeadVehicle } from "./lead-record";

/** Kinds that are about a vehicle of the shopper's own, under the field names of the trade-in form (TRADE-04). */
const OWN_VEHICLE: readonly LeadKind[] = ["tradeIn", "offer", "service", "parts"];

/**
 * The vehicles of a lead: what the shopper wants, then what the shopper has. ADF knows no lead without a vehicle, so
 * one about none has an empty one.
 */
export function adfVehicles(lead: LeadRecord, currency: string): readonly AdfElement[] {
  const wanted = lead.vehicle === null ? [] : [wantedVehicle(lead, lead.vehicle, currency)];
  const own = OWN_VEHICLE.includes(lead.kind) ? [ownVehicle(lead)] : [];
  const vehicles = [...wanted, ...own];
  return vehicles.length > 0 ? vehicles : [element("vehicle", { interest: "buy" }, core("", "", ""))];
}

/**
 * In the DTD's order: `id*, year, make, model, vin?, stock?, trim?, …, bodystyle?, transmission?, odometer?,
 * colorcombination*, …, price?`.
 */
function wantedVehicle(lead: LeadRecord, vehicle: LeadVehicle, currency: string): AdfElement {
  const interest = lead.kind === "testDrive" ? "test-drive" : "buy";
  const status = vehicle.carType === "new" ? "new" : "used";
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
    ...optional("price", vehicle.price, { type: "asking", currency }),
  ]);
}

function ownVehicle({ kind, fields }: LeadRecord): AdfElement {
  const interest = kind === "tradeIn" || kind === "offer" ? "trade-in" : "sell";
  const rego = [fields["rego"], fields["regoState"]?.toUpperCase()].filter(Boolean).join(" ");
  const kilometres = fields["kms"] ?? "";
  const described = fields["vehicle"] ?? "";
  const { year, model } = yearAndModel(described);
  return element("vehicle", { interest, status: "used" }, [
    ...core(fields["year"] ?? year, fields["make"] ?? "", fields["model"] ?? model),
    ...optional("vin", fields["vin"] ?? null),
    ...optional("odometer", kilometres.replace(/\D/g, ""), { units: "km" }),
    ...optional("comments", [described, rego].filter((part) => part !== "").join(", ")),
  ]);
}

/**
 * A car in the shopper's words, "2018 Mazda 3". Nothing in the text says where the make ends, so all but the year is
 * sent as the model.
 */
function yearAndModel(described: string): { readonly year: string; readonly model: string } {
  const [, year = "", model = ""] = /^((?:19|20)\d\d)\s+(.+)$/s.exec(described.trim()) ?? [];
  return year === "" ? { year, model: described.trim() } : { year, model };
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
