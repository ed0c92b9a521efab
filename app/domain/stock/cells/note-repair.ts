/** Counts a repair of one cell under its code. */
export type NoteRepair = (code: string) => void;
