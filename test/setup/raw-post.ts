import { connect } from "node:net";
import type { HostileBody } from "./hostile-bodies";

/** What came back of a post. */
export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly head: string;
  /** Milliseconds from the first byte sent to the status line. */
  readonly ms: number;
}

const PATIENCE_MS = 10_000;

/** Posts a body as it is, and stops sending it once there is an answer, as browsers do. */
export function rawPost(
  port: number,
  path: string,
  { type, body, length }: HostileBody,
  headers: Readonly<Record<string, string>>,
): Promise<RawAnswer> {
  const all: Readonly<Record<string, string>> = {
    ...headers,
    ...(type === null ? {} : { "Content-Type": type }),
    ...(length === "chunked"
      ? { "Transfer-Encoding": "chunked" }
      : { "Content-Length": String(length ?? body.length) }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const done = () => {
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      resolve({ status, head: answer.split("\r\n\r\n", 1)[0] ?? "", ms: performance.now() - start });
    };
    socket.setTimeout(PATIENCE_MS, done);
    socket.on("error", done);
    socket.on("close", done);
    socket.on("data", (piece) => {
      answer += piece.toString("latin1");
      if (answer.includes("\r\n\r\n")) done();
    });
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join("")}\r\n`);
    socket.write(length === "chunked" ? `${body.length.toString(16)}\r\n` : "");
    socket.write(body);
    if (length === "chunked") socket.write("\r\n0\r\n\r\n");
  });
}
