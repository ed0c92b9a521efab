/** Something that is walked, a dealer mostly, and how. */
export interface Way<At, How> {
  readonly at: At;
  readonly how: How;
}

/** With a browser's script first, then without. */
export const SCRIPTED_OR_NOT = [true, false] as const;

/**
 * Each in one way, in turn, so that both ways are in use; a single one in both. What differs by the way differs
 * everywhere alike.
 */
export function waysOf<At, How>(all: readonly At[], both: readonly [How, How]): readonly Way<At, How>[] {
  const [only] = all;
  if (only !== undefined && all.length === 1) return both.map((how) => ({ at: only, how }));
  return all.map((at, index) => ({ at, how: both[index % 2 === 0 ? 0 : 1] }));
}
