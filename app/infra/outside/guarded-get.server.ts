import { Agent, buildConnector, errors, request } from "undici";
import { FetchFault } from "./fetch-fault.server";
import { addressFault, connectionFault, lookupWithin, type Reach } from "./outside-address.server";

/** What is asked for, and how much of it is taken. */
export interface GetRequest {
  readonly address: URL;
  /** Media type that is wanted. */
  readonly accept: string;
  /** Value of `Authorization`; null for none. */
  readonly authorization: string | null;
  /** Milliseconds for everything, from name look-up to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** An answer with status 200; `none` where the server has nothing there: 204, 404 or 410. */
export type GetAnswer = { readonly type: string; readonly bytes: Uint8Array } | "none";

/** Gets a small file into memory. Redirects are not followed, so that nothing is sent elsewhere. @throws FetchFault */
export type GuardedGet = (asked: GetRequest) => Promise<GetAnswer>;

/** To one server at the same time; more wait, within the time they have. */
const CONNECTIONS = 4;
const DISCARD_BYTES = 16 * 1024;
const NOTHING_THERE = [204, 404, 410];

/** Gets over https from the public internet alone, checked where the connection is made. */
export function createGuardedGet(reach: Reach = {}): GuardedGet {
  const agent = new Agent({
    connect: buildConnector(lookupWithin(reach)),
    connections: CONNECTIONS,
    keepAliveTimeout: 4_000,
  });
  return async (asked) => {
    const fault = reach.allowInside === true ? null : addressFault(asked.address);
    if (fault !== null) throw new FetchFault("standing", fault);
    const signal = AbortSignal.timeout(asked.timeoutMs);
    try {
      const { statusCode, headers, body } = await request(asked.address, {
        dispatcher: agent,
        signal,
        headers: headersOf(asked),
      });
      if (statusCode === 200) {
        const type = String(headers["content-type"] ?? "");
        return { type, bytes: await bytesWithin(body, asked.maxBytes) };
      }
      void body.dump({ limit: DISCARD_BYTES }).catch(() => undefined);
      if (NOTHING_THERE.includes(statusCode)) return "none";
      throw new FetchFault("passing", `answered ${statusCode}`);
    } catch (error) {
      throw asFault(error, signal);
    }
  };
}

function headersOf({ accept, authorization }: GetRequest): Record<string, string> {
  return {
    accept,
    "accept-encoding": "identity",
    "user-agent": "Forecourt",
    ...(authorization === null ? {} : { authorization }),
  };
}

async function bytesWithin(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early closes the connection.
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes) throw new FetchFault("passing", `sends more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function asFault(error: unknown, signal: AbortSignal): FetchFault {
  if (error instanceof FetchFault) return error;
  const isLate = signal.aborted || error instanceof errors.ConnectTimeoutError;
  return new FetchFault("passing", isLate ? "took too long" : connectionFault(error));
}
