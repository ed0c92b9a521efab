import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { channel } from "node:diagnostics_channel";
import { once } from "node:events";
import morgan from "morgan";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soon } from "../../../test/setup/soon";
import { createMetrics } from "~/infra/metrics/prometheus.server";
import { type InFlight, installServerHooks } from "./server-hooks.server";
import { FlightBoard } from "./watchdog/flight-board.server";

interface Line {
  readonly level: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

let lines: Line[];
let finished: unknown[][];
let board: FlightBoard;
let noted: string[];
let hooks: InFlight;
let server: Server;
let port: number;
/** Answers that wait until a test lets them go. */
let waiting: (() => void)[];

function reply(asked: IncomingMessage, answer: ServerResponse): void {
  const path = asked.url?.split("?")[0];
  if (path === "/slow") return void waiting.push(() => answer.end("at last"));
  if (path === "/begun") {
    answer.write("a part");
    return void waiting.push(() => answer.end());
  }
  if (path === "/broken") answer.statusCode = 500;
  if (path === "/leads-on") answer.setHeader("Location", "/cars/x");
  if (path === "/tags") answer.setHeader("Link", ["/a", "/b"]);
  answer.end(asked.url);
}

beforeEach(async () => {
  [lines, finished, noted, waiting] = [[], [], [], []];
  const log = (level: string) => (fields: Line["fields"]) => void lines.push({ level, fields });
  const metrics = createMetrics();
  vi.spyOn(metrics, "requestFinished").mockImplementation((...told) => void finished.push(told));
  board = new FlightBoard();
  vi.spyOn(board, "begin").mockImplementation(({ id, method, path }) => {
    noted.push(`${method} ${path}`);
    return () => void noted.push(`ended ${id}`);
  });
  hooks = installServerHooks({
    logger: { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") },
    metrics,
    production: true,
    proxyHops: 1,
    board,
    languagesOf: (host) => (host === "yard.test" ? ["ar"] : []),
  });
  // A moment later, as pages are answered: a request without a body is complete by then.
  server = createServer((asked, answer) => void setImmediate(() => reply(asked, answer)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  ({ port } = address);
});
// The channel is the whole process's: servers of other tests are not to be seen.
afterEach(() => {
  hooks.uninstall();
  for (const end of waiting) end();
  server.closeAllConnections();
  server.close();
});

interface Answer {
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Asks, and waits until the answer was reported. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const before = lines.length;
  const options = { port, host: "127.0.0.1", path, method, headers: { host: "yard.test", ...headers } };
  const asking = request(options).end();
  // Node gives the one message of a response.
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  let body = "";
  for await (const piece of answer) body += String(piece);
  await soon(() => expect(lines.length).toBeGreaterThan(before));
  return { headers: answer.headers, body };
}

/** Begins to ask and does not wait for the answer. */
async function begin(path: string) {
  const asking = request({ port, host: "127.0.0.1", path, headers: { host: "yard.test" } });
  asking.on("error", () => undefined).end();
  const count = waiting.length;
  await soon(() => expect(waiting.length).toBe(count + 1));
  return asking;
}

describe("every answer", () => {
  it("carries the id of its request and the headers that guard it", async () => {
    const { headers } = await ask("/here", { "x-request-id": "edge-00000001" });
    expect(headers).toMatchObject({
      "x-request-id": "edge-00000001",
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "strict-transport-security": "max-age=31536000",
    });
  });

  it("is told of in a line with its address and without what was typed, and is measured", async () => {
    await ask("/search/used-cars?query=mia%40example.com&make=Ford", { "x-request-id": "edge-00000002" });
    expect(lines).toEqual([
      {
        level: "info",
        fields: {
          id: "edge-00000002",
          method: "GET",
          host: "yard.test",
          path: "/search/used-cars",
          params: ["query", "make"],
          kind: "document",
          status: 200,
          ms: lines[0]?.fields["ms"],
        },
      },
    ]);
    const [kind, status, seconds] = finished[0] ?? [];
    expect([finished.length, kind, status]).toEqual([1, "document", 200]);
    const ms = Number(lines[0]?.fields["ms"]);
    expect(ms).toBeGreaterThan(0);
    expect(Math.round(ms * 10)).toBeCloseTo(ms * 10, 6);
    expect(Number(seconds) * 1_000).toBeCloseTo(ms, 0);
  });

  it.each([
    ["/assets/a.js", "debug"],
    ["/media/a.jpg", "debug"],
    ["/healthz", "debug"],
    ["/here", "info"],
    ["/favicon.ico", "info"],
    ["/broken", "warn"],
  ])("is a line of its weight: %s %s", async (path, level) => {
    await ask(path);
    expect(lines.map((line) => line.level)).toEqual([level]);
  });

  it("is told of with three hundred letters of its address at the most", async () => {
    await ask(`/${"x".repeat(400)}?a=1`);
    expect(String(lines[0]?.fields["path"])).toHaveLength(300);
  });

  it("that a visitor did not wait for is a 499, and no connection is reckoned open", async () => {
    const asking = await begin("/slow");
    expect(hooks.count).toBe(1);
    asking.destroy();
    await soon(() => expect(finished).toHaveLength(1));
    expect([finished[0]?.[1], lines[0]?.fields["status"], hooks.count]).toEqual([499, 499, 0]);
  });

  it("is on the watchdog's board from its beginning to its end, without its parameters", async () => {
    await ask("/cars/x?secret=1", { "x-request-id": "edge-00000003" });
    expect(noted).toEqual(["GET /cars/x", "ended edge-00000003"]);
  });
});

it("reports a request as it came, and answers it as one that was refused", async () => {
  const { body } = await ask("/enquire?a=1", { origin: "https://evil.example" }, "POST");
  expect(body).toBe("/refused");
  expect(lines[0]?.fields).toMatchObject({ method: "POST", path: "/enquire", params: ["a"] });
});

it("ends the connection of a body that nobody read", async () => {
  const headers = { host: "yard.test", "content-length": "5" };
  const asking = request({ port, host: "127.0.0.1", path: "/enquire", method: "POST", headers });
  asking.on("error", () => undefined).write("ab");
  // Node gives the one message of a response.
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  expect(answer.headers.connection).toBe("close");
  asking.destroy();
});

describe("a redirect", () => {
  it("stays in the language of the address it was asked for", async () => {
    expect((await ask("/ar/leads-on")).headers.location).toBe("/ar/cars/x");
    expect((await ask("/leads-on")).headers.location).toBe("/cars/x");
  });

  it("is the only header that does", async () => {
    const { headers } = await ask("/ar/tags");
    expect(headers["link"]).toBe("/a, /b");
  });
});

describe("before the process stops", () => {
  it("waits for what is under way, whose connections close, and for nothing where nothing is", async () => {
    await hooks.drain();
    await begin("/slow");
    await begin("/begun");
    let drained = false;
    const draining = hooks.drain().then(() => (drained = true));
    expect((await ask("/here")).headers.connection, "who comes now").toBe("close");
    expect([drained, hooks.count]).toEqual([false, 2]);
    waiting.shift()?.();
    await soon(() => expect(hooks.count).toBe(1));
    expect(drained).toBe(false);
    waiting.shift()?.();
    await draining;
    expect(hooks.count).toBe(0);
  });

  it("leaves connections open until then, and sees nothing once it is uninstalled", async () => {
    expect((await ask("/here")).headers.connection).not.toBe("close");
    hooks.uninstall();
    const asking = request({ port, host: "127.0.0.1", path: "/here" }).end();
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    expect([answer.headers["x-request-id"], lines.length]).toEqual([undefined, 1]);
  });
});

it("passes over what is no request of a server", () => {
  const start = channel("http.server.request.start");
  for (const event of [null, "text", {}, { request: {} }, { request: {}, response: {} }, { response: {} }])
    expect(() => start.publish(event)).not.toThrow();
  expect(hooks.count).toBe(0);
});

it("keeps the framework's own line about each request from the log", () => {
  // What remix-serve logs with; its types leave out that a format may say nothing.
  const tiny = (morgan as unknown as Record<string, () => unknown>)["tiny"];
  expect(tiny?.()).toBeUndefined();
});
