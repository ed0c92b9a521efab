import { useEffect, useSyncExternalStore } from "react";
import type { CalculatorState } from "./calculator-state";

/** The numbers of the page's calculator, for the panel beside the price: both always say the same. */
let shown: { readonly vehicleId: string | null; readonly state: CalculatorState } | null = null;
const listeners = new Set<() => void>();

/** Tells the page which numbers the calculator of a vehicle has. */
export function useToldState(vehicleId: string | null, state: CalculatorState): void {
  useEffect(() => {
    shown = { vehicleId, state };
    for (const tell of listeners) tell();
  }, [vehicleId, state]);
}

/** The numbers that the calculator of a vehicle has; null where none has told yet. */
export function useShownState(vehicleId: string | null): CalculatorState | null {
  const told = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return told?.vehicleId === vehicleId ? told.state : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
