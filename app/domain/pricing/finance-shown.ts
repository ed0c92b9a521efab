import type { Vehicle } from "~/domain/vehicle/vehicle";

/** The site's `finance` settings this rule reads. */
export interface FinanceVisibility {
  readonly hidden: boolean;
  readonly hiddenManufacturers: readonly string[];
}

/** Whether finance may be spoken of for this vehicle: not hidden for the site or the make (FIN-02, FIN-03). */
export function financeShown(vehicle: Pick<Vehicle, "make">, rules: FinanceVisibility): boolean {
  const make = vehicle.make.toLowerCase();
  return !rules.hidden && !rules.hiddenManufacturers.some((hidden) => hidden.toLowerCase() === make);
}
