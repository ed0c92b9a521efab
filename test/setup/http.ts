import { type IncomingHttpHeaders, request } from "node:http";

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Length of the body as sent, still compressed. */
  readonly bytes: number;
}

export interface Ask {
  /** The `Host` header; a dealer's. */
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/**
 * Asks the server on this machine for exactly `target`: unlike `fetch`, nothing is normalised on the way and any
 * `Host` can be sent. Redirects are not followed.
 */
export function get(port: number, target: string, ask: Ask = {}): Promise<Answer> {
  const { host = "localhost", method = "GET", headers = {}, body } = ask;
  return new Promise((resolve, reject) => {
    const sent = request(
      // A connection of its own: a busy test finds out too late that the server has closed a kept one.
      {
        port,
        host: "127.0.0.1",
        path: target,
        method,
        headers: { host, ...headers },
        timeout: 20_000,
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => void chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const whole = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole.toString("utf8"),
            bytes: whole.length,
          });
        });
      },
    );
    sent.on("timeout", () => sent.destroy(new Error(`no answer to ${target}`)));
    sent.on("error", reject);
    sent.end(body);
  });
}
