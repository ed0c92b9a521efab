import { describe, expect, it } from "vitest";
import { readVisits, visitsAfter, visitsText } from "./last-visit";

const MINUTE = 60_000;
const START = 1_764_000_000_000;

describe("visits", () => {
  it("begin anew after a pause of more than half an hour, and vehicles are new since the end of the one before", () => {
    const first = visitsAfter(null, START);
    expect(first).toEqual({ last: START, since: null });
    const same = visitsAfter(first, START + 30 * MINUTE);
    expect(same).toEqual({ last: START + 30 * MINUTE, since: null });
    const second = visitsAfter(same, START + 60 * MINUTE + 1);
    expect(second.since).toBe(START + 30 * MINUTE);
    expect(visitsAfter(second, START + 70 * MINUTE).since).toBe(START + 30 * MINUTE);
  });

  it("begin from nothing where the clock was set back", () => {
    expect(visitsAfter({ last: START, since: 1 }, START - 1)).toEqual({ last: START - 1, since: null });
  });

  it("are read as they were written, and nothing else is", () => {
    for (const visits of [
      { last: START, since: null },
      { last: START, since: 0 },
    ])
      expect(readVisits(visitsText(visits))).toEqual(visits);
    for (const text of [null, "", "x", "-1", "1e9", "<b>", "9".repeat(16)])
      expect(readVisits(text)).toBeNull();
    expect(readVisits("5 x")).toEqual({ last: 5, since: null });
  });
});
