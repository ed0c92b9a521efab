import { describe, expect, it } from "vitest";
import { nextAttempt } from "./retry-plan";

const HOUR = 3_600_000;
const start = new Date("2026-11-21T00:00:00.000Z");
const after = (ms: number) => new Date(start.getTime() + ms);

describe("nextAttempt", () => {
  const giveUpAt = after(72 * HOUR);

  it.each([
    [0, 83],
    [0.999999, 162],
  ])("with chance %d tries for three days, %d times, the last time at their end", (chance, times) => {
    const tries: Date[] = [];
    for (let now: Date | null = start; now !== null;) {
      tries.push(now);
      now = nextAttempt({ failingSince: start, giveUpAt }, now, chance);
    }
    expect(tries.at(-1)).toEqual(giveUpAt);
    expect(tries).toHaveLength(times);
    const early = tries.slice(0, 5).map((one) => (one.getTime() - start.getTime()) / 1_000);
    if (chance === 0) expect(early).toEqual([0, 5, 10, 20, 40]);
  });

  it("gives up at the end and behind it", () => {
    expect(nextAttempt({ failingSince: start, giveUpAt }, giveUpAt, 0)).toBeNull();
    expect(nextAttempt({ failingSince: start, giveUpAt }, after(100 * HOUR), 0.4)).toBeNull();
    expect(nextAttempt({ failingSince: start, giveUpAt }, after(72 * HOUR - 1), 0)).toEqual(giveUpAt);
  });
});
