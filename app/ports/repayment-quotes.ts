import type { FinancedVehicle } from "~/domain/finance/eligibility";

/** The repayments that dealers' cards show, for engines that refine and order by them (FIN-23). */
export interface RepaymentQuotes {
  /** Every dealer that may be asked about, by slug. */
  tenants(): readonly string[];
  /** Whether a dealer lists vehicles of a dealership. */
  lists(tenant: string, dealershipId: string): boolean;
  /** What the vehicle's card says at the dealer, in whole currency units; undefined where it says nothing. */
  of(tenant: string, vehicle: FinancedVehicle): number | undefined;
  /** Changes whenever a dealer's quotes may: with its configuration and with the year. */
  version(tenant: string): string;
}

/** No card shows any repayment. */
export const NO_QUOTES: RepaymentQuotes = {
  tenants: () => [],
  lists: () => false,
  of: () => undefined,
  version: () => "",
};
