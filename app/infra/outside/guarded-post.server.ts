import { isIP } from "node:net";
import { Agent, buildConnector, request } from "undici";
import { PictureFault } from "~/ports/picture-source";
import { checkedLookup, nameServers, type Resolve } from "~/infra/images/remote/checked-lookup.server";
import { isPublicAddress } from "~/infra/images/remote/public-address.server";

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

export interface GuardedPostOptions {
  /** Allows http and addresses of the internal network, where tests have their servers. */
  readonly allowInside?: boolean;
  readonly resolve?: Resolve;
  /** Milliseconds without an answer. */
  readonly timeoutMs?: number;
}

const ANSWER_LIMIT = 16 * 1024;

/** Posts over https to the public internet alone, checked where the connection is made. */
export function createGuardedPost(options: GuardedPostOptions = {}): Post {
  const { allowInside = false, resolve = nameServers(), timeoutMs = 15_000 } = options;
  const lookup = allowInside ? {} : { lookup: checkedLookup(resolve) };
  const agent = new Agent({
    connect: buildConnector({ ...lookup, timeout: timeoutMs }),
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
      throw asPostFault(error);
    });
    void answer.dump({ limit: ANSWER_LIMIT }).catch(() => undefined);
    if (statusCode >= 200 && statusCode < 300) return;
    // These statuses refuse this one message; any other failure may be a fault of the whole service.
    const isRefusal = [400, 409, 413, 415, 422].includes(statusCode);
    throw new PostFault(isRefusal ? "refused" : "unreachable", `answered ${statusCode}`);
  };
}

/** Checks the host itself: sockets make no look-up when the host is an address already. */
function refuseInside({ protocol, hostname, username, password }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:") throw new PostFault("unreachable", "is not https");
  if (username !== "" || password !== "")
    throw new PostFault("unreachable", "has a user name in its address");
  if (isIP(host) !== 0 && !isPublicAddress(host))
    throw new PostFault("unreachable", "is not on the public internet");
}

function asPostFault(error: unknown): PostFault {
  if (error instanceof PictureFault)
    return new PostFault(
      "unreachable",
      error.kind === "refused" ? "is not on the public internet" : "has no address",
    );
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return new PostFault(
    "unreachable",
    `cannot be reached (${/^[A-Z_]{1,40}$/.test(code) ? code : "no code"})`,
  );
}
