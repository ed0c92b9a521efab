import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const REQUEST_ID = /^[\w.-]{8,100}$/;
/** A host name with an optional port; brackets and colons are for IPv6 addresses. */
const HOST = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const NO_HOST = "invalid.invalid";
/** The origin part of a request line that names a whole address, as proxies may send it. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * Makes a raw request fit to be handed on, before anything else sees it. The server builds an address out of
 * `Host` and the request line and answers 500 when that fails; hostile ones become a host nobody has, hence a 404.
 * `X-Forwarded-Host` is dropped: only `Host` decides the dealer (DESIGN §7). `X-From-This-Machine` and
 * `X-Request-Kind` are ours to set.
 * @param trustsProxy whether `X-Request-Id` comes from our own proxy and not from a visitor
 * @returns the id of the request, also set as its `x-request-id` header
 */
export function prepareIncoming(request: IncomingMessage, trustsProxy: boolean): string {
  const { headers } = request;
  const { "x-request-id": given } = headers;
  const id = trustsProxy && typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
  headers["x-request-id"] = id;
  headers.host = usableHost(headers.host);
  delete headers["x-forwarded-host"];
  markLocal(request);
  request.url = usableTarget(request.url ?? "/");
  // The framework hides from loaders whether a page or only its data was asked for; the page cache has to know.
  headers["x-request-kind"] = requestKind(request.url);
  return id;
}

/** Tells routes whether the request was made on this very machine, and not passed on by a proxy running on it. */
function markLocal({ headers, socket }: IncomingMessage): void {
  const forwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  const isLocal = !forwarded && LOOPBACK.test(socket.remoteAddress ?? "");
  headers["x-from-this-machine"] = isLocal ? "yes" : "no";
}

function usableHost(host: string | undefined): string {
  return host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`) ? host : NO_HOST;
}

function usableTarget(target: string): string {
  const path = target.replace(ABSOLUTE_FORM, "");
  return path.startsWith("/") ? path : `/${path.startsWith("?") ? path : ""}`;
}

/** Which sort of thing an address names; a fixed set, for metrics and logs. */
export function requestKind(target: string): string {
  const [path = "", query = ""] = target.split("?", 2);
  if (path.startsWith("/assets/")) return "asset";
  if (path.startsWith("/media/")) return "media";
  if (["/healthz", "/readyz", "/metrics"].includes(path)) return "probe";
  if (/(?:^|&)_data=/.test(query)) return "data";
  return /\.[a-z0-9]{2,5}$/i.test(path) ? "file" : "document";
}

/** The names of the parameters, not their values: those can be personal. Cut short, names are a visitor's too. */
export function parameterNames(target: string): string[] {
  const mark = target.indexOf("?");
  if (mark < 0) return [];
  const names = new Set(new URLSearchParams(target.slice(mark)).keys());
  return [...names].slice(0, 20).map((name) => name.slice(0, 40));
}
