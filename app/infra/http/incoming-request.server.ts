import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

const REQUEST_ID = /^[\w.-]{8,100}$/;
/** A host name with an optional port; brackets and colons are for IPv6 addresses. */
const HOST = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const NO_HOST = "invalid.invalid";
/** The origin part of a request line that names a whole address, as proxies may send it. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * Makes a raw request safe before anything else sees it. The server builds an address out of `Host` and the request
 * line, and answers 500 when that fails: a hostile host is replaced by one that no dealer has, which gives a 404.
 *
 * `X-Forwarded-Host` is dropped, because only `Host` decides the dealer. `X-From-This-Machine`, `X-Visitor-Address` and
 * `X-Request-Kind` are set here and never accepted from outside. An address in one of the dealer's further languages
 * loses its first part, which becomes `X-Site-Language`: routes know one set of addresses.
 * @param proxyHops how many proxies of the operator stand in front; with 0, `X-Request-Id` and `X-Forwarded-For` come
 * from visitors and are ignored
 * @param languagesOf the tags of a host's further languages
 * @returns the id of the request, also set as its `x-request-id` header
 */
export function prepareIncoming(
  request: IncomingMessage,
  proxyHops: number,
  languagesOf: (host: string) => readonly string[] = () => [],
): string {
  const { headers } = request;
  const { "x-request-id": given } = headers;
  const id = proxyHops > 0 && typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
  headers["x-request-id"] = id;
  headers.host = usableHost(headers.host);
  markLocal(request);
  delete headers["x-forwarded-host"];
  headers["x-visitor-address"] = visitorAddress(request, proxyHops);
  request.url = usableTarget(request.url ?? "/");
  takeLanguage(request, languagesOf(headers.host));
  // The framework hides from loaders whether a page or only its data was asked for; the page cache has to know.
  headers["x-request-kind"] = requestKind(request.url);
  return id;
}

/** Pictures and papers do not differ by language, so they have one address. */
const IN_NO_LANGUAGE = /(?:\.(?!json$|xml$)[a-z0-9]{2,5}|\/pdf)$/i;

function takeLanguage(request: IncomingMessage, languages: readonly string[]): void {
  delete request.headers["x-site-language"];
  const target = request.url ?? "/";
  for (const tag of languages) {
    const rest = target.startsWith(`/${tag}`) ? target.slice(tag.length + 1) : "-";
    if (!/^(?:$|[/?])/.test(rest) || IN_NO_LANGUAGE.test(rest.split("?", 1)[0] ?? "")) continue;
    request.headers["x-site-language"] = tag;
    // Never two slashes at the start, which would name a host.
    request.url = `/${rest.replace(/^\/+/, "")}`;
    return;
  }
}

/** Headers with which a proxy says for whom it speaks. */
const FROM_A_PROXY =
  /^(?:x-forwarded(?:-.*)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/;
/** Host names of this machine itself; requests through a proxy have a public host name. */
const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/** Notes for routes whether the request was made on this machine and not passed on by a proxy running on it. */
function markLocal({ headers, socket }: IncomingMessage): void {
  const forwarded = Object.keys(headers).some((name) => FROM_A_PROXY.test(name));
  const isLocal =
    !forwarded && LOOPBACK.test(socket.remoteAddress ?? "") && LOCAL_HOST.test(headers.host ?? "");
  headers["x-from-this-machine"] = isLocal ? "yes" : "no";
}

/** The address of the visitor: that of the connection, or behind proxies the one that the outermost of them noted. */
function visitorAddress({ headers, socket }: IncomingMessage, proxyHops: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const noted = proxyHops > 0 ? forwarded.at(-proxyHops)?.trim() : "";
  return household(noted || (socket.remoteAddress ?? ""));
}

/**
 * An IPv6 address reduced to its /64 network: whoever has one address of it has them all, and could otherwise count as
 * a new visitor each time.
 */
function household(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

function usableHost(host: string | undefined): string {
  const usable = host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`);
  // Browsers write an origin in lower case, and the framework compares the two letter by letter.
  return usable ? host.toLowerCase() : NO_HOST;
}

function usableTarget(target: string): string {
  const local = target.replace(ABSOLUTE_FORM, "");
  const [path = "", ...query] = (
    local.startsWith("/") ? local : `/${local.startsWith("?") ? local : ""}`
  ).split(/(?=\?)/);
  return readablePath(path) + query.join("");
}

/**
 * A path that can be decoded; the server prints a stack trace for others. A `%` that begins no encoded character is
 * kept as a character.
 */
function readablePath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

/** What kind of thing an address names, from a fixed set, for metrics and logs. */
export function requestKind(target: string): string {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? "" : target.slice(mark + 1);
  if (path.startsWith("/assets/")) return "asset";
  if (path.startsWith("/media/")) return "media";
  if (["/healthz", "/readyz", "/metrics"].includes(path)) return "probe";
  // Read as the framework reads it: the name may be encoded, and may have no value.
  if (/_|%5f/i.test(query) && new URLSearchParams(query).has("_data")) return "data";
  return /\.[a-z0-9]{2,5}$/i.test(path) ? "file" : "document";
}

/**
 * The names of the parameters without their values, which can be personal. The names are cut, because a visitor can
 * write anything into them.
 */
export function parameterNames(target: string): string[] {
  const mark = target.indexOf("?");
  if (mark < 0) return [];
  const names = new Set(new URLSearchParams(target.slice(mark)).keys());
  return [...names].slice(0, 20).map((name) => name.slice(0, 40));
}
