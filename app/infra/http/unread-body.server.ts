import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How much of a body that nobody reads is taken in behind its answer, and for how long. */
export interface UnreadLimits {
  readonly bytes: number;
  readonly ms: number;
}

const LIMITS: UnreadLimits = { bytes: 64 * 1024 * 1024, ms: 5_000 };

/**
 * What becomes of a body that is answered before it was read to its end: the answer says that the connection ends, and
 * the rest is taken in and thrown away for a while. Closed at once, a connection on which something still arrives is
 * reset, and the answer with it; kept, the rest would be taken for the next request.
 */
export function letGoOfBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: UnreadLimits = LIMITS,
): void {
  const { socket } = request;
  const writeHead = response.writeHead.bind(response);
  // Called for every answer, also by `end` and `write`.
  response.writeHead = (status: number, ...rest: never[]) => {
    if (!request.complete && !response.headersSent) response.setHeader("Connection", "close");
    return writeHead(status, ...rest);
  };
  // The server ends the connection in a listener of its own for the same event, which comes later.
  response.once("finish", () => {
    if (request.complete) return;
    socket.destroySoon = () => takeIn(request, socket, limits);
  });
}

function takeIn(request: IncomingMessage, socket: Socket, { bytes, ms }: UnreadLimits): void {
  const end = () => socket.destroy();
  const late = setTimeout(end, ms);
  socket.once("close", () => clearTimeout(late));
  socket.end();
  let left = bytes;
  // Whoever began to read would keep what comes now.
  request.removeAllListeners("data");
  request.on("data", (piece: Uint8Array) => {
    left -= piece.byteLength;
    if (left < 0) end();
  });
  request.once("end", end);
  request.once("error", end);
  request.resume();
}
