import { expect, it } from "vitest";
import { faultsOf, type Lap, memoryGrowth } from "./verdict";

const lap = (seconds: number, changes: Partial<Lap> = {}): Lap => ({
  seconds,
  rssMb: 250,
  longestGapMs: 400,
  ownGapMs: 250,
  loopMs: { p999: 90, worst: 300 },
  ownLoopMs: { p999: 50, worst: 100 },
  unanswered: 0,
  requests: 100,
  failures: 0,
  ...changes,
});
const laps = (rss: (seconds: number) => number) =>
  Array.from({ length: 40 }, (_, index) => lap(index * 15, { rssMb: rss(index * 15) }));

it("finds nothing wrong with a server that answers and stays as it is", () => {
  expect(faultsOf(laps(() => 250))).toEqual([]);
  expect(faultsOf([])).toEqual([]);
});

it("names a gap of more than 250 ms, an answer that did not come, and a failure", () => {
  expect(faultsOf([lap(15, { ownGapMs: 251 })])).toEqual([
    "15 s: /healthz took 400 ms, 251 of them the server's own",
  ]);
  expect(faultsOf([lap(15, { unanswered: 1, failures: 2 })])).toHaveLength(2);
});

it("names an event loop that the server held, and not what it waited for a processor", () => {
  expect(faultsOf([lap(15, { ownLoopMs: { p999: 51, worst: 60 } })])).toEqual([
    "15 s: the event loop stood still for 300 ms (p99.9 90), held by the server for 60 ms (p99.9 51)",
  ]);
  expect(faultsOf([lap(15, { ownLoopMs: { p999: 9, worst: 101 } })])).toHaveLength(1);
});

it("lets memory grow in the first two minutes, and no longer", () => {
  expect(faultsOf(laps((seconds) => Math.min(seconds * 3, 400)))).toEqual([]);
  expect(faultsOf(laps((seconds) => 200 + seconds / 2))).toEqual([
    expect.stringContaining("memory grew from"),
  ]);
  expect(memoryGrowth(laps((seconds) => 200 + seconds / 2).slice(0, 9))).toBeNull();
});
