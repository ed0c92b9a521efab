import { useSyncExternalStore } from "react";

/** A telephone number as it is printed, and the link that calls it. */
export interface DialledNumber {
  readonly text: string;
  readonly href: string;
}

/** The numbers that were asked for, by the address that tells them: what hides one shows it in all its places then. */
const told = new Map<string, DialledNumber>();
const listeners = new Set<() => void>();

/** Shows a number wherever the page hides it. */
export function tellNumber(revealPath: string, number: DialledNumber): void {
  told.set(revealPath, number);
  for (const tell of listeners) tell();
}

/** The number that an address told; null before anybody asked. */
export function useToldNumber(revealPath: string): DialledNumber | null {
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
