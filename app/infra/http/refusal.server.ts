import type { IncomingMessage } from "node:http";

/** The address that answers for requests turned away; `routes/refused` reads the status from `x-refusal`. */
const REFUSED = "/refused";
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** No address of ours takes another; of some the framework cannot even make a request, and answers 500. */
const KNOWN_METHODS: ReadonlySet<string> = new Set([...SAFE_METHODS, "POST"]);

/** More than one host, origin not allowed, method not allowed. */
export type Refusal = 400 | 403 | 405;

/**
 * Turns a request away that must not reach a page, by making it one for the refusal's own address: the framework
 * would answer a bare 500 to a foreign origin and to an unknown method. Expects a cleaned `Host`.
 * @returns why, or null when the request is left as it is
 */
export function refuse(request: IncomingMessage): Refusal | null {
  // Ours to set: nobody else decides what is refused.
  delete request.headers["x-refusal"];
  const refusal = refusalOf(request);
  if (refusal === null) return null;
  request.headers["x-refusal"] = String(refusal);
  request.method = request.method === "HEAD" ? "HEAD" : "GET";
  request.url = REFUSED;
  return refusal;
}

function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = "GET", headers } = request;
  if (namesTwoHosts(request)) return 400;
  if (!KNOWN_METHODS.has(method)) return 405;
  return SAFE_METHODS.has(method) || isOwnOrigin(headers.origin, headers.host) ? null : 403;
}

/** A proxy might take the other one (RFC 9112, 3.2). Of several, Node shows the first as `headers.host`. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host").length > 1;
}

/** Programs send no origin, browsers always do with a form; `null` is a form whose page hides where it is from. */
function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || origin === "") return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
