import type { CreditBasis } from "~/domain/finance/credit-basis";

/** What the repayments of a page are worked out from. */
export interface PageCredit {
  /** Of the vehicle the page is about. */
  readonly own: readonly CreditBasis[];
  /** Of the cards on it. */
  readonly cards: readonly CreditBasis[];
}

/**
 * Every basis in the data of a page's loaders, wherever a view keeps one: cards under `credit`, the page's own vehicle
 * under `ownCredit`. So no page that shows cards can forget its footnote.
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
