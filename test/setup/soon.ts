import { vi } from "vitest";

/** Checks again and again until it holds; a busy machine may take its time. Rejects with what was wrong at last. */
export function soon<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000, interval: 20 });
}
