import { fromKm } from "~/domain/country/distance-unit";
import type { RangeAttribute } from "~/domain/search/attributes";
import { eachEnd, type NumberRange } from "~/domain/search/query";
import { rangeBounds, shownSpan } from "~/domain/search/ranges/range-rule";
import { listedSince, offeredSteps, type StepRule, stepRule } from "~/domain/search/ranges/step-filters";
import type { Listing } from "~/features/search/results/listing.server";
import type { MeasureUnit, RangeFilter, StepsFilter } from "~/features/search/results/results-view";
import { rangeWords } from "./value-labels.server";

/** Attributes that are no money, year or distance, and what their sliders count. */
const UNITS: Readonly<Partial<Record<RangeAttribute, MeasureUnit>>> = {
  engine_cc: "cc",
  gvm_kg: "kg",
  tare_kg: "kg",
  atm_kg: "kg",
  length_ft: "ft",
};

/**
 * A filter for a range: two ends, or one of several steps. Null where nothing that was found has a value, or where all
 * have the same and nothing is chosen.
 */
export function rangeFilterView(
  listing: Listing,
  name: RangeAttribute,
  open: boolean,
  now: Date,
): RangeFilter | StepsFilter | null {
  const rule = stepRule(name);
  return rule === undefined ? rangeFilter(listing, name, open) : stepsFilter(listing, name, rule, open, now);
}

/** The part of a range that a filter in steps has no field for, and which a form has to carry along. */
export function otherEnd(name: RangeAttribute, range: NumberRange | undefined): NumberRange | undefined {
  const end = stepRule(name)?.end;
  if (range === undefined || end === undefined) return undefined;
  const { [end]: _, ...other } = range;
  return Object.keys(other).length === 0 ? undefined : other;
}

function stepsFilter(
  listing: Listing,
  name: RangeAttribute,
  rule: StepRule,
  open: boolean,
  now: Date,
): StepsFilter | null {
  const { answer, config, query, t, format } = listing;
  const chosen = query.ranges[name] ?? {};
  const today = { now, timeZone: config.site.timeZone };
  const isTime = name === "created_at_timestamp";
  const days = new Map(rule.steps.map((step) => [listedSince(step, today), step]));
  const steps = isTime ? [...days.keys()] : rule.steps;
  const offered = offeredSteps(rule, steps, answer.stats[name], chosen);
  if (offered.length === 0) return null;
  const label = (step: number) => {
    const count = isTime ? days.get(step) : undefined;
    if (count !== undefined) return t("filters.lastDays", { count, number: format.number(count) });
    return rangeWords(listing, name, { [rule.end]: step });
  };
  const own = chosen[rule.end];
  const choice = (value: string, text: string, on: boolean) => ({
    value,
    label: text,
    ...(on ? { on: true as const } : {}),
  });
  return {
    kind: "steps",
    name: `${name}_${rule.end}`,
    label: t(`filters.names.${name}`),
    note: own === undefined ? null : t("filters.set"),
    open: open || own !== undefined,
    choices: [
      choice("", t("filters.any"), own === undefined),
      ...offered.map((step) => choice(String(step), label(step), step === own)),
    ],
  };
}

/** A filter with two ends. */
function rangeFilter(listing: Listing, name: RangeAttribute, open: boolean): RangeFilter | null {
  const { answer, query, t, urls } = listing;
  const { distanceUnit = "km" } = urls;
  const chosen = query.ranges[name] ?? {};
  const ends = [chosen.min, chosen.max].filter((end) => end !== undefined);
  const known = answer.stats[name];
  if ((known?.max ?? 0) <= 0 && ends.length === 0) return null;
  const inUnit = (value: number) => (name === "km" ? Math.round(fromKm(value, distanceUnit)) : value);
  const span = shownSpan(name, known, chosen);
  const unit = unitOf(name, distanceUnit);
  return {
    kind: "range",
    name,
    label: t(unit === "mi" ? "filters.mileage" : `filters.names.${name}`),
    note: ends.length === 0 ? null : t("filters.set"),
    open: open || ends.length > 0,
    bounds: rangeBounds(
      name,
      span === undefined ? undefined : { min: inUnit(span.min), max: inUnit(span.max) },
    ),
    chosen: eachEnd(chosen, inUnit),
    unit,
    suffix: suffixOf(listing, unit),
  };
}

function unitOf(name: RangeAttribute, distanceUnit: "km" | "mi"): RangeFilter["unit"] {
  if (name === "km") return distanceUnit;
  if (name === "price" || name === "subscription_price") return "money";
  return UNITS[name] ?? "plain";
}

function suffixOf({ t }: Listing, unit: RangeFilter["unit"]): string | null {
  if (unit === "money" || unit === "plain") return null;
  if (unit === "km" || unit === "mi") return t(`filters.${unit}Suffix`).trim();
  return t(`filters.suffixes.${unit}`);
}
