import { track } from "~/ui/analytics/track";

/** Vehicles whose calculator was used since the page was loaded; null for the one about none. */
const reported = new Set<string | null>();

/** Reports that a calculator is used, with the first change only (FIN-19). */
export function reportUse(vehicleId: string | null): void {
  if (reported.has(vehicleId)) return;
  reported.add(vehicleId);
  track("calculatorUsed", { calculator: "finance", ...(vehicleId === null ? {} : { vehicleId }) });
}
