type Writer = (amount: number) => string;

const writers = new Map<string, Writer>();

/** Made once for a site's locale and currency: `Intl` objects are slow to construct, and a page writes dozens of amounts. */
function once(key: string, make: () => Writer): Writer {
  const made = writers.get(key) ?? make();
  writers.set(key, made);
  return made;
}

/**
 * Writes money with so many decimals, in the short sign of its currency: a dealer's site means its own dollars, and
 * `Intl` says "$" only where a language is at home.
 */
export function moneyFormat(locale: string, currency: string, decimals: number): Writer {
  return once(`${locale}|${currency}|${decimals}`, () => makeFormat(locale, currency, decimals));
}

/** Writes money to the cent: cents only where there are any, `$200` and `$199.50`. */
export function exactMoney(locale: string, currency: string): Writer {
  return once(`${locale}|${currency}`, () => {
    const usual = new Intl.NumberFormat(locale, { style: "currency", currency }).resolvedOptions();
    const cents = usual.maximumFractionDigits ?? 2;
    return (amount) => moneyFormat(locale, currency, Number.isInteger(amount) ? 0 : cents)(amount);
  });
}

function makeFormat(locale: string, currency: string, decimals: number): Writer {
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

function signOf(money: Intl.NumberFormat): string {
  return money.formatToParts(0).find(({ type }) => type === "currency")?.value ?? "";
}
