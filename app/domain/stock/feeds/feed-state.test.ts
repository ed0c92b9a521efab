import { describe, expect, it } from "vitest";
import { afterPull, feedAgeMs, isDue, lateAfterMs, newFeedState, type PullOutcome } from "./feed-state";

const NOON = new Date("2026-11-22T12:00:00.000Z");
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const judged = { how: "h", content: "c", marks: [], isRefused: false, reason: "", doubt: "", rejected: 0 };
const good: PullOutcome = { kind: "published", judged };
const passing: PullOutcome = { kind: "failed", reason: "answered 503", isStanding: false };
const standing: PullOutcome = { kind: "failed", reason: "answered 401", isStanding: true };
const refused = {
  kind: "refused",
  judged: { ...judged, isRefused: true, reason: "lacks half" },
} as const satisfies PullOutcome;
const moment = (now: Date, chance = 0) => ({ now, chance, everyMinutes: 60, config: "config" });
const fresh = newFeedState(NOON, "config");

describe("a feed is due", () => {
  it("at once when it is new", () => {
    expect(isDue(fresh, "config", NOON)).toBe(true);
  });

  it("when its minutes are over, to the millisecond", () => {
    const state = afterPull(fresh, good, moment(NOON));
    expect(isDue(state, "config", new Date(after(60).getTime() - 1))).toBe(false);
    expect(isDue(state, "config", after(60))).toBe(true);
  });

  it("up to a tenth sooner by chance", () => {
    const state = afterPull(fresh, good, moment(NOON, 0.999));
    expect(isDue(state, "config", after(53.9))).toBe(false);
    expect(isDue(state, "config", after(54.1))).toBe(true);
  });

  it("at once when it is configured otherwise", () => {
    const state = afterPull(fresh, standing, moment(NOON));
    expect(isDue(state, "config", after(1))).toBe(false);
    expect(isDue(state, "another", after(1))).toBe(true);
  });
});

describe("after a failure", () => {
  it("that passes, it is tried again after a minute, then later and later, up to its pace", () => {
    let state = fresh;
    let now = NOON;
    const pauses: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      state = afterPull(state, passing, moment(now));
      pauses.push((Date.parse(state.nextAt) - now.getTime()) / 60_000);
      now = new Date(state.nextAt);
    }
    expect(pauses).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(state).toMatchObject({ failures: 9, fault: "answered 503", failingSince: NOON.toISOString() });
  });

  it("that passes, a quick feed is not tried more often than its pace", () => {
    const state = afterPull(fresh, passing, { ...moment(NOON), everyMinutes: 1 });
    expect(state.nextAt).toBe(after(1).toISOString());
  });

  it("that stays, and after a refusal, it keeps its pace", () => {
    for (const outcome of [standing, refused])
      expect(afterPull(fresh, outcome, moment(NOON)).nextAt).toBe(after(60).toISOString());
  });

  it("a good pull forgets the failures", () => {
    const failing = afterPull(fresh, passing, moment(NOON));
    expect(afterPull(failing, good, moment(after(1)))).toMatchObject({
      failures: 0,
      fault: null,
      failingSince: null,
      goodAt: after(1).toISOString(),
    });
  });

  it("what was judged before stays known, and what was refused is known as that", () => {
    const state = afterPull(afterPull(fresh, good, moment(NOON)), passing, moment(after(60)));
    expect(state.judged).toEqual(judged);
    expect(state.goodAt).toBe(NOON.toISOString());
    expect(afterPull(state, refused, moment(after(61)))).toMatchObject({
      fault: "lacks half",
      judged: { isRefused: true },
      goodAt: NOON.toISOString(),
    });
  });
});

it("a file that was refused is one failure, however often it is looked at, and another file one more", () => {
  const first = afterPull(fresh, refused, moment(NOON));
  const again = afterPull(first, refused, moment(after(60)));
  expect(again).toMatchObject({
    failures: 1,
    failingSince: NOON.toISOString(),
    triedAt: after(60).toISOString(),
  });
  const other: PullOutcome = { kind: "refused", judged: { ...refused.judged, content: "d" } };
  expect(afterPull(again, other, moment(after(120))).failures).toBe(2);
});

it("a file that is still being written is looked at again in a minute, and is no failure", () => {
  const state = afterPull(fresh, { kind: "waiting", reason: "is being written" }, moment(NOON));
  expect(state).toMatchObject({
    failures: 0,
    failingSince: null,
    goodAt: null,
    fault: "is being written",
    nextAt: after(1).toISOString(),
  });
});

describe("its age", () => {
  it("counts from the last good pull, else since it is known", () => {
    expect(feedAgeMs(fresh, after(5))).toBe(5 * 60_000);
    const state = afterPull(fresh, good, moment(after(10)));
    expect(feedAgeMs(state, after(15))).toBe(5 * 60_000);
    expect(feedAgeMs(afterPull(state, standing, moment(after(70))), after(70))).toBe(60 * 60_000);
  });

  it("is never below nothing, whatever the clock does", () => {
    expect(feedAgeMs(fresh, after(-5))).toBe(0);
  });

  it.each([
    [null, 60, 180],
    [null, 1, 3],
    [90, 60, 90],
  ])(
    "is too much with lateMinutes %s, every %i minutes, after %i minutes",
    (lateMinutes, everyMinutes, minutes) => {
      expect(lateAfterMs({ lateMinutes, everyMinutes })).toBe(minutes * 60_000);
    },
  );
});
