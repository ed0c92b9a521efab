import { median } from "../bench/server-figures";
import type { Delay } from "../setup/loop-watch";

/** What was seen in some seconds of a soak. */
export interface Lap {
  /** Since the beginning. */
  readonly seconds: number;
  readonly rssMb: number;
  /** Longest time `/healthz` took to answer. */
  readonly longestGapMs: number;
  /** The same without what the machine kept from the server. */
  readonly ownGapMs: number;
  /** Answers of `/healthz` that did not come. */
  readonly unanswered: number;
  /** How long the event loop answered nothing: 99.9 % of the looks at it, and the worst of them. */
  readonly loopMs: Delay;
  /** The same without the time that it could have run and waited for a processor. */
  readonly ownLoopMs: Delay;
  readonly requests: number;
  /** Answers of 500 and above, and connections that ended without one. */
  readonly failures: number;
}

const LONGEST_GAP_MS = 250;
const MOST_LOOP_MS = { p999: 50, worst: 100 };
/** The server fills its caches first. */
const WARM_SECONDS = 120;
/** What memory may differ by when it is level: a sweep of the heap more or less. */
const LEVEL_MB = 40;
const LEVEL_SHARE = 0.12;
/** Fewer say nothing about growth: memory goes up and down with each sweep of the heap. */
const FEWEST_LAPS = 6;

/**
 * What is wrong with a soak; empty when it passed. Time that the server could have run and waited for a processor
 * is not counted: others have work on the same machine.
 */
export function faultsOf(laps: readonly Lap[]): readonly string[] {
  const faults = laps.flatMap(
    ({ seconds, longestGapMs, ownGapMs, loopMs, ownLoopMs, unanswered, failures }) => [
      ...(ownGapMs > LONGEST_GAP_MS
        ? [`${seconds} s: /healthz took ${longestGapMs} ms, ${ownGapMs} of them the server's own`]
        : []),
      ...(ownLoopMs.p999 > MOST_LOOP_MS.p999 || ownLoopMs.worst > MOST_LOOP_MS.worst
        ? [
            `${seconds} s: the event loop stood still for ${inWords(loopMs)}, held by the server for ${inWords(ownLoopMs)}`,
          ]
        : []),
      ...(unanswered > 0 ? [`${seconds} s: ${unanswered} times no answer of /healthz`] : []),
      ...(failures > 0 ? [`${seconds} s: ${failures} answers of 5xx or none`] : []),
    ],
  );
  const growth = memoryGrowth(laps);
  return growth === null || growth.isLevel
    ? faults
    : [...faults, `memory grew from ${growth.firstMb} to ${growth.lastMb} MB after the first two minutes`];
}

/** Memory at the beginning and at the end of what comes after the first two minutes; null for a shorter soak. */
export function memoryGrowth(laps: readonly Lap[]) {
  const warm = laps.filter(({ seconds }) => seconds > WARM_SECONDS).map(({ rssMb }) => rssMb);
  if (warm.length < FEWEST_LAPS) return null;
  const part = Math.max(1, Math.floor(warm.length / 3));
  const [firstMb, lastMb] = [median(warm.slice(0, part)), median(warm.slice(-part))];
  return { firstMb, lastMb, isLevel: lastMb - firstMb <= Math.max(LEVEL_MB, firstMb * LEVEL_SHARE) };
}

const inWords = ({ p999, worst }: Delay) => `${worst} ms (p99.9 ${p999})`;
