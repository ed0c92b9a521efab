import { createServer, request as ask, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { BodyTooLargeError, limitBody } from "./body-limit.server";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A server that takes bodies of five bytes. @returns its port */
async function listening(answer: RequestListener): Promise<number> {
  const server = createServer((request, response) => {
    limitBody(request, response, 5);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close().closeAllConnections());
  // A server listening on a port has an address object.
  return (server.address() as AddressInfo).port;
}

/** Posts these parts, one after the other. */
function post(port: number, parts: readonly string[], headers: Record<string, string> = {}) {
  return new Promise<{ status: number; connection: string | undefined; body: string }>((resolve, reject) => {
    const sent = ask({ port, host: "127.0.0.1", method: "POST", headers }, (response) => {
      let body = "";
      response.on("data", (part) => (body += String(part)));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      );
    });
    sent.on("error", reject);
    for (const part of parts) sent.write(part);
    sent.end();
  });
}

/** Answers with what was read, or 500 with the name of what went wrong. */
const echo: RequestListener = (request, response) => {
  let read = "";
  request.on("data", (part) => (read += String(part)));
  request.on("end", () => response.end(read));
  request.on("error", ({ name }) => response.writeHead(500).end(name));
};

it("lets a body of the most bytes through, with and without its length", async () => {
  const port = await listening(echo);
  expect(await post(port, ["123", "45"])).toMatchObject({ status: 200, body: "12345" });
  expect(await post(port, ["1234567"], { "content-length": "7" })).toMatchObject({ body: "1234567" });
});

it("cuts a longer one off: reading fails, and the answer is a 413 that ends the connection", async () => {
  const port = await listening(echo);
  expect(await post(port, ["123", "456", "7".repeat(100_000)])).toEqual({
    status: 413,
    connection: "close",
    body: BodyTooLargeError.name,
  });
});

it("leaves an answer alone that was given without reading the body", async () => {
  const port = await listening((_, response) => response.end("done"));
  expect(await post(port, ["1234567890"])).toMatchObject({ body: "done" });
});
