import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startWebSink, type WebSink } from "../../../test/doubles/sinks/web-sink";
import { createGuardedPost, type GuardedPostOptions, PostFault } from "./guarded-post.server";

let sink: WebSink;
beforeAll(async () => {
  sink = await startWebSink();
});
afterAll(() => sink.close());
beforeEach(() => {
  sink.mood = "works";
  sink.asked.length = 0;
});

const outcome = (address: string, options: GuardedPostOptions = {}) =>
  createGuardedPost(options)(address, {}, "{}", AbortSignal.timeout(5_000)).then(
    () => "sent",
    (error: unknown) => (error instanceof PostFault ? `${error.kind}: ${error.message}` : String(error)),
  );

describe("never leads inside", () => {
  it.each([
    ["http://hook.example/", "is not https"],
    ["https://127.0.0.1/", "is not on the public internet"],
    ["https://2130706433/", "is not on the public internet"],
    ["https://0x7f.1/", "is not on the public internet"],
    ["https://[::1]/", "is not on the public internet"],
    ["https://[::ffff:10.0.0.1]/", "is not on the public internet"],
    ["https://169.254.169.254/latest/meta-data", "is not on the public internet"],
    ["https://me:secret@hook.example/", "has a user name in its address"],
  ])("%s", async (address, fault) => {
    expect(await outcome(address)).toBe(`unreachable: ${fault}`);
  });

  it.each([["127.0.0.1"], ["10.1.2.3"], ["::1"], ["192.168.0.1"], ["100.64.0.1"]])(
    "a name that leads to %s",
    async (address) => {
      const resolve = async () => [address];
      expect(await outcome("https://hook.example/", { resolve })).toBe(
        "unreachable: is not on the public internet",
      );
    },
  );

  it("a name without an address", async () => {
    expect(await outcome("https://hook.example/", { resolve: async () => [] })).toBe(
      "unreachable: has no address",
    );
  });
});

describe("an answer", () => {
  it("of 2xx is a delivery, of 500 and of none a bad hour", async () => {
    expect(await outcome(sink.url, { allowInside: true })).toBe("sent");
    sink.mood = "fails";
    expect(await outcome(sink.url, { allowInside: true })).toBe("unreachable: answered 500");
    sink.mood = "hangs";
    expect(await outcome(sink.url, { allowInside: true, timeoutMs: 200 })).toMatch(/^unreachable: cannot be/);
    sink.mood = "cuts";
    expect(await outcome(sink.url, { allowInside: true })).toMatch(/^unreachable: cannot be reached/);
    expect(await outcome("http://127.0.0.1:1/", { allowInside: true })).toMatch(/ECONNREFUSED/);
  });
});
