import type { SiteConfig } from "../tenant/site-config";
import { toCents } from "./rounding";

/** What a lender charges beside interest, cents. */
export interface LoanFees {
  /** Added to the amount financed. */
  readonly once: number;
  /** Paid with the repayments, each month of the term. */
  readonly monthly: number;
}

/** What of a site decides its lender's fees. */
export type FeeSettings = Pick<
  SiteConfig["finance"],
  "fees" | "establishmentFee" | "standaloneEstablishmentFee"
>;

/** A fee as `finance.fees` lists it. */
export type ListedFee = SiteConfig["finance"]["fees"][number];

/**
 * The fees every repayment is worked out with (FIN-44, FIN-57). Once: the lender's own for the vehicle, else what the
 * site lists, else its establishment fee; a site that gives one for either calculator means both, as a vehicle has one
 * repayment. Monthly: what the site lists.
 * @param lenderFee the lender's establishment fees for the vehicle in currency units, null where it gives none
 */
export function loanFees(settings: FeeSettings, lenderFee: number | null): LoanFees {
  const { fees, establishmentFee, standaloneEstablishmentFee } = settings;
  const listed = sumOf(fees, "loan");
  const site = listed > 0 ? listed : toCents(standaloneEstablishmentFee || establishmentFee);
  return { once: lenderFee === null ? site : toCents(lenderFee), monthly: sumOf(fees, "month") };
}

/**
 * The fees to list beside the repayment (FIN-57): those it was worked out with. A lender's own fee for the vehicle
 * stands under `ownLabel`, in place of the site's list of the same kind.
 */
export function feesToList(
  settings: FeeSettings,
  lenderFee: number | null,
  ownLabel: string,
): readonly ListedFee[] {
  const { fees } = settings;
  const site = sumOf(fees, "loan");
  if (fees.length === 0 || lenderFee === null || toCents(lenderFee) === site) return fees;
  const own: readonly ListedFee[] =
    lenderFee > 0 ? [{ label: ownLabel, amount: lenderFee, per: "loan" }] : [];
  return [...own, ...fees.filter(({ per }) => per === "month")];
}

/** What of each payment are fees, cents and not rounded. */
export function feesPerPayment({ monthly }: Pick<LoanFees, "monthly">, paymentsPerYear: number): number {
  return (monthly * 12) / paymentsPerYear;
}

function sumOf(fees: readonly ListedFee[], per: ListedFee["per"]): number {
  return fees.reduce((sum, fee) => (fee.per === per ? sum + toCents(fee.amount) : sum), 0);
}
