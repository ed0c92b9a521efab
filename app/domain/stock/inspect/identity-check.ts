import type { FeedRow } from "../file/feed-file";
import { oneLine } from "../read-row";
import { stableId } from "../stable-id";
import type { CheckedIdentity, IdentityCandidate } from "./propose-identity";

/** Counts over a whole file how full and how unique each candidate is. */
export function createIdentityCheck(candidates: readonly IdentityCandidate[]) {
  const checks = candidates.map((candidate) => ({ candidate, filled: 0, names: new Set<string>() }));
  let rows = 0;
  return {
    add(row: FeedRow): void {
      rows += 1;
      for (const check of checks) {
        const cells = check.candidate.columns.map((column) => oneLine(row[column] ?? "").trim());
        if (cells.every((text) => text === "")) continue;
        check.filled += 1;
        // A number instead of long texts: a hundred thousand of them are kept.
        check.names.add(stableId(...cells));
      }
    },
    result: (): readonly CheckedIdentity[] =>
      checks.map(({ candidate, filled, names }) => ({ ...candidate, rows, filled, distinct: names.size })),
  };
}
