/** Kilowatts in a horsepower: the metric one, which most makers mean, and the English one. */
const KW_PER_HP: Readonly<Record<string, number>> = { ps: 0.73549875, hp: 0.745699872, bhp: 0.745699872 };
const MOST_KW = 2_000;
const POWER = /(?<!\p{L}|[-\d.,])(\d+(?:[.,]\d{1,2})?)\s*(kw|kilowatts?|b?hp|horsepower|ps)?(?!\p{L})/iu;

/** Kilowatts of an engine that a cell says: `110kW @ 4000rpm`, `150 hp`, `110`. Null where it says none that can be. */
export function powerOf(text: string): number | null {
  const [, digits, unit] = POWER.exec(text.trim()) ?? [];
  // A number without its unit stands alone: "1.5T" and "Turbo 4" say no power.
  if (digits === undefined || (unit === undefined && !/^[\d.,]+$/.test(text.trim()))) return null;
  const factor = KW_PER_HP[(unit ?? "kw").toLowerCase().replace("horsepower", "hp")] ?? 1;
  const kilowatts = Math.round(Number(digits.replace(",", ".")) * factor * 10) / 10;
  return kilowatts > 0 && kilowatts <= MOST_KW ? kilowatts : null;
}

const BARE = /^\d+(?:[.,]\d+)?$/;

/** What a cell says of torque, as a page writes it: `500 Nm` of a bare number too. Null for 0 and for words without a number. */
export function torqueOf(text: string): string | null {
  const said = text.trim();
  if (BARE.test(said)) return Number(said.replace(",", ".")) > 0 ? `${said} Nm` : null;
  return /(?<![-\d.,])[1-9]/.test(said) && !/[<>]/.test(said) ? said : null;
}
