import { financeShown } from "../pricing/finance-shown";
import { type PricedVehicle, salePrice, shownPrice } from "../pricing/price-rule";
import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import type { Vehicle } from "../vehicle/vehicle";
import { type LenderFigures, type LenderInfo, lenderOf, type LentVehicle } from "./lender";

/** One lender's rule, as `finance.lenderRules` holds it. */
export type LenderRule = SiteConfig["finance"]["lenderRules"][string];

/**
 * Why the lender does not finance a vehicle, in the order a shopper is told: what cannot change first.
 * `age`: its year is not newer than `newerThan`; `price`: not above `above`; `figures`: the lender has published none.
 */
export type FinanceRefusal =
  | { readonly reason: "age"; readonly newerThan: number }
  | { readonly reason: "price"; readonly above: number }
  | { readonly reason: "figures" };

/** Whether finance is spoken of, refused with a reason, or offered with the lender's figures. */
export type FinanceOffer<Figures = LenderFigures> =
  | { readonly kind: "hidden" }
  | { readonly kind: "refused"; readonly refusal: FinanceRefusal }
  | { readonly kind: "offered"; readonly lender: Figures };

/** What of a vehicle decides whether it is financed: a card knows it as well as the vehicle's page. */
export type FinancedVehicle<Figures extends LenderFigures = LenderFigures> = LentVehicle<Figures> &
  PricedVehicle &
  Pick<Vehicle, "make" | "year" | "status">;

const HIDDEN = { kind: "hidden" } as const;
/** A lender that is not in the table asks for its rates only (OPEN-85). */
const ANY_LENDER: LenderRule = { inStock: true, needs: "none" };

/** What a site needs to say of finance to judge a vehicle. */
export interface FinanceSite {
  readonly finance: Pick<
    SiteConfig["finance"],
    "provider" | "hidden" | "hiddenManufacturers" | "lenderRules"
  >;
  readonly features: Pick<SiteConfig["features"], "youxQuote" | "subscriptions">;
}

/**
 * Whether the site's lender finances a vehicle (FIN-01 to FIN-07). Hidden without a word where the dealer hides
 * it, has no lender, or the vehicle is gone (VDP-28), is to be had by the week, or has no price that its lender asks for.
 * @param thisYear the year it is at the dealer's
 */
export function financeOffer<Figures extends LenderFigures>(
  vehicle: FinancedVehicle<Figures>,
  { finance, features }: FinanceSite,
  thisYear: number,
): FinanceOffer<Figures | LenderInfo> {
  if (finance.provider === null || !financeShown(vehicle, finance)) return HIDDEN;
  const rule = lenderRule(finance.provider, finance.lenderRules);
  if (rule.inStock && !isInStock(vehicle)) return HIDDEN;
  const price = shownPrice(vehicle, features.subscriptions).kind;
  const isUnpriced = price === "none" || price === "preorder";
  if (price === "subscription" || (isUnpriced && rule.minPrice !== undefined)) return HIDDEN;
  const lender = lenderOf(vehicle, finance.provider, features.youxQuote);
  const refusal = refusalOf(vehicle, rule, thisYear) ?? missing(lender, rule);
  if (refusal !== null) return { kind: "refused", refusal };
  return lender === null ? HIDDEN : { kind: "offered", lender };
}

/** The rule of a lender, whatever the case of its name; a lender that is not in the table has the usual one. */
export function lenderRule(provider: string, rules: Readonly<Record<string, LenderRule>>): LenderRule {
  const wanted = provider.toLowerCase();
  return Object.entries(rules).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? ANY_LENDER;
}

/** What stands against the vehicle itself. "Newer than twelve years ago" excludes that year (FIN-04). */
function refusalOf(
  vehicle: Pick<Vehicle, "year" | "price" | "offer_price">,
  rule: LenderRule,
  thisYear: number,
): FinanceRefusal | null {
  const newerThan = rule.maxAgeYears === undefined ? null : thisYear - rule.maxAgeYears;
  if (newerThan !== null && vehicle.year <= newerThan) return { reason: "age", newerThan };
  const price = salePrice(vehicle)?.amount ?? 0;
  if (rule.minPrice !== undefined && price <= rule.minPrice) return { reason: "price", above: rule.minPrice };
  return null;
}

/** The rates every lender has to give (FIN-01), and the figure its rule asks for. */
function missing(lender: LenderFigures | null, { needs }: LenderRule): FinanceRefusal | null {
  const figures: FinanceRefusal = { reason: "figures" };
  if (lender === null || lender.interestRate === null || lender.comparisonRate === null) return figures;
  return needs !== "none" && lender[needs] === null ? figures : null;
}
