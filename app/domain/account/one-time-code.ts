import { plainDigits } from "../money/plain-digits";
import { DAY_MS } from "../time/day";

/** How many digits a code has. */
export const CODE_DIGITS = 6;
/** Minutes for which a code is valid. */
export const CODE_MINUTES = 10;
/** How many times a code may be tried before it is spent. */
export const MOST_TRIES = 5;
/**
 * How many codes strangers may ask for to one number in 24 hours, at all dealers together. At five tries each they give
 * somebody who guesses one chance in 12,500 a day. Nobody is sent more text messages than this by strangers.
 */
export const MOST_CODES_A_DAY = 16;
/** How many of these one asker may ask for. To lock the owner of a number out, one would need several addresses. */
export const MOST_CODES_OF_ASKER = 6;
/**
 * How many codes browsers that signed in to the number before may ask for in 24 hours; what strangers ask for does not
 * count.
 */
export const MOST_CODES_OF_KNOWN = 12;

/** Seconds before another code may be sent to a number, by how many codes the asker got in the last 24 hours. */
const WAITS = [0, 30, 60, 120, 300, 600, 1_800] as const;
/**
 * The longest wait between two codes for one browser, in seconds. A longer answer means that the day's codes for a
 * number are used up.
 */
export const LONGEST_WAIT = 3_600;

/** When codes were sent to a number, in any order; those older than 24 hours do not count. */
export interface SentCodes {
  /** Those this asker asked for at this dealer: the wait grows with each. */
  readonly here: readonly Date[];
  /** Those that strangers asked for at any dealer; null where the asker is no stranger. */
  readonly asker: readonly Date[];
  /** Those that strangers asked for at any dealer; null where the asker is not one. */
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

/** When fewer than `most` of these lie in the last 24 hours, as Unix milliseconds; 0 when that is so now. */
function opensAt(sentAt: readonly Date[], most: number, now: Date): number {
  const times = recent(sentAt, now).sort((a, b) => b - a);
  const oldest = times[most - 1];
  return oldest === undefined ? 0 : oldest + DAY_MS;
}

function recent(sentAt: readonly Date[], now: Date): number[] {
  return sentAt.map((at) => at.getTime()).filter((at) => at > now.getTime() - DAY_MS);
}

/** The digits somebody typed or pasted on any keyboard, without spaces and hyphens; null when that is no code. */
export function readCode(text: string): string | null {
  const digits = plainDigits(text).replace(/[\s-]/g, "");
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/** A code from a number below a million: all of them equally likely, zeros in front included. */
export function codeFrom(number: number): string {
  return String(number).padStart(CODE_DIGITS, "0");
}

/** What became of a code that somebody typed. */
export type CodeAnswer = "right" | "wrong" | "expired" | "spent";
