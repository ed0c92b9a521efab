import { foldText } from "../../text/fold-text";

/** What buyers tell apart (SRCH-28): `simple_fuel` of a vehicle. */
export type Fuel = "Petrol" | "Diesel" | "LPG" | "Hybrid" | "Mild hybrid" | "PHEV" | "Electric" | "Hydrogen";

const PETROL =
  /petrol|gasoline|benzin|bensin|unleaded|\bleaded|\bp?ulp\b|premium|\be10\b|\be85\b|flex.?fuel|\bffv\b|ethanol|etanol|essence|\bron ?9\d|\b9\d ?ron\b|^super(?: plus)?$|^p$|汽油|بنزين/;
const DIESEL = /diesel|\bdsl\b|\btdi\b|\bgazole?\b|heavy oil|\bb20\b|^d$|柴油|ديزل/;
const GAS = /\blpg\b|\bcng\b|autogas|erdgas|\bgas\b|(?:bi|dual).?fuel|天然气|غاز/;
/** Gas that is no petrol in any country. */
const REAL_GAS = /\blpg\b|\bcng\b|autogas|natural gas|(?:bi|dual).?fuel/;
const ELECTRIC = /electri[cq]|elektr|\bb?ev\b|\bel\b|\bbattery\b|纯电|电动|كهرب/;
const MILD = /\bmhev\b|mild.?hybrid|mild electric|轻混/;
const PLUG_IN = /plug.?in|\bphe?v\b|laddhybrid|rechargeable|range.?extend|\brex\b|\berev\b|插电/;
const HYBRID = /hybrid|hev\b|e.?power\b|混合动力|混动|هجين|هايبرد/;
const HYDROGEN = /hydrogen|\bfcev\b|fuel.?cell|氢|هيدروجين/;

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
  if (HYDROGEN.test(word)) return "Hydrogen";
  if (HYBRID.test(word) || (burns && ELECTRIC.test(word))) return "Hybrid";
  if (ELECTRIC.test(word)) return "Electric";
  return burntOf(word, country);
}

/** Whether a name says that the vehicle is charged from outside as well as fuelled: "Outlander PHEV Aspire". */
export function namesPlugIn(name: string): boolean {
  return PLUG_IN.test(foldText(name));
}

function burntOf(word: string, country: string | undefined): Fuel | null {
  if (DIESEL.test(word)) return "Diesel";
  const isPetrolGas = country !== undefined && GAS_IS_PETROL.has(country) && !REAL_GAS.test(word);
  if (GAS.test(word)) return isPetrolGas ? "Petrol" : "LPG";
  return PETROL.test(word) ? "Petrol" : null;
}
