import type { CreditBasis } from "~/domain/finance/credit-basis";

/** What the repayments of a page are worked out from. */
export interface PageCredit {
  /** Of the vehicle the page is about. */
  readonly own: readonly CreditBasis[];
  /** Of the cards on it. */
  readonly cards: readonly CreditBasis[];
}

/**
 * Every credit basis in the data of a page's loaders: those of cards under `credit`, that of the page's own vehicle
 * under `ownCredit`. Because it searches all data, no page with cards can forget the footnote.
 */
export function creditIn(data: unknown): PageCredit {
  const own: CreditBasis[] = [];
  const cards: CreditBasis[] = [];
  collect(data, own, cards);
  return { own, cards };
}

function collect(value: unknown, own: CreditBasis[], cards: CreditBasis[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const key in value) {
    const part: unknown = Reflect.get(value, key);
    if (key === "credit" && isBasis(part)) cards.push(part);
    else if (key === "ownCredit" && isBasis(part)) own.push(part);
    else collect(part, own, cards);
  }
}

function isBasis(value: unknown): value is CreditBasis {
  return typeof value === "object" && value !== null && "rate" in value && "frequency" in value;
}
