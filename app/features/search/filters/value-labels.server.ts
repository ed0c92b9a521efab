import { BASIC_COLOURS } from "~/domain/colour/basic-colours";
import type { FacetAttribute, RangeAttribute } from "~/domain/search/attributes";
import { modelAndBadge } from "~/domain/search/model-tree";
import { lackedValue } from "~/domain/search/facts/lacked-value";
import { HIGHLIGHTS } from "~/domain/search/facts/highlights";
import type { NumberRange } from "~/domain/search/query";
import { BODY_TYPES } from "~/domain/vehicle/body-types";
import { displayModel } from "~/domain/vehicle/make-names";
import type { ListingSite } from "~/features/search/results/listing.server";
import { withStockWords } from "~/domain/stock-words/stock-words";
import { makeOf } from "~/domain/make/make-of";

const CODED: Partial<Record<FacetAttribute, { readonly group: string; readonly codes: readonly string[] }>> =
  {
    body: { group: "bodies", codes: BODY_TYPES },
    colour: { group: "colours", codes: BASIC_COLOURS },
    car_type: { group: "filters.carTypes", codes: ["new", "demo", "used"] },
    item_type: { group: "filters.itemTypes", codes: ["car", "caravan", "motorcycle", "truck"] },
    status: { group: "filters.statuses", codes: ["in_stock", "coming_soon", "sold"] },
    certified: { group: "filters.certifiedValues", codes: ["true", "false"] },
    highlights: { group: "filters.highlightValues", codes: HIGHLIGHTS },
  };

/** A facet value as people read it: "SUV" for `suv`; values that are names already stay as they are. */
export function valueLabel(site: ListingSite, attribute: FacetAttribute, value: string): string {
  const coded = CODED[attribute];
  if (coded) return coded.codes.includes(value) ? site.t(`${coded.group}.${value}`) : value;
  if (attribute === "make_model") return makeModelLabel(site, value);
  if (attribute === "model_badge") return modelBadgeLabel(site, value);
  if (attribute === "price_range" || attribute === "weekly_price_range") return bucketLabel(site, value);
  const lacked = lackedValue(attribute, value);
  const label = withStockWords(lacked ?? value, site.config);
  if (lacked === null) return label;
  // A vehicle has equipment, and is what a tag calls it.
  return attribute === "categories"
    ? site.t("filters.except", { values: label })
    : site.t("filters.lacking", { value: label });
}

/** The model of a `make_model` value without its make: "CX-5", and "Mazda3" for Mazda 3 (SRCH-30). */
export function modelLabel({ config }: ListingSite, makeModel: string, make: string): string {
  return displayModel(make, makeModel.slice(make.length + 1), config.search.makePrefixedModels);
}

/** Ranges that say what they are about; others are named: "Towing: From 2,000 kg". */
const CLEAR: readonly RangeAttribute[] = ["price", "km", "year", "subscription_price"];
/** Things that are counted. */
const COUNTS: readonly RangeAttribute[] = ["seat_count", "safety_stars", "sleeps"];
const MEASURES: Readonly<Partial<Record<RangeAttribute, string>>> = {
  engine_cc: "cc",
  fuel_economy: "per100",
  towing_kg: "kg",
  gvm_kg: "kg",
  tare_kg: "kg",
  atm_kg: "kg",
  payload_kg: "kg",
  power_kw: "kw",
  length_ft: "ft",
};

/** A chosen range as a chip: "$20,000 to $60,000", "2017 or newer", "Seats: 5 or more". */
export function rangeLabel(site: ListingSite, attribute: RangeAttribute, range: NumberRange): string {
  const words = rangeWords(site, attribute, range);
  if (CLEAR.includes(attribute)) return words;
  return site.t("filters.named", { name: site.t(`filters.names.${attribute}`), value: words });
}

/** A range in words, without its name: "Up to 90,000 km", "5 or more". */
export function rangeWords(site: ListingSite, attribute: RangeAttribute, { min, max }: NumberRange): string {
  const group = attribute === "year" ? "yearRange" : COUNTS.includes(attribute) ? "countRange" : "range";
  if (min !== undefined && max !== undefined) {
    const [from, to] = [rangeValue(site, attribute, min), rangeValue(site, attribute, max)];
    return from === to ? from : site.t(`filters.${group}.both`, { min: from, max: to });
  }
  if (min !== undefined) return site.t(`filters.${group}.from`, { min: rangeValue(site, attribute, min) });
  return site.t(`filters.${group}.upTo`, { max: rangeValue(site, attribute, max ?? 0) });
}

function rangeValue({ config, format, t }: ListingSite, attribute: RangeAttribute, value: number): string {
  if (attribute === "year") return String(value);
  if (attribute === "km" || attribute === "electric_range_km") return format.km(value);
  if (attribute === "repayment")
    return t(`filters.repayments.${config.finance.defaultFrequency}`, { amount: format.money(value) });
  if (attribute === "created_at_timestamp") return format.date(new Date(value * 1000));
  const measure = MEASURES[attribute];
  if (measure !== undefined) return t(`filters.measures.${measure}`, { value: format.number(value) });
  return COUNTS.includes(attribute) ? format.number(value) : format.money(value);
}

function makeModelLabel(site: ListingSite, value: string): string {
  const make = makeOf(value, site.urls.makes);
  if (make === null) return value;
  const model = modelLabel(site, value, make);
  return model === value.slice(make.length + 1) ? value : model;
}

/** "Ranger XLT": the model as it is shown, then the badge. */
function modelBadgeLabel(site: ListingSite, value: string): string {
  const named = modelAndBadge(value);
  return named === null ? value : `${makeModelLabel(site, named.makeModel)} ${named.badge}`;
}

/** `20000-30000` as "$20,000 to $30,000" (OPEN-22). */
function bucketLabel(site: ListingSite, value: string): string {
  const [from, to] = value.split("-").map(Number);
  if (from === undefined || to === undefined || !Number.isFinite(from) || !Number.isFinite(to)) return value;
  return site.t("filters.range.both", { min: site.format.money(from), max: site.format.money(to) });
}
