import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { giveBack } from "./give-back.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failing(times: number) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  let tries = 0;
  const undo = async () => {
    tries += 1;
    if (tries <= times) throw new Error("locked");
  };
  return {
    logger,
    tries: () => tries,
    go: () => giveBack(undo, { tenant: "yard", form: "testDrive", logger }),
  };
}

it("gives back at once what can be given back, without a word", async () => {
  const { go, logger, tries } = failing(0);
  await go();
  await vi.runAllTimersAsync();
  expect([tries(), logger.warn.mock.calls.length]).toEqual([1, 0]);
});

it("tries again while the database is away, and tells each failure", async () => {
  const { go, logger, tries } = failing(3);
  await go();
  expect(tries(), "the shopper waits for one try").toBe(1);
  await vi.runAllTimersAsync();
  expect([tries(), logger.warn.mock.calls.length, logger.error.mock.calls.length]).toEqual([4, 3, 0]);
  expect(logger.warn).toHaveBeenCalledWith(
    expect.objectContaining({ tenant: "yard", form: "testDrive" }),
    expect.any(String),
  );
});

it("ends with an error that says what stays taken", async () => {
  const { go, logger, tries } = failing(99);
  await go();
  await vi.runAllTimersAsync();
  expect([tries(), logger.error.mock.calls.length]).toEqual([7, 1]);
});
