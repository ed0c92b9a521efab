import { useSyncExternalStore } from "react";
import type { ContactLink } from "~/features/vehicle/page/vehicle-page-view";

/** The numbers that were asked for, by the address that tells them: what hides one shows it in all its places then. */
const told = new Map<string, ContactLink>();
const listeners = new Set<() => void>();

/** Shows a number wherever the page hides it. */
export function tellNumber(revealPath: string, number: ContactLink): void {
  told.set(revealPath, number);
  for (const tell of listeners) tell();
}

/** The number that an address told; null before anybody asked. */
export function useToldNumber(revealPath: string): ContactLink | null {
  return useSyncExternalStore(
    subscribe,
    () => told.get(revealPath) ?? null,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
