import type { LookupFunction } from "node:net";
import { Agent, buildConnector, type Dispatcher, errors, request } from "undici";
import { RefusedSource, remoteSource } from "~/domain/picture/remote-source";
import { PictureFault } from "~/ports/picture-source";
import { checkedLookup, nameServers, type Resolve } from "./checked-lookup.server";

/** What another host answered: a file, or that the version already here is current. */
export interface FetchedFile {
  readonly bytes: Uint8Array | null;
  /** The host's own mark for this version; sent back to ask for a newer one. */
  readonly etag: string | null;
}

/**
 * Gets a file from one of the hosts.
 * @param etag of the version we have already
 * @throws PictureFault
 */
export type FetchPicture = (
  address: string,
  hosts: readonly string[],
  etag: string | null,
) => Promise<FetchedFile>;

/** Bounds of one fetch, and the network it happens on. */
export interface FetchOptions {
  /** Milliseconds for everything: name look-up, connection, redirects and all bytes. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly resolve?: Resolve;
  /** Opens connections, to addresses of the lookup it is given. */
  readonly connector?: (options: { lookup: LookupFunction; timeout: number }) => buildConnector.connector;
}

const MOST_REDIRECTS = 3;
const SECONDS = 1_000;
const MEGABYTE = 1024 * 1024;
/** Connections to one host at the same time, so that its own website is not slowed down. */
const CONNECTIONS = 4;
const HEADERS = {
  accept: "image/avif,image/webp,image/png,image/jpeg,image/gif",
  "user-agent": "Forecourt picture fetcher",
};

/** Fetches pictures from other hosts, and never from an address of the internal network. */
export function createFetchPicture(options: FetchOptions = {}): FetchPicture {
  const { timeoutMs = 8 * SECONDS, maxBytes = 12 * MEGABYTE } = options;
  const { resolve = nameServers(), connector = buildConnector } = options;
  const agent = new Agent({
    connect: connector({ lookup: checkedLookup(resolve), timeout: timeoutMs }),
    connections: CONNECTIONS,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxBytes,
    keepAliveTimeout: 4 * SECONDS,
  });
  return async (address, hosts, etag) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const ask = (url: URL) => request(url, { dispatcher: agent, signal, headers: askHeaders(etag) });
    try {
      const answer = await follow(judged(address, hosts), hosts, ask);
      return await received(answer);
    } catch (error) {
      throw asFault(error);
    }
  };
}

function askHeaders(etag: string | null): Record<string, string> {
  return etag === null ? HEADERS : { ...HEADERS, "if-none-match": etag };
}

function judged(address: string, hosts: readonly string[]): URL {
  const url = remoteSource(address, hosts);
  if (url instanceof RefusedSource) throw new PictureFault("refused", url.reason);
  return url;
}

type Answer = Dispatcher.ResponseData;

/** Follows redirects; each address is checked like the first. */
async function follow(
  start: URL,
  hosts: readonly string[],
  ask: (url: URL) => Promise<Answer>,
): Promise<Answer> {
  let url = start;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(url);
    const to = answer.headers.location;
    if (![301, 302, 303, 307, 308].includes(answer.statusCode) || typeof to !== "string") return answer;
    discard(answer);
    if (!URL.canParse(to, url)) throw new PictureFault("unreachable", "The image host redirects nowhere.");
    url = judged(new URL(to, url).href, hosts);
  }
  throw new PictureFault("unreachable", "The image host redirects too often.");
}

async function received(answer: Answer): Promise<FetchedFile> {
  const { statusCode, headers, body } = answer;
  const etag = typeof headers.etag === "string" ? headers.etag : null;
  if (statusCode === 200) return { bytes: new Uint8Array(await body.arrayBuffer()), etag };
  discard(answer);
  if (statusCode === 304) return { bytes: null, etag };
  if (statusCode === 404 || statusCode === 410) {
    throw new PictureFault("missing", "The image host has no such picture.");
  }
  throw new PictureFault("unreachable", `The image host answered ${statusCode}.`);
}

/** Reads a short rest of the body, so that the connection can be used again; a long one closes the connection. */
function discard({ body }: Answer): void {
  void body.dump({ limit: 16 * 1024 }).catch(() => undefined);
}

function asFault(error: unknown): PictureFault {
  if (error instanceof PictureFault) return error;
  if (error instanceof errors.ResponseExceededMaxSizeError) {
    return new PictureFault("tooLarge", "The picture's file is too large.");
  }
  if (isTimeout(error)) return new PictureFault("slow", "The image host took too long.");
  return new PictureFault("unreachable", "The image host cannot be reached.");
}

function isTimeout(error: unknown): boolean {
  const name = error instanceof Error ? error.name : "";
  return [
    "TimeoutError",
    "AbortError",
    "ConnectTimeoutError",
    "HeadersTimeoutError",
    "BodyTimeoutError",
  ].includes(name);
}
