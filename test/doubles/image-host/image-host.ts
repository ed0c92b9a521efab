import type { IncomingMessage, ServerResponse } from "node:http";
import { startHttpDouble } from "../http-double";
import { connect } from "node:net";
import {
  createFetchPicture,
  type FetchOptions,
  type FetchPicture,
} from "~/infra/images/remote/fetch-picture.server";

/** Answers one path of the double. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** Another host, as far as pictures go: what it answers, what it was asked, and a fetch that believes in it. */
export interface ImageHost {
  /** Paths and their replies; a path without one is a 404. */
  readonly replies: Map<string, Reply>;
  /** What was asked, host and path, in order. */
  readonly asked: string[];
  /** Addresses of host names; what has none does not exist. */
  readonly names: Map<string, readonly string[]>;
  /** Addresses that connections were made to. */
  readonly connected: string[];
  /** A fetch on a network where every public address is this double. */
  fetch(options?: FetchOptions): FetchPicture;
  close(): Promise<void>;
}

/** An address of the public internet that nobody answers at here. */
export const PUBLIC_ADDRESS = "93.184.215.14";

/** Starts the double on this machine. TLS is left to the library; everything after the handshake is real. */
export async function startImageHost(): Promise<ImageHost> {
  const replies = new Map<string, Reply>();
  const asked: string[] = [];
  const names = new Map<string, readonly string[]>();
  const connected: string[] = [];
  const { port, close } = await startHttpDouble((request, response) => {
    asked.push(`${request.headers.host ?? ""}${request.url ?? ""}`);
    const reply = replies.get(request.url ?? "");
    if (reply === undefined) response.writeHead(404).end();
    else reply(response, request);
  });
  const resolve = async (host: string) => names.get(host) ?? [];
  return {
    replies,
    asked,
    names,
    connected,
    fetch: (options) => createFetchPicture({ resolve, connector: connectorTo(port, connected), ...options }),
    close,
  };
}

/** Looks the name up as a socket would, and connects to the double instead of the address that comes out. */
function connectorTo(port: number, connected: string[]): NonNullable<FetchOptions["connector"]> {
  return ({ lookup }) =>
    ({ hostname }, done) => {
      lookup(hostname, { all: true }, (error, addresses) => {
        if (error !== null) {
          done(error, null);
          return;
        }
        connected.push(...[addresses].flat().map((one) => (typeof one === "string" ? one : one.address)));
        const socket = connect(port, "127.0.0.1", () => done(null, socket));
      });
    };
}

/** A reply with a body of a type. */
export function sends(
  body: Uint8Array | string,
  type = "image/jpeg",
  headers: Record<string, string> = {},
): Reply {
  return (response) => response.writeHead(200, { "content-type": type, ...headers }).end(body);
}

/** A reply that leads elsewhere. */
export function redirects(location: string, status = 302): Reply {
  return (response) => response.writeHead(status, { location }).end();
}
