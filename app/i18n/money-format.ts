/**
 * Writes money with so many decimals, in the short sign of its currency: a dealer's site means its own dollars, and
 * `Intl` says "$" only where a language is at home.
 */
export function moneyFormat(locale: string, currency: string, decimals: number): (amount: number) => string {
  const options = {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  const money = new Intl.NumberFormat(locale, options);
  const [own, sign] = [signOf(money), signOf(new Intl.NumberFormat("en", options))];
  return own === sign
    ? (amount) => money.format(amount)
    : (amount) => money.format(amount).replace(own, sign);
}

const exact = new Map<string, (amount: number) => string>();

/**
 * Writes money to the cent: cents only where there are any, `$200` and `$199.50`. Made once for a site's locale and
 * currency, because `Intl` objects are slow to construct and a page writes dozens of amounts.
 */
export function exactMoney(locale: string, currency: string): (amount: number) => string {
  const key = `${locale}|${currency}`;
  const known = exact.get(key);
  if (known) return known;
  const usual = new Intl.NumberFormat(locale, { style: "currency", currency }).resolvedOptions();
  const whole = moneyFormat(locale, currency, 0);
  const withCents = moneyFormat(locale, currency, usual.maximumFractionDigits ?? 2);
  const made = (amount: number) => (Number.isInteger(amount) ? whole : withCents)(amount);
  exact.set(key, made);
  return made;
}

function signOf(money: Intl.NumberFormat): string {
  return money.formatToParts(0).find(({ type }) => type === "currency")?.value ?? "";
}
