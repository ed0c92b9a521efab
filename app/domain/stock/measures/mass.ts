const KG_PER_POUND = 0.45359237;
/** From a scooter's payload to a road train. */
const [LEAST_KG, MOST_KG] = [10, 200_000];
const MASS =
  /^(?<digits>\d{1,3}(?:[,\s]\d{3})+|\d+)(?<fraction>[.,]\d{1,3})?\s*(?<unit>kgs?|kilos?|kilograms?|t|tonnes?|tons?|lbs?|pounds?)?\.?$/i;
/** Words beside a mass that change nothing. */
const BESIDE =
  /\b(?:approx(?:imately)?|about|max(?:imum)?|up to|atm|gtm|tare|gvm|braked|ball|payload)\b\.?:?/gi;

/** Whole kilograms that a cell says: `2,800kg`, `2.8 t`, `6,000 lb`, `2800`. Null where it says none that can be. */
export function kilogramsOf(text: string): number | null {
  const { digits, fraction = "", unit = "kg" } = MASS.exec(text.replace(BESIDE, " ").trim())?.groups ?? {};
  if (digits === undefined) return null;
  const number = Number(digits.replace(/\D/g, "") + fraction.replace(",", "."));
  const kilograms = Math.round(number * kilogramsIn(unit.toLowerCase()));
  return kilograms >= LEAST_KG && kilograms <= MOST_KG ? kilograms : null;
}

function kilogramsIn(unit: string): number {
  if (unit.startsWith("t")) return 1_000;
  return unit.startsWith("lb") || unit.startsWith("pound") ? KG_PER_POUND : 1;
}
