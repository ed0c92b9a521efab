/** How many digits a code has. */
export const CODE_DIGITS = 6;
/** How long a code counts. */
export const CODE_MINUTES = 10;
/** How many guesses a code stands. */
export const MOST_TRIES = 5;
/**
 * Codes to one number in 24 hours that strangers may ask for, at all dealers together: at five guesses each they leave
 * guessers one chance in 12,500 a day, and nobody is sent more texts than these.
 */
export const MOST_CODES_A_DAY = 16;
/** Of these, what one asker may ask for: who wants to keep a number's owner out needs several addresses. */
export const MOST_CODES_OF_ASKER = 6;
/** Codes in 24 hours for browsers that signed in to the number before, whatever strangers ask for. */
export const MOST_CODES_OF_KNOWN = 12;

/** Seconds before another code may be sent to a number: by how many the asker got in the last 24 hours. */
const WAITS = [0, 30, 60, 120, 300, 600, 1_800] as const;
/** Seconds between two codes for one browser at most; a longer wait means that a number has had all of a day. */
export const LONGEST_WAIT = 3_600;
const DAY_MS = 86_400_000;

/** When codes were sent to a number, in any order; those older than 24 hours do not count. */
export interface SentCodes {
  /** Those this asker asked for at this dealer: the wait grows with each. */
  readonly here: readonly Date[];
  /** Those this asker asked for at any dealer. */
  readonly asker: readonly Date[];
  /** Those that strangers asked for at any dealer; null where the asker is none. */
  readonly strangers: readonly Date[] | null;
}

/** Seconds to wait until another code may be sent to a number; 0 for at once. */
export function secondsToNextCode({ here, asker, strangers }: SentCodes, now: Date): number {
  const latest = recent(here, now);
  const wait = (WAITS[latest.length] ?? LONGEST_WAIT) * 1_000;
  const open = Math.max(
    Math.max(0, ...latest) + wait,
    opensAt(asker, strangers === null ? MOST_CODES_OF_KNOWN : MOST_CODES_OF_ASKER, now),
    opensAt(strangers ?? [], MOST_CODES_A_DAY, now),
  );
  return Math.max(0, Math.ceil((open - now.getTime()) / 1_000));
}

/** When the day's most is not reached any more. */
function opensAt(sentAt: readonly Date[], most: number, now: Date): number {
  const times = recent(sentAt, now).sort((a, b) => b - a);
  const oldest = times[most - 1];
  return oldest === undefined ? 0 : oldest + DAY_MS;
}

function recent(sentAt: readonly Date[], now: Date): number[] {
  return sentAt.map((at) => at.getTime()).filter((at) => at > now.getTime() - DAY_MS);
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
