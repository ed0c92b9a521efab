import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { startRounds } from "./rounds.server";

const DAY_MS = 86_400_000;

afterEach(() => void vi.useRealTimers());

/** A task that ends when it is told to. */
function slowTask() {
  const ends: (() => void)[] = [];
  return {
    ends,
    task: () => new Promise<void>((resolve) => void ends.push(resolve)),
  };
}

it("does a round at a time, and one more for all who wake it meanwhile", async () => {
  const { ends, task } = slowTask();
  const rounds = startRounds(task, { everyMs: DAY_MS, onFailure: () => undefined });
  expect(ends).toHaveLength(0);
  for (let one = 0; one < 4; one += 1) rounds.wake();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await pause(1);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await pause(1);
  expect(ends).toHaveLength(2);
  await rounds.close();
});

it("does not begin again by the clock as soon as a long round is over", async () => {
  vi.useFakeTimers();
  const { ends, task } = slowTask();
  const rounds = startRounds(task, { everyMs: 40, onFailure: () => undefined });
  rounds.wake();
  await vi.advanceTimersByTimeAsync(100);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(ends).toHaveLength(2);
  ends.forEach((end) => end());
  await rounds.close();
});

it("tells of a failure and goes on", async () => {
  const faults: unknown[] = [];
  let count = 0;
  const task = async () => {
    count += 1;
    if (count === 1) throw new Error("no");
  };
  const rounds = startRounds(task, { everyMs: DAY_MS, onFailure: (error) => void faults.push(error) });
  rounds.wake();
  rounds.wake();
  await pause(1);
  expect([count, faults.length]).toEqual([2, 1]);
  await rounds.close();
});

it("ends with the round that is under way, and begins no other", async () => {
  const { ends, task } = slowTask();
  const rounds = startRounds(task, { everyMs: 1, onFailure: () => undefined });
  rounds.wake();
  rounds.wake();
  let closed = false;
  const closing = rounds.close().then(() => (closed = true));
  await pause(5);
  expect(closed).toBe(false);
  ends[0]?.();
  await closing;
  rounds.wake();
  expect(ends).toHaveLength(1);
});
