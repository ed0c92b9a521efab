import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { soon } from "../../../test/setup/soon";
import { PicturesBusyError } from "~/ports/picture-source";
import { WorkQueue } from "./work-queue.server";

function gate() {
  let open: (value: number) => void = () => undefined;
  const promise = new Promise<number>((resolve) => (open = resolve));
  return { promise, open };
}

it("runs the given number at once, in order, and refuses past the line", async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, patienceMs: 1_000 });
  const first = gate();
  const order: string[] = [];
  const a = queue.run(() => (order.push("a"), first.promise));
  const b = queue.run(async () => (order.push("b"), 2));
  await expect(queue.run(async () => 3)).rejects.toBeInstanceOf(PicturesBusyError);
  expect(order).toEqual(["a"]);
  first.open(1);
  expect(await Promise.all([a, b])).toEqual([1, 2]);
  expect(order).toEqual(["a", "b"]);
});

it("sends those away whose turn does not come, and serves those behind them", async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 5, patienceMs: 20 });
  const first = gate();
  const a = queue.run(() => first.promise);
  await expect(queue.run(async () => 2)).rejects.toBeInstanceOf(PicturesBusyError);
  const c = queue.run(async () => 3);
  first.open(1);
  expect(await Promise.all([a, c])).toEqual([1, 3]);
});

it("goes on after a job fails", async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, patienceMs: 1_000 });
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run(async () => 1)).toBe(1);
});

it("does background jobs one at a time, while nobody else is served", async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 2, patienceMs: 1_000 });
  const first = gate();
  const done: string[] = [];
  const a = queue.run(() => first.promise);
  expect(queue.later(async () => done.push("x"))).toBe(true);
  expect(queue.later(async () => done.push("y"))).toBe(true);
  expect(queue.later(async () => done.push("z"))).toBe(false);
  await sleep(10);
  expect(done).toEqual([]);
  first.open(1);
  await a;
  await soon(() => expect(done).toEqual(["x", "y"]));
});
