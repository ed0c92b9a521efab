import { describe, expect, it } from "vitest";
import type { Logger } from "~/ports/logger";
import { TextMessagesUnavailableError } from "~/ports/text-messages";
import { createHttpMessages } from "./http-messages.server";
import { createScreenMessages } from "./screen-messages.server";

const MESSAGE = { tenant: "test-cars", to: "+61412345678", text: "123456 is your code" };

function listening() {
  const lines: string[] = [];
  const note = (fields: unknown, message: string) => void lines.push(JSON.stringify([fields, message]));
  const logger: Logger = { debug: note, info: note, warn: note, error: note };
  return { lines, logger };
}

function gateway(answer: () => Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = (url: string | URL | Request, init: RequestInit = {}) => {
    // The adapter asks by address only.
    asked.push({ url: url as string, init });
    return answer();
  };
  const { lines, logger } = listening();
  const options = { url: "https://sms.example/send", token: "secret", timeoutMs: 50, logger, fetch };
  return { asked, lines, messages: createHttpMessages(options) };
}

describe("messages by gateway", () => {
  it("hands over number, text and sender with the token", async () => {
    const { asked, messages } = gateway(async () => new Response(null, { status: 202 }));
    await messages.send(MESSAGE);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe("https://sms.example/send");
    expect(asked[0]?.init).toMatchObject({ method: "POST", redirect: "error" });
    expect(asked[0]?.init.headers).toMatchObject({ Authorization: "Bearer secret" });
    const { body } = asked[0]?.init ?? {};
    expect(JSON.parse(typeof body === "string" ? body : "null")).toEqual({
      to: MESSAGE.to,
      text: MESSAGE.text,
      sender: "testcars",
    });
  });

  it("names the key of what may be sent again", async () => {
    const { asked, messages } = gateway(async () => new Response(null, { status: 202 }));
    await messages.send({ ...MESSAGE, key: "delivery-1" });
    await messages.send(MESSAGE);
    const keys = asked.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
    expect(keys).toEqual(["delivery-1", null]);
  });

  it.each([
    ["answers 500", async () => new Response("no", { status: 500 })],
    ["refuses", () => Promise.reject(new TypeError("fetch failed"))],
    ["hangs", () => new Promise<Response>((_, reject) => setTimeout(() => reject(new Error("aborted")), 60))],
  ])("says so when the gateway %s, without the number in the log", async (_, answer) => {
    const { lines, messages } = gateway(answer);
    await expect(messages.send(MESSAGE)).rejects.toBeInstanceOf(TextMessagesUnavailableError);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/412345678|123456/);
  });

  it.each([200, 500])(
    "lets go of an answer of %s that it does not read, and of its connection",
    async (status) => {
      let cancelled = false;
      const body = new ReadableStream({ cancel: () => void (cancelled = true) });
      const { messages } = gateway(async () => new Response(body, { status }));
      await messages.send(MESSAGE).catch(() => undefined);
      expect(cancelled).toBe(true);
    },
  );

  it("shows nothing on screen", async () => {
    const { messages } = gateway(async () => new Response(null, { status: 200 }));
    await messages.send(MESSAGE);
    expect(messages.shownOnScreen(MESSAGE.tenant, MESSAGE.to)).toBeNull();
  });
});

describe("messages on screen, for development", () => {
  it("keeps the last message to a number of a dealer", async () => {
    const { logger } = listening();
    const messages = createScreenMessages(logger);
    await messages.send({ ...MESSAGE, text: "before" });
    await messages.send(MESSAGE);
    expect(messages.shownOnScreen("test-cars", MESSAGE.to)).toBe(MESSAGE.text);
    expect(messages.shownOnScreen("other-cars", MESSAGE.to)).toBeNull();
    expect(messages.shownOnScreen("test-cars", "+61499999999")).toBeNull();
  });
});
