import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A web server of a test on a free port of this machine. */
export interface HttpDouble {
  readonly server: Server;
  readonly port: number;
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Ends it and what is still open to it; asked again, it does nothing. */
  close(): Promise<void>;
}

/** Starts a web server that answers by a function. */
export async function startHttpDouble(answer: RequestListener): Promise<HttpDouble> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
