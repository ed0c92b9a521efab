import type { IncomingMessage } from "node:http";

/** The address that answers for requests that reach no page; `routes/refused` reads why from their headers. */
export const REFUSED = "/refused";
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/**
 * No page of the site takes another method; some of them the framework cannot even turn into a request, and answers
 * 500.
 */
const KNOWN_METHODS: ReadonlySet<string> = new Set([...SAFE_METHODS, "POST"]);

/** Addresses that dealers' systems push stock and add leads to take these as well, or refuse them in the form of their other answers. */
const PUSH_METHODS: ReadonlySet<string> = new Set(["PUT", "DELETE", "PATCH", "OPTIONS"]);
const PUSHED_TO = /^\/api\/(?:stock\/[^/]|leads\/?$)/;

/** More than one host, origin not allowed, method not allowed. */
export type RefusalStatus = 400 | 403 | 405;

/**
 * Refuses a request that must not reach a page, by turning it into a request for the address of refusals. The framework
 * alone would answer a bare 500 to a foreign origin and to an unknown method. Expects a cleaned `Host`.
 * @returns why, or null when the request is left as it is
 */
export function refuse(request: IncomingMessage): RefusalStatus | null {
  // Only this function may set the header: a visitor's own is dropped.
  delete request.headers["x-refusal"];
  const refusal = refusalOf(request);
  if (refusal === null) return null;
  request.headers["x-refusal"] = String(refusal);
  request.method = request.method === "HEAD" ? "HEAD" : "GET";
  request.url = REFUSED;
  return refusal;
}

function refusalOf(request: IncomingMessage): RefusalStatus | null {
  const { method = "GET", headers, url = "/" } = request;
  if (namesTwoHosts(request)) return 400;
  if (!KNOWN_METHODS.has(method) && !(PUSH_METHODS.has(method) && isPushedTo(url))) return 405;
  return SAFE_METHODS.has(method) || isOwnOrigin(headers.origin, headers.host) ? null : 403;
}

/** Read as the framework reads it, without the dots that lead elsewhere. */
function isPushedTo(url: string): boolean {
  const base = "http://invalid.invalid";
  return URL.canParse(base + url) && PUSHED_TO.test(new URL(base + url).pathname);
}

/**
 * Whether a request names two hosts. A proxy might have taken the other one (RFC 9112, 3.2); Node shows only the first
 * as `headers.host`.
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host").length > 1;
}

/**
 * Whether the origin is the site's own. Programs send none, browsers always send one with a form; `null` is a form
 * whose page hides its origin.
 */
function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || origin === "") return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
