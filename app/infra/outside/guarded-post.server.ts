import { Agent, buildConnector, request } from "undici";
import { addressFault, connectionFault, lookupWithin, type Reach } from "./outside-address.server";

/** A POST that did not work. Its message names neither address nor content. */
export class PostFault extends Error {
  override readonly name = "PostFault";

  constructor(
    readonly kind: "unreachable" | "refused",
    message: string,
  ) {
    super(message);
  }
}

/**
 * Posts a body to an address of a dealer's configuration. Resolves when it answers 2xx; redirects are not followed.
 * @throws PostFault
 */
export type Post = (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
) => Promise<void>;

/** How far a post may go, and how long it may take. */
export interface GuardedPostOptions extends Reach {
  /** Milliseconds without an answer. */
  readonly timeoutMs?: number;
}

const ANSWER_LIMIT = 16 * 1024;

/** Posts over https to the public internet alone, checked where the connection is made. */
export function createGuardedPost(options: GuardedPostOptions = {}): Post {
  const { allowInside = false, timeoutMs = 15_000 } = options;
  const agent = new Agent({
    connect: buildConnector({ ...lookupWithin(options), timeout: timeoutMs }),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: 4_000,
  });
  return async (address, headers, body, signal) => {
    const url = new URL(address);
    if (!allowInside) refuseInside(url);
    const { statusCode, body: answer } = await request(url, {
      dispatcher: agent,
      method: "POST",
      headers,
      body,
      signal,
    }).catch((error: unknown) => {
      throw new PostFault("unreachable", connectionFault(error));
    });
    void answer.dump({ limit: ANSWER_LIMIT }).catch(() => undefined);
    if (statusCode >= 200 && statusCode < 300) return;
    // These statuses refuse this one message; any other failure may be a fault of the whole service.
    const isRefusal = [400, 409, 413, 415, 422].includes(statusCode);
    throw new PostFault(isRefusal ? "refused" : "unreachable", `answered ${statusCode}`);
  };
}

function refuseInside(url: URL): void {
  const fault = addressFault(url);
  if (fault !== null) throw new PostFault("unreachable", fault);
}
