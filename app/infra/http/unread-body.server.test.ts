import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterEach, expect, it } from "vitest";
import { letGoOfBody, type UnreadLimits } from "./unread-body.server";

const MB = 1024 * 1024;
let server: Server | undefined;
afterEach(() => void server?.close());

/** A server that lets go of bodies as ours does, before anything else sees a request. */
async function listening(answer: RequestListener, limits?: UnreadLimits): Promise<number> {
  const made = createServer(answer);
  server = made;
  const seen = (event: unknown) => {
    // The channel's event has these by Node's documentation.
    const {
      request,
      response,
      server: own,
    } = event as Parameters<typeof letGoOfBody> extends [infer Request, infer Response, ...unknown[]]
      ? { request: Request; response: Response; server: unknown }
      : never;
    if (own === made) letGoOfBody(request, response, limits);
  };
  subscribe("http.server.request.start", seen);
  made.on("close", () => unsubscribe("http.server.request.start", seen));
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  // A server listening on a port has an address object.
  return (made.address() as AddressInfo).port;
}

interface Exchange {
  readonly answer: string;
  readonly reset: boolean;
  readonly ms: number;
}

/** Sends a head and then a body, and reads until the connection ends. */
function exchange(port: number, head: string, body: Buffer | "endless"): Promise<Exchange> {
  const start = performance.now();
  return new Promise((resolve) => {
    let [answer, reset] = ["", false];
    const socket = connect(port, "127.0.0.1");
    socket.setEncoding("latin1");
    socket.on("data", (piece: string) => (answer += piece));
    socket.on("error", () => (reset = true));
    socket.on("close", () => resolve({ answer, reset, ms: performance.now() - start }));
    socket.write(head);
    if (body !== "endless") return void socket.write(body);
    const more = () => {
      if (!socket.destroyed) socket.write(`10000\r\n${"x".repeat(65_536)}\r\n`, () => setImmediate(more));
    };
    more();
  });
}

const HEAD = "POST / HTTP/1.1\r\nHost: a\r\n";
const refuse: RequestListener = (_request, response) => response.writeHead(413).end("too much");

it("sends the answer whole before a body has come, and ends the connection without a reset", async () => {
  const port = await listening(refuse);
  const body = Buffer.alloc(20 * MB, "x");
  const { answer, reset } = await exchange(port, `${HEAD}Content-Length: ${body.length}\r\n\r\n`, body);
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect(answer).toMatch(/Connection: close/i);
  expect(answer).toContain("too much");
  expect(reset).toBe(false);
});

it("does so also where somebody began to read", async () => {
  const port = await listening((request, response) => {
    request.once("data", () => {
      request.pause();
      response.writeHead(413).end("too much");
    });
  });
  const body = Buffer.alloc(20 * MB, "x");
  const { answer, reset } = await exchange(port, `${HEAD}Content-Length: ${body.length}\r\n\r\n`, body);
  expect([answer.includes("too much"), reset]).toEqual([true, false]);
});

it("does not wait for the end of an endless one", async () => {
  const port = await listening(refuse, { bytes: 2 * MB, ms: 15_000 });
  const { answer, ms } = await exchange(port, `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, "endless");
  expect(answer).toContain("too much");
  expect(ms).toBeLessThan(10_000);
});

it("does not wait for one that never comes", async () => {
  const port = await listening(refuse, { bytes: MB, ms: 200 });
  const { answer, ms } = await exchange(port, `${HEAD}Content-Length: 1000000\r\n\r\n`, Buffer.from("x"));
  expect(answer).toContain("too much");
  expect(ms).toBeLessThan(10_000);
});

it("leaves the connection open where the body was read, or there was none", async () => {
  const port = await listening((request, response) => {
    request.resume().once("end", () => response.end("ok"));
  });
  const twice = `${HEAD}Content-Length: 1\r\n\r\nxGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
  const { answer } = await exchange(port, twice, Buffer.alloc(0));
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});
