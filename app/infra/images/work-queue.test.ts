import { expect, it } from "vitest";
import { PicturesBusyError } from "~/ports/picture-source";
import { WorkQueue } from "./work-queue.server";

function gate() {
  let open: (value: number) => void = () => undefined;
  const promise = new Promise<number>((resolve) => (open = resolve));
  return { promise, open };
}

it("does one job for all who ask under the same key", async () => {
  const queue = new WorkQueue(2, 2);
  const { promise, open } = gate();
  let runs = 0;
  const job = () => (runs++, promise);
  const both = [queue.run("a", job), queue.run("a", job)];
  open(7);
  expect(await Promise.all(both)).toEqual([7, 7]);
  expect(runs).toBe(1);
});

it("runs the given number at once and refuses past the line", async () => {
  const queue = new WorkQueue(1, 1);
  const first = gate();
  const order: string[] = [];
  const a = queue.run("a", () => (order.push("a"), first.promise));
  const b = queue.run("b", async () => (order.push("b"), 2));
  await expect(queue.run("c", async () => 3)).rejects.toBeInstanceOf(PicturesBusyError);
  expect(order).toEqual(["a"]);
  first.open(1);
  expect(await Promise.all([a, b])).toEqual([1, 2]);
  expect(order).toEqual(["a", "b"]);
});

it("goes on after a job fails, and tries it again when asked again", async () => {
  const queue = new WorkQueue(1, 1);
  await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run("a", async () => 1)).toBe(1);
});
