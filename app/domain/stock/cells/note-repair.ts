/** Counts a repair of one cell under its code. */
export type NoteRepair = (code: string) => void;

/** What was done to one field of a row, in texts for people. */
export interface Repair {
  readonly code: string;
  readonly field: string;
  /** What the feed says. */
  readonly before: string;
  /** What the vehicle has instead; empty for nothing. */
  readonly after: string;
}
