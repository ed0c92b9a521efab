import { expect, it } from "vitest";
import { createSinkHealth } from "./sink-health.server";

const crm = { tenant: "yard", sink: "crm" };
const hook = { tenant: "yard", sink: "hook" };
const names = (sinks: readonly { sink: string }[]) => sinks.map(({ sink }) => sink);

it("gives a sink so many at a time", () => {
  const health = createSinkHealth(2);
  health.began(crm);
  health.began(hook);
  expect(health.busy(0)).toEqual([]);
  health.began(crm);
  expect(names(health.busy(0))).toEqual(["crm"]);
  health.worked(crm, 0);
  expect(health.busy(0)).toEqual([]);
});

it("lets a failing sink rest, longer each time, and then tries it with one", () => {
  const health = createSinkHealth(4);
  let now = 0;
  for (const rest of [1, 2, 4, 8, 16, 32, 60, 60]) {
    health.began(crm);
    health.began(crm);
    health.failed(crm, true, now);
    health.failed(crm, true, now);
    expect(names(health.busy(now + rest * 1_000 - 1))).toEqual(["crm"]);
    now += rest * 1_000;
    expect(health.busy(now)).toEqual([]);
  }
  health.began(crm);
  expect(names(health.busy(now))).toEqual(["crm"]);
});

it("tells a recovery after three failures, not more than once a minute", () => {
  const health = createSinkHealth(4);
  const failing = (now: number) => {
    for (const at of [now, now + 5_000, now + 10_000]) {
      health.began(crm);
      health.failed(crm, true, at);
    }
    health.began(crm);
    return health.worked(crm, now + 20_000);
  };
  expect(failing(0)).toBe(true);
  expect(failing(30_000)).toBe(false);
  expect(failing(60_000), "a minute after the first, whatever worked in between").toBe(true);
  expect(failing(119_999)).toBe(false);
  health.began(crm);
  expect(health.worked(crm, 200_000), "nothing to recover from").toBe(false);
});

it("goes on with a sink that refuses one", () => {
  const health = createSinkHealth(4);
  health.began(crm);
  health.failed(crm, false, 0);
  expect(health.busy(0)).toEqual([]);
});
