import { createHash } from "node:crypto";
import type { Coordinates } from "~/domain/location/distance";
import { FACET_ATTRIBUTES, OWN_RANGES } from "~/domain/search/attributes";
import { type IndexDocument, toIndexDocument } from "~/domain/search/index-document";
import { NO_QUOTES, type RepaymentQuotes } from "~/ports/repayment-quotes";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import {
  HAS_POSITION,
  keyField,
  NO_NUMBER,
  NUMBER_FIELDS,
  POSITION,
  repaymentFields,
  SORTED_LAST,
  statField,
  toIndexNumber,
  VALUE_FIELDS,
} from "./fields.server";
import { valueKey } from "./value-key.server";

/** Ranks may be fractions; six decimals survive in a whole number. */
const RANK_SCALE = 1_000_000;

/** A vehicle as the index holds it. */
export interface ImportLine {
  /** One line of a JSONL import. */
  readonly line: string;
  /** Of everything the line says; the line holds it too, so that an index can be compared with what it should hold. */
  readonly digest: string;
}

/**
 * A vehicle as one line of a JSONL import: index fields, the listing summary and the whole record. The last two are JSON
 * inside a string: Typesense reads a stored document for every facet value it reports, and a string costs it nothing
 * to take apart.
 */
export function toImportLine(vehicle: Vehicle, quotes: RepaymentQuotes = NO_QUOTES): ImportLine {
  const fields = {
    ...indexFields(toIndexDocument(vehicle)),
    ...positionFields(vehicle.location.position),
    ...repaymentsOf(vehicle, quotes),
    summary: JSON.stringify(toVehicleSummary(vehicle)),
    vehicle: JSON.stringify(vehicle),
  };
  // Ids have up to 16 digits, more than a JavaScript number holds exactly, so the digits themselves are written.
  const content = `"id_number":${vehicle.id},${JSON.stringify(fields).slice(1)}`;
  const digest = createHash("sha256").update(content).digest("base64url");
  return { line: `{"digest":"${digest}",${content}`, digest };
}

function indexFields(document: IndexDocument): Readonly<Record<string, unknown>> {
  return {
    id: document.id,
    slug_key: valueKey(document.slug),
    custom_rank: Math.round(document.custom_rank * RANK_SCALE),
    km_sort: document.km === undefined ? SORTED_LAST : Math.round(toIndexNumber("km", document.km)),
    price_drop: document.price_drop,
    value_ratio_sort: document.value_ratio ?? SORTED_LAST,
    show_on_dealer_website: document.show_on_dealer_website,
    title_text: document.title_text,
    detail_text: document.detail_text,
    stocknum_text: document.stocknum_text,
    ...(document.vin_text === "" ? {} : { vin_text: document.vin_text }),
    ...(document.plate_text === "" ? {} : { plate_text: document.plate_text }),
    ...valueFields(document),
    ...numberFields(document),
  };
}

/** What the cards of each dealer that lists the vehicle say of its repayment. */
function repaymentsOf(vehicle: Vehicle, quotes: RepaymentQuotes): Readonly<Record<string, number>> {
  const own = quotes.tenants().filter((tenant) => quotes.lists(tenant, vehicle.dealership_id));
  const entries = own.flatMap((tenant) => {
    const { filter, sort, stat } = repaymentFields(tenant);
    const amount = quotes.of(tenant, vehicle);
    return amount === undefined
      ? [[filter, NO_NUMBER] as const, [sort, SORTED_LAST] as const]
      : [filter, sort, stat].map((field) => [field, amount] as const);
  });
  return Object.fromEntries(entries);
}

function positionFields(position: Coordinates | null): Readonly<Record<string, unknown>> {
  if (position === null) return { [HAS_POSITION]: 0 };
  return { [HAS_POSITION]: 1, [POSITION]: [position.lat, position.long] };
}

function valueFields(document: IndexDocument): Record<string, readonly string[]> {
  const fields: Record<string, readonly string[]> = {};
  for (const attribute of VALUE_FIELDS)
    fields[keyField(attribute)] = listOf(document[attribute]).map(valueKey);
  for (const attribute of FACET_ATTRIBUTES) fields[attribute] = listOf(document[attribute]);
  return Object.fromEntries(Object.entries(fields).filter(([, values]) => values.length > 0));
}

function numberFields(document: IndexDocument): Record<string, number> {
  const fields: Record<string, number> = {};
  const indexed = (attribute: (typeof NUMBER_FIELDS)[number]): number => {
    const value = document[attribute];
    return value === undefined ? NO_NUMBER : Math.round(toIndexNumber(attribute, value));
  };
  for (const attribute of NUMBER_FIELDS) fields[attribute] = indexed(attribute);
  for (const attribute of OWN_RANGES) {
    const least = attribute === "price" || attribute === "subscription_price" ? 1 : 0;
    if (indexed(attribute) >= least) fields[statField(attribute)] = indexed(attribute);
  }
  return fields;
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}
