import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How much of a body that no handler read is still received after the answer, and for how long. */
export interface UnreadLimits {
  readonly bytes: number;
  readonly ms: number;
}

const LIMITS: UnreadLimits = { bytes: 64 * 1024 * 1024, ms: 5_000 };

/**
 * Handles a body that was answered before it was read to its end. The answer says that the connection ends, and the
 * rest of the body is received and dropped for a while. If the connection were closed at once, the arriving rest would
 * reset it and the answer would be lost; if it were kept open, the rest would be taken for the next request.
 */
export function letGoOfBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: UnreadLimits = LIMITS,
): void {
  const { socket } = request;
  const writeHead = response.writeHead.bind(response);
  // `writeHead` is called for every answer, also by `end` and `write`.
  response.writeHead = (status: number, ...rest: never[]) => {
    if (!request.complete && !response.headersSent) response.setHeader("Connection", "close");
    return writeHead(status, ...rest);
  };
  // The server closes the connection in its own listener for the same event, which runs after this one.
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
  // A reader that had begun would otherwise keep what arrives now.
  request.removeAllListeners("data");
  request.on("data", (piece: Uint8Array) => {
    left -= piece.byteLength;
    if (left < 0) end();
  });
  request.once("end", end);
  request.once("error", end);
  request.resume();
}
