/** How many digits a code has. */
export const CODE_DIGITS = 6;
/** How long a code counts. */
export const CODE_MINUTES = 10;
/** How many guesses a code stands. */
export const MOST_TRIES = 5;
/** Codes to one number in 24 hours; at five guesses each they leave a guesser one chance in some 16,000 a day. */
export const MOST_CODES_A_DAY = 12;

/** Seconds before another code may be sent to a number: by how many it got in the last 24 hours. */
const WAITS = [0, 30, 60, 120, 300, 600, 1_800] as const;
const LONGEST_WAIT = 3_600;
const DAY_MS = 86_400_000;

/**
 * Seconds to wait until another code may be sent to a number; 0 for at once. The wait grows with every code.
 * @param sentAt when codes were sent to it, in any order; those older than 24 hours do not count
 */
export function secondsToNextCode(sentAt: readonly Date[], now: Date): number {
  const recent = sentAt.map((at) => at.getTime()).filter((at) => at > now.getTime() - DAY_MS);
  if (recent.length === 0) return 0;
  const wait = WAITS[recent.length] ?? LONGEST_WAIT;
  const open =
    recent.length >= MOST_CODES_A_DAY ? Math.min(...recent) + DAY_MS : Math.max(...recent) + wait * 1_000;
  return Math.max(0, Math.ceil((open - now.getTime()) / 1_000));
}

/** The digits somebody typed or pasted, without spaces and hyphens; null when that is no code. */
export function readCode(text: string): string | null {
  const digits = text.normalize("NFKC").replace(/[\s-]/g, "");
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/** A code from a number below a million: all of them equally likely, zeros in front included. */
export function codeFrom(number: number): string {
  return String(number).padStart(CODE_DIGITS, "0");
}

/** What became of a code that somebody typed. */
export type CodeAnswer = "right" | "wrong" | "expired" | "spent";
