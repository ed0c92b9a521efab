import { afterEach, describe, expect, it, vi } from "vitest";
import { soon } from "../../../test/setup/soon";
import type { Logger } from "~/ports/logger";
import { stopInOrder, stopOnSignal } from "./graceful-stop.server";

function rehearse(drain: () => Promise<void>, close: () => Promise<void> = () => Promise.resolve()) {
  const happened: string[] = [];
  const note = (_fields: unknown, message: string) => void happened.push(message);
  const logger: Logger = { debug: note, info: note, warn: note, error: note };
  return stopInOrder("SIGTERM", {
    inFlight: { count: 1, drain },
    logger,
    patienceMs: 20,
    close: async () => {
      await close();
      happened.push("close");
    },
    exit: (code) => void happened.push(`exit ${code}`),
  }).then(() => happened);
}

describe("stopInOrder", () => {
  it("lets requests finish before it closes what they use", async () => {
    let finished = false;
    const slow = () =>
      new Promise<void>((resolve) =>
        setTimeout(() => {
          finished = true;
          resolve();
        }, 5),
      );
    const happened = await rehearse(slow, () =>
      finished ? Promise.resolve() : Promise.reject(new Error("early")),
    );
    expect(happened).toEqual(["Stopping", "close", "Stopped", "exit 0"]);
  });

  it("does not wait for ever, and says that it cut something off", async () => {
    const happened = await rehearse(() => new Promise(() => undefined));
    expect(happened).toEqual(["Stopping", "Requests cut off", "close", "Stopped", "exit 1"]);
  });

  it("ends although something that it closes never does", async () => {
    const happened = await rehearse(
      () => Promise.resolve(),
      () => new Promise(() => undefined),
    );
    expect(happened).toEqual(["Stopping", "Closing cut off", "exit 1"]);
  });

  it("exits with 1 when closing fails", async () => {
    const happened = await rehearse(
      () => Promise.resolve(),
      () => Promise.reject(new Error("disk gone")),
    );
    expect(happened).toEqual(["Stopping", "Closing failed", "exit 1"]);
  });
});

describe("stopOnSignal", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("stops once, on the first signal of an operator, an engine or a terminal", async () => {
    const listeners = new Map<string, () => void>();
    vi.spyOn(process, "on").mockImplementation((name, listener) => {
      // Of this process's own signals, whose listeners take nothing.
      listeners.set(String(name), listener as () => void);
      return process;
    });
    const happened: unknown[] = [];
    const note = (fields: object, message: string) => void happened.push([message, fields]);
    stopOnSignal({
      inFlight: { count: 2, drain: () => Promise.resolve() },
      logger: { debug: note, info: note, warn: note, error: note },
      close: async () => void happened.push("close"),
      exit: (code) => void happened.push(`exit ${code}`),
    });
    expect([...listeners.keys()]).toEqual(["SIGTERM", "SIGINT"]);
    listeners.get("SIGINT")?.();
    listeners.get("SIGTERM")?.();
    listeners.get("SIGINT")?.();
    await soon(() => expect(happened.at(-1)).toBe("exit 0"));
    expect(happened).toEqual([
      ["Stopping", { signal: "SIGINT", requests: 2 }],
      "close",
      ["Stopped", {}],
      "exit 0",
    ]);
  });
});
