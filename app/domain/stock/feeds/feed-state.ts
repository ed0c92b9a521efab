import * as z from "zod";
import type { StockFeed } from "~/domain/tenant/config/stock-feeds";
import { MINUTE_MS } from "../../time/day";
import { retryPauseMs } from "../../time/retry-pause";

const judgedSchema = z.object({
  how: z
    .string()
    .describe(
      "Digest of everything besides the files that decides what is made of them: mapping, guards, owner",
    ),
  content: z.string().describe("Digest of the files"),
  marks: z
    .array(z.record(z.string(), z.string()))
    .describe("By file what its server said of this version: ETag, size, time"),
  isRefused: z.boolean().describe("Whether it was refused; else it is published"),
  reason: z.string().describe("Why it was refused; empty otherwise"),
  doubt: z.string().default("").describe("What was unusual in what is published; empty otherwise"),
  rejected: z.int().default(0).describe("Rows that could not be read"),
});
/** Files that were read and judged, so that the same ones are not read again. */
export type JudgedFiles = z.infer<typeof judgedSchema>;

/** What is remembered of a feed. Times are ISO. */
export const feedStateSchema = z.object({
  knownAt: z.string(),
  goodAt: z.string().nullable(),
  triedAt: z.string().nullable(),
  nextAt: z.string(),
  failingSince: z.string().nullable(),
  failures: z.int().describe("Tries without a good pull since then; looks at one refused file are one"),
  fault: z.string().nullable().describe("Why the last try was no good pull; null when it was"),
  config: z.string().describe("Digest of the configuration that it was last tried by"),
  judged: judgedSchema.nullable(),
});
/** What is remembered of a feed ({@link feedStateSchema}). */
export type FeedState = z.infer<typeof feedStateSchema>;

/**
 * What came of a pull. Good are `published` and `unchanged`; `waiting` is for a file that is still being written; of the
 * faults a `standing` one lasts until somebody does something, such as a wrong password.
 */
export type PullOutcome =
  | { readonly kind: "published"; readonly judged: JudgedFiles }
  | { readonly kind: "unchanged"; readonly judged: JudgedFiles }
  | { readonly kind: "refused"; readonly judged: JudgedFiles }
  | { readonly kind: "waiting"; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string; readonly isStanding: boolean };

/** A feed that was never tried, with how it is configured. */
export function newFeedState(now: Date, config: string): FeedState {
  const at = now.toISOString();
  const nothing = { goodAt: null, triedAt: null, failingSince: null, fault: null, judged: null };
  return { ...nothing, knownAt: at, nextAt: at, failures: 0, config };
}

/** Whether a feed is to be pulled now: its time has come, or it is configured otherwise than when it was last tried. */
export function isDue(state: FeedState, config: string, now: Date): boolean {
  return state.config !== config || state.nextAt <= now.toISOString();
}

/** Milliseconds since the last good pull; of a feed that had none, since it is known. */
export function feedAgeMs({ goodAt, knownAt }: FeedState, now: Date): number {
  return Math.max(0, now.getTime() - Date.parse(goodAt ?? knownAt));
}

const LATE_TIMES = 3;

/** The age in milliseconds beyond which a feed is late. */
export function lateAfterMs({
  lateMinutes,
  everyMinutes,
}: Pick<StockFeed, "lateMinutes" | "everyMinutes">): number {
  return (lateMinutes ?? everyMinutes * LATE_TIMES) * MINUTE_MS;
}

/** When and by what configuration a pull was made. */
export interface PullMoment {
  readonly now: Date;
  readonly everyMinutes: number;
  readonly config: string;
  /** From 0 up to, and without, 1. */
  readonly chance: number;
}

/** What is remembered after a pull, with the time of the next. */
export function afterPull(state: FeedState, outcome: PullOutcome, moment: PullMoment): FeedState {
  const { now, everyMinutes, config, chance } = moment;
  const at = now.toISOString();
  const paceMs = everyMinutes * MINUTE_MS;
  const next = (ms: number) => new Date(now.getTime() + ms).toISOString();
  // Up to a tenth sooner, so that feeds which began together do not stay together.
  const nextAt = next(Math.round(paceMs * (1 - chance / 10)));
  const tried = { ...state, triedAt: at, config, nextAt };
  if (outcome.kind === "waiting")
    return { ...tried, fault: outcome.reason, nextAt: next(Math.min(MINUTE_MS, paceMs)) };
  if (outcome.kind === "published" || outcome.kind === "unchanged") {
    const well = { goodAt: at, failingSince: null, failures: 0, fault: null };
    return { ...tried, ...well, judged: outcome.judged };
  }
  const failingSince = state.failingSince ?? at;
  const failed = { ...tried, failingSince, failures: state.failures + 1 };
  if (outcome.kind === "refused") {
    const { judged } = outcome;
    const isKnown = state.judged?.isRefused === true && state.judged.content === judged.content;
    const failures = isKnown ? Math.max(1, state.failures) : failed.failures;
    return { ...failed, failures, fault: judged.reason, judged };
  }
  const { reason: fault, isStanding } = outcome;
  if (isStanding) return { ...failed, fault };
  const pauseMs = retryPauseMs(now.getTime() - Date.parse(failingSince), chance, paceMs);
  return { ...failed, fault, nextAt: next(Math.min(paceMs, Math.max(MINUTE_MS, pauseMs))) };
}
