import type { IncomingMessage, ServerResponse } from "node:http";

/** Larger than any form with photographs that a dealer's site takes. */
export const MOST_BODY_BYTES = 10 * 1024 * 1024;

/** What whoever reads the body of a request that is too large gets instead of the rest. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
}

/**
 * Cuts off a body that does not say its length once it is longer than `most` bytes: reading it fails, and whatever the
 * page makes of that is sent with status 413 on a connection that ends (DESIGN §7). A body that says its length is
 * refused by its head (`refuse`) or ends there.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, most = MOST_BODY_BYTES): void {
  if (request.headers["content-length"] !== undefined) return;
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (part: unknown, encoding?: BufferEncoding) => {
    const before = bytes;
    bytes += part instanceof Uint8Array ? part.byteLength : 0;
    if (bytes <= most) return push(part, encoding);
    if (before <= most) cut(request, response);
    // What still comes is dropped; the connection ends with the answer.
    return true;
  };
}

function cut(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  if (!response.headersSent) {
    response.setHeader("Connection", "close");
    response.writeHead = (_status: number, ...rest: never[]) => {
      response.statusMessage = "";
      return writeHead(413, ...rest);
    };
  }
  // Without a listener an "error" would end the process: nobody reads this body.
  if (request.listenerCount("error") > 0)
    request.emit("error", new BodyTooLargeError("The body is too large."));
}
