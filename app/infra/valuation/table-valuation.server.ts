import type { SiteConfig } from "~/domain/tenant/site-config";
import { foldText } from "~/domain/text/fold-text";
import { answersShare } from "~/domain/trade/answer-effects";
import { ITEM_TYPES, type ItemType } from "~/domain/vehicle/vehicle";
import { type CatalogueModel, catalogueOf } from "~/infra/stock/demo/catalogue.server";
import { newPriceIn } from "~/infra/stock/demo/value.server";
import type { Valuation, ValuedVehicle } from "~/ports/vehicle-valuation";

/** The share of its new price that a vehicle keeps after a year, from year to year after that, and at least. */
const FIRST_YEAR = 0.84;
const LATER_YEARS = 0.895;
const LEAST_SHARE = 0.06;
/** The share of its asking price that a dealer pays: preparation, warranty and margin are the rest. */
const TRADE_SHARE = 0.86;
/** The share by which unusual kilometres raise or lower the value, at most. */
const KM_SWING = 0.14;
const KM_A_YEAR: Readonly<Record<ItemType, number | null>> = {
  car: 14_200,
  motorcycle: 3_200,
  truck: 42_000,
  caravan: null,
};
/** Half the width of the range, and how far into it the offer lies. */
const SPREAD = 0.06;
const OFFER_AT = 0.45;
/** New prices of the table are Australian; what they are elsewhere. */
const PRICE_LEVEL: Readonly<Record<SiteConfig["site"]["country"], number>> = { au: 1, nz: 1.06 };

/** A value from the demonstration's own table of new prices; null for what is not in it. For demonstrations only. */
export function tableValuation(
  { site, trade }: Pick<SiteConfig, "site" | "trade">,
  vehicle: ValuedVehicle,
  thisYear: number,
): Valuation | null {
  const found = findModel(vehicle);
  if (found === null) return null;
  const age = Math.max(0, thisYear - vehicle.year);
  const usual = KM_A_YEAR[found.model.segment.item];
  if (usual !== null && vehicle.kms === null) return null;
  const asked =
    newPriceIn(found.price, age) *
    PRICE_LEVEL[site.country] *
    ageShare(age) *
    kmShare(vehicle.kms, usual === null ? null : usual * Math.max(1, age));
  const value = asked * TRADE_SHARE * answersShare(trade.questions, vehicle.answers);
  const low = hundreds(value * (1 - SPREAD));
  const high = hundreds(value * (1 + SPREAD));
  return low <= 0 ? null : { low, high, offer: Math.round((low + (high - low) * OFFER_AT) / 50) * 50 };
}

function ageShare(age: number): number {
  // A young vehicle has lost less than a year's share.
  if (age === 0) return 0.92;
  return Math.max(LEAST_SHARE, FIRST_YEAR * LATER_YEARS ** (age - 1));
}

function kmShare(kms: number | null, usual: number | null): number {
  if (kms === null || usual === null) return 1;
  return 1 + KM_SWING * Math.max(-1, Math.min(1, (usual - kms) / usual));
}

/** The model whose name the typed one begins with, the longest first: "Corolla Cross GXL" is not a Corolla. */
function findModel({ make, model, year }: ValuedVehicle): { model: CatalogueModel; price: number } | null {
  const typed = words(model);
  const fitting = ITEM_TYPES.flatMap((type) => catalogueOf(type, true))
    .filter((one) => foldText(one.make) === foldText(make) && startsWith(typed, words(one.model)))
    .sort((a, b) => words(b.model).length - words(a.model).length);
  const named = fitting.filter((one) => words(one.model).length === words(fitting[0]?.model ?? "").length);
  const found = named.find(({ from, until }) => from <= year && (until ?? year) >= year);
  if (found === undefined) return null;
  return { model: found, price: badgePrice(found, typed.slice(words(found.model).length)) };
}

/** The price of the badge that was typed, the longest name that fits; without a badge, that of the middle one. */
function badgePrice({ badges }: CatalogueModel, typed: readonly string[]): number {
  const named = badges
    .filter(({ name }) => startsWith(typed, words(name)))
    .sort((a, b) => words(b.name).length - words(a.name).length);
  const byPrice = [...badges].sort((a, b) => a.price - b.price);
  return (named[0] ?? byPrice[Math.floor((byPrice.length - 1) / 2)])?.price ?? 0;
}

function words(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function startsWith(text: readonly string[], start: readonly string[]): boolean {
  return start.length > 0 && start.every((word, at) => word === text[at]);
}

function hundreds(amount: number): number {
  return Math.round(amount / 100) * 100;
}
