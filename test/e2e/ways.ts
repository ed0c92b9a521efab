/** Something that is walked, a dealer mostly, and how. */
export interface Way<At, How> {
  readonly at: At;
  readonly how: How;
}

/** With a browser's script first, then without. */
export const SCRIPTED_OR_NOT = [true, false] as const;

/**
 * Each in one way and both ways in use: the first in both, as what differs by the way differs everywhere alike; the
 * others in one way each, in turn.
 */
export function waysOf<At, How>(all: readonly At[], both: readonly [How, How]): readonly Way<At, How>[] {
  return all.flatMap((at, index) =>
    index === 0 ? both.map((how) => ({ at, how })) : [{ at, how: both[index % 2 === 1 ? 0 : 1] }],
  );
}
