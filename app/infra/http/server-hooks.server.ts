import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import morgan from "morgan";
import { withBase } from "~/domain/url/with-base";
import type { Logger } from "~/ports/logger";
import type { Metrics } from "~/ports/metrics";
import { parameterNames, prepareIncoming, requestKind } from "./incoming-request.server";
import { leadToOneSpelling } from "./one-spelling.server";
import { refuse } from "./refusal.server";
import { securityHeaders } from "./security-headers.server";
import { letGoOfBody } from "./unread-body.server";
import type { FlightBoard } from "./watchdog/flight-board.server";

export interface ServerHooks {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly production: boolean;
  readonly proxyHops: number;
  /** Where requests under way are noted for the watchdog; null without one. */
  readonly board: FlightBoard | null;
  /** A request begins: the edition of the dealers' files it is answered from, until it ends. */
  beginEdition?(): { readonly edition: string; end(): void };
  /** Tags of the languages a host has beside its first. */
  languagesOf(host: string): readonly string[];
  /** Where the framework answers for a path of a host's own that no route has; null for any other path. */
  innerPath?(host: string, path: string): string | null;
}

const REQUEST_START = "http.server.request.start";

/** Requests that have begun and not yet ended. */
export interface InFlight {
  readonly count: number;
  /** From now on every answer closes its connection. Resolves when the last request has ended. */
  drain(): Promise<void>;
  /** Stops watching: requests that begin from now on are not seen. */
  uninstall(): void;
}

/**
 * Watches every request of the HTTP server from outside: gives it an id, makes its headers safe, sets the headers that every
 * answer carries, and writes one log line and one measurement when it ends. Uses Node's diagnostics channel, because
 * remix-serve builds the server, and because static files, redirects and the framework's bare errors never reach
 * `entry.server.tsx`.
 */
export function installServerHooks(hooks: ServerHooks): InFlight {
  const headers = Object.entries(securityHeaders(hooks.production));
  const open = new Set<ServerResponse>();
  let drained: (() => void) | null = null;
  silenceAccessLog();
  const begun = (event: unknown) => {
    if (!isExchange(event)) return;
    const { request, response } = event;
    const start = performance.now();
    const id = prepareIncoming(request, hooks.proxyHops, hooks.languagesOf);
    keepLanguage(request, response);
    const dealers = hooks.beginEdition?.();
    // Set here and never accepted from outside.
    if (dealers === undefined) delete request.headers["x-dealers-edition"];
    else request.headers["x-dealers-edition"] = dealers.edition;
    const asked = { method: request.method, target: request.url ?? "/" };
    const landed = hooks.board?.begin(
      { id, method: asked.method ?? "", path: pathOf(asked.target) },
      Date.now(),
    );
    request.url = hooks.innerPath?.(request.headers.host ?? "", asked.target) ?? asked.target;
    leadToOneSpelling(request);
    refuse(request);
    letGoOfBody(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("X-Request-Id", id);
    if (drained !== null) response.setHeader("Connection", "close");
    open.add(response);
    response.once("close", () => {
      open.delete(response);
      landed?.();
      dealers?.end();
      report(hooks, request, response, { id, ...asked, ms: performance.now() - start });
      if (open.size === 0) drained?.();
    });
  };
  subscribe(REQUEST_START, begun);
  return {
    uninstall: () => void unsubscribe(REQUEST_START, begun),
    get count() {
      return open.size;
    },
    drain: () =>
      new Promise((resolve) => {
        drained = resolve;
        for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
        if (open.size === 0) resolve();
      }),
  };
}

/** Keeps a redirect in the language of its request: routes answer with addresses that have no language. */
function keepLanguage({ headers }: IncomingMessage, response: ServerResponse): void {
  const language = headers["x-site-language"];
  if (typeof language !== "string") return;
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === "location" && typeof value === "string"
        ? withBase(`/${language}`, value)
        : value,
    );
}

/** What a request asked for, before a refusal changed it. */
interface Seen {
  readonly id: string;
  readonly method: string | undefined;
  readonly target: string;
  readonly ms: number;
}

function report(
  { logger, metrics }: ServerHooks,
  request: IncomingMessage,
  response: ServerResponse,
  { id, method, target, ms }: Seen,
): void {
  const kind = requestKind(target);
  // 499: the visitor left before the answer, so none was given, whatever status had been set.
  const status = response.writableFinished ? response.statusCode : 499;
  metrics.requestFinished(kind, status, ms / 1000);
  const fields = {
    id,
    method,
    host: request.headers.host,
    path: pathOf(target),
    params: parameterNames(target),
    kind,
    status,
    ms: Math.round(ms * 10) / 10,
  };
  const quiet = kind === "asset" || kind === "probe" || kind === "media";
  if (status >= 500) logger.warn(fields, "request");
  else if (quiet) logger.debug(fields, "request");
  else logger.info(fields, "request");
}

/** The path of an address, without its parameters, which can be personal. */
function pathOf(target: string): string {
  return (target.split("?", 1)[0] ?? "").slice(0, 300);
}

/** Silences the log line that remix-serve prints for each request, which has the whole query in it. */
function silenceAccessLog(): void {
  morgan.format("tiny", () => undefined);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function isExchange(event: unknown): event is Exchange {
  if (typeof event !== "object" || event === null || !("request" in event) || !("response" in event))
    return false;
  return event.request instanceof IncomingMessage && event.response instanceof ServerResponse;
}
