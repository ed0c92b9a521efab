import { typedNumber } from "~/domain/finance/number-field";
import { fuelCost, type FuelCost } from "./fuel-cost";

/** What a shopper typed, as it stands in the fields. */
export interface FuelTyped {
  readonly price: string;
  readonly km: string;
}

/** The most a field takes: beyond it a figure is a slip of the finger. */
export const MOST_PRICE = 100;
export const MOST_KM = 100_000;

/** The cost, or which fields stand in its way. */
export interface FuelAnswer {
  readonly cost: FuelCost | null;
  readonly wrong: Readonly<Record<keyof FuelTyped, boolean>>;
}

/**
 * Works out what was typed: the server and the page's script with one and the same rule.
 * @param consumption litres per 100 km
 */
export function fuelAnswer(typed: FuelTyped, consumption: number): FuelAnswer {
  const pricePerLitre = typedNumber(typed.price);
  const kmPerWeek = typedNumber(typed.km);
  const wrong = { price: outside(pricePerLitre, MOST_PRICE), km: outside(kmPerWeek, MOST_KM) };
  const cost = wrong.price || wrong.km ? null : fuelCost({ pricePerLitre, kmPerWeek, consumption });
  return { cost, wrong };
}

function outside(value: number, most: number): boolean {
  return value <= 0 || value > most;
}
