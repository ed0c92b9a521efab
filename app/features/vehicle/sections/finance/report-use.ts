import { track } from "~/ui/analytics/track";

/** Vehicles whose calculator was used since the page was loaded. */
const reported = new Set<string>();

/** Reports that a vehicle's calculator is used, with the first change only (FIN-19). */
export function reportUse(vehicleId: string): void {
  if (reported.has(vehicleId)) return;
  reported.add(vehicleId);
  track("calculatorUsed", { calculator: "finance", vehicleId });
}
