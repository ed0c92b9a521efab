import { amountOf, type AmountReading } from "../cells/amount";

const RATE =
  /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(%|percent|per cent)?\s*(?:p\.?\s?a\.?|per annum|a year|per year|apr)?$/i;
const PER =
  /(?:\bper\b|\/|\ba\b)\s*(?:weeks?|wks?|w|months?|mths?|m|mo)\b\.?|\bp\.?\s?[wm]\b\.?|\b(?:weekly|monthly)\b/gi;

/** Percent a year, `7.49 % p.a.`: below 100. A bare 0 says that nothing is known, `0 %` that nothing is charged. */
export function percentOf(text: string): number | null {
  const [, digits = "", sign] = RATE.exec(text.trim()) ?? [];
  const rate = Number(digits.replace(",", "."));
  const isSaid = digits !== "" && (rate > 0 || sign !== undefined);
  return isSaid && rate < 100 ? rate : null;
}

/** Money that is no price of a vehicle, however little: `$95 per week`. Null for none, and for 0: feeds write it for nothing known. */
export function smallAmountOf(text: string, reading: AmountReading): number | null {
  return chargeOf(text, reading) || null;
}

/** Money that is charged or left to pay, however little: `$395`; 0 says that there is none to pay. */
export function chargeOf(text: string, reading: AmountReading): number | null {
  return amountOf(text.replace(PER, " "), { ...reading, least: 0 }, ignore);
}

function ignore(): void {
  // The notes of a price are about the price; what is not read here is told as a field left out.
}
