import { Agent, buildConnector, type Dispatcher, errors, request } from "undici";
import { FetchFault } from "./fetch-fault.server";
import { addressFault, connectionFault, lookupWithin, type Reach } from "./outside-address.server";
import { writeLimited } from "./write-limited.server";

/** What a server says of a version of a file, to be asked later whether it is still the newest. */
export interface FileVersion {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** A file that was fetched; or that the version known already is the newest. */
export type Downloaded = { readonly digest: string; readonly version: FileVersion } | "unchanged";

/** How a file is asked for. */
export interface DownloadRequest {
  readonly address: string;
  /** Where it is written; there must be no such file yet. */
  readonly to: string;
  /** Value of `Authorization`; null for none. */
  readonly authorization: string | null;
  /** The version known already; null for none. */
  readonly known: FileVersion | null;
  readonly signal: AbortSignal;
}

/** Fetches a file to disk. Follows redirects to the same host alone, so that nothing is sent elsewhere. @throws FetchFault */
export type Download = (asked: DownloadRequest) => Promise<Downloaded>;

/** Bounds of a download. */
export interface DownloadOptions extends Reach {
  /** Milliseconds for everything. */
  readonly timeoutMs?: number;
  /** Milliseconds without a byte. */
  readonly silenceMs?: number;
  readonly maxBytes?: number;
}

const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Statuses that the same question gets again until somebody does something. */
const STANDING = [400, 401, 403, 404, 405, 406, 410];
const DISCARD_BYTES = 16 * 1024;

/** Downloads over https from the public internet alone, checked where the connection is made. */
export function createGuardedDownload(options: DownloadOptions = {}): Download {
  const {
    allowInside = false,
    timeoutMs = 600_000,
    silenceMs = 60_000,
    maxBytes = 512 * 1024 * 1024,
  } = options;
  const agent = new Agent({
    connect: buildConnector({ ...lookupWithin(options), timeout: Math.min(silenceMs, 15_000) }),
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    keepAliveTimeout: 4_000,
  });
  return async (asked) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([asked.signal, timeout]);
    const ask = (url: URL) => {
      const fault = allowInside ? null : addressFault(url);
      if (fault !== null) throw new FetchFault("standing", fault);
      return request(url, { dispatcher: agent, signal, headers: headersOf(asked) });
    };
    try {
      const answer = await follow(new URL(asked.address), ask);
      if (answer.statusCode === 304 && asked.known !== null) {
        discard(answer);
        return "unchanged";
      }
      if (answer.statusCode !== 200) throw statusFault(answer, asked);
      const { digest } = await writeLimited(answer.body, asked.to, { maxBytes, signal }).catch(
        (error: unknown) => {
          throw cutOff(error, timeout);
        },
      );
      return { digest, version: versionIn(answer) };
    } catch (error) {
      throw asFault(error, timeout);
    }
  };
}

function headersOf({ authorization, known }: DownloadRequest): Record<string, string> {
  const { etag, lastModified } = known ?? {};
  return {
    "user-agent": "Forecourt stock feeds",
    // What is packed on the way would have to be unpacked here; packed files are welcome.
    "accept-encoding": "identity",
    ...(authorization === null ? {} : { authorization }),
    ...(etag === undefined ? {} : { "if-none-match": etag }),
    ...(lastModified === undefined ? {} : { "if-modified-since": lastModified }),
  };
}

type Answer = Dispatcher.ResponseData;

async function follow(start: URL, ask: (url: URL) => Promise<Answer>): Promise<Answer> {
  let url = start;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await ask(url);
    const to = answer.headers.location;
    if (!REDIRECTS.includes(answer.statusCode) || typeof to !== "string") return answer;
    discard(answer);
    const next = URL.canParse(to, url) ? new URL(to, url) : null;
    if (next === null) throw new FetchFault("standing", "redirects nowhere");
    if (next.host !== start.host)
      throw new FetchFault("standing", `redirects to another host (${next.host}), where nothing is sent`);
    if (next.protocol !== start.protocol)
      throw new FetchFault(
        "standing",
        `redirects from ${start.protocol} to ${next.protocol}, where nothing is sent`,
      );
    url = next;
  }
  throw new FetchFault("standing", "redirects too often");
}

function statusFault(answer: Answer, { authorization }: DownloadRequest): FetchFault {
  const { statusCode } = answer;
  discard(answer);
  const kind = STANDING.includes(statusCode) ? "standing" : "passing";
  if (statusCode !== 401 && statusCode !== 403) return new FetchFault(kind, `answered ${statusCode}`);
  const why = authorization === null ? "it wants to be told who asks" : "it does not accept our secret";
  return new FetchFault(kind, `answered ${statusCode}: ${why}`);
}

function versionIn({ headers }: Answer): FileVersion {
  const { etag, "last-modified": lastModified } = headers;
  return {
    ...(typeof etag === "string" ? { etag } : {}),
    ...(typeof lastModified === "string" ? { lastModified } : {}),
  };
}

/** Reads a short rest of a body, so that the connection can be used again; a long one closes the connection. */
function discard({ body }: Answer): void {
  void body.dump({ limit: DISCARD_BYTES }).catch(() => undefined);
}

function cutOff(error: unknown, timeout: AbortSignal): unknown {
  if (error instanceof FetchFault || timeout.aborted || isSilence(error)) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // A disk that is full is no fault of the server.
  if (/^(?:ENOSPC|EACCES|EROFS|EIO|EMFILE|EDQUOT)$/.test(code))
    return new FetchFault("passing", `sends a file that cannot be kept in DATA_DIR (${code})`);
  return new FetchFault("passing", "broke off in the middle of the file");
}

function isSilence(error: unknown): boolean {
  return (
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError
  );
}

function asFault(error: unknown, timeout: AbortSignal): unknown {
  if (error instanceof FetchFault) return error;
  if (timeout.aborted || isSilence(error)) return new FetchFault("passing", "took too long");
  return new FetchFault("passing", connectionFault(error));
}
