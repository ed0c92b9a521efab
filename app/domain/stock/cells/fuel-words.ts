import { foldText } from "../../text/fold-text";

/** What buyers tell apart (SRCH-28): `simple_fuel` of a vehicle. */
export type Fuel = "Petrol" | "Diesel" | "LPG" | "Hybrid" | "Mild hybrid" | "PHEV" | "Electric" | "Hydrogen";

const PETROL = /petrol|gasoline|benzin|unleaded|\bleaded|\bulp\b|premium|\be10\b|\be85\b|flex.?fuel|essence/;
const DIESEL = /diesel|\btdi\b|\bgazole?\b/;
const GAS = /\blpg\b|\bcng\b|autogas|\bgas\b/;
const ELECTRIC = /electric|\bb?ev\b|\bbattery\b/;
const MILD = /\bmhev\b|mild.?hybrid/;
const PLUG_IN = /plug.?in|\bphev\b/;
const HYBRID = /hybrid|hev\b|e.?power\b/;

/** Countries where "gas" is petrol. */
const GAS_IS_PETROL: ReadonlySet<string> = new Set(["us", "ca"]);

/**
 * The fuel that a feed's word means; null when it names none. An engine and a motor together are a hybrid, however the
 * feed joins the two words.
 * @param country two letters, small: where the vehicle is sold
 */
export function fuelOf(text: string, country?: string): Fuel | null {
  const word = foldText(text);
  const burns = PETROL.test(word) || DIESEL.test(word) || GAS.test(word);
  if (PLUG_IN.test(word)) return "PHEV";
  if (MILD.test(word)) return "Mild hybrid";
  if (/hydrogen|\bfcev\b/.test(word)) return "Hydrogen";
  if (HYBRID.test(word) || (burns && ELECTRIC.test(word))) return "Hybrid";
  if (ELECTRIC.test(word)) return "Electric";
  return burntOf(word, country);
}

function burntOf(word: string, country: string | undefined): Fuel | null {
  if (DIESEL.test(word)) return "Diesel";
  const isPetrolGas = country !== undefined && GAS_IS_PETROL.has(country) && !/\blpg\b|\bcng\b/.test(word);
  if (GAS.test(word)) return isPetrolGas ? "Petrol" : "LPG";
  return PETROL.test(word) ? "Petrol" : null;
}
