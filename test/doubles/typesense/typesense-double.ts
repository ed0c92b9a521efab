import type { IncomingMessage, ServerResponse } from "node:http";
import { startHttpDouble } from "../http-double";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { property, Refusal } from "./schema";
import { searchCollection } from "./search";
import { deleteByFilter, describeCollection, exportLines, importLines, Store } from "./store";

const MOST_SEARCHES = 50;

/** How a request goes wrong. */
export interface Fault {
  /** Answered instead of what was asked, which is not done: 503 of a server that is starting or lagging. */
  readonly status?: number;
  /** Milliseconds before anything is done. */
  readonly beforeMs?: number;
  /** Milliseconds before the answer, when all is done. */
  readonly afterMs?: number;
  /** Only the first half of the lines of an import is done, and the connection ends without an answer. */
  readonly cut?: boolean;
}

/** A running double. */
export interface TypesenseDouble {
  readonly url: string;
  readonly store: Store;
  /** Every request as `METHOD /path`, in order. */
  readonly requests: readonly string[];
  /** Decides, for a request as `METHOD /path`, whether it goes wrong; at first none does. */
  faultOf: (request: string) => Fault | null;
  close(): Promise<void>;
}

/** The keys it accepts: one that may do everything and, if wanted, one that may only search. */
export interface DoubleKeys {
  readonly apiKey: string;
  readonly searchKey?: string;
}

interface Call {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
}

/**
 * A small stand-in for a Typesense 29 server, written from its documented requests and answers and from what its parser
 * does: real HTTP, real filters, facets, sorting and text over documents in memory, and the refusals of the
 * original. It shares no code with the adapter it tests.
 */
export async function startTypesenseDouble(keys: DoubleKeys): Promise<TypesenseDouble> {
  const store = new Store();
  const requests: string[] = [];
  const { url, close } = await startHttpDouble((request, response) => {
    const asked = `${request.method ?? ""} ${request.url ?? ""}`;
    requests.push(asked);
    void handle(store, keys, request, response, double.faultOf(asked) ?? {});
  });
  const double: TypesenseDouble = { url, store, requests, faultOf: () => null, close };
  return double;
}

async function handle(
  store: Store,
  keys: DoubleKeys,
  request: IncomingMessage,
  response: ServerResponse,
  { status, beforeMs = 0, afterMs = 0, cut = false }: Fault,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://double");
  const body = await text(request);
  if (beforeMs > 0) await pause(beforeMs);
  const call: Call = {
    method: request.method ?? "GET",
    path: url.pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: url.searchParams,
    body: cut ? firstHalf(body) : body,
  };
  try {
    authorise(keys, call, request.headers["x-typesense-api-key"]);
    if (status !== undefined) throw new Refusal(status, "Not Ready or Lagging");
    const answer = route(store, call);
    if (afterMs > 0) await pause(afterMs);
    if (cut) request.socket.destroy();
    else send(response, 200, answer);
  } catch (error) {
    if (error instanceof Refusal) send(response, error.code, { message: error.message });
    else send(response, 500, { message: String(error) });
  }
}

function firstHalf(body: string): string {
  const lines = body.split("\n");
  return lines.slice(0, Math.ceil(lines.length / 2)).join("\n");
}

function send(response: ServerResponse, status: number, answer: object | string): void {
  const isText = typeof answer === "string";
  response.writeHead(status, {
    "content-type": isText ? "text/plain; charset=utf-8" : "application/json; charset=utf-8",
  });
  response.end(isText ? answer : JSON.stringify(answer));
}

function authorise(keys: DoubleKeys, call: Call, given: unknown): void {
  if (call.path[0] === "health") return;
  const searches = call.path[0] === "multi_search" || call.path[3] === "search";
  if (given === keys.apiKey || (searches && given !== undefined && given === keys.searchKey)) return;
  throw new Refusal(401, "Forbidden - a valid `x-typesense-api-key` header must be sent.");
}

function route(store: Store, call: Call): object | string {
  const [resource = "", name = "", part = "", item = ""] = call.path;
  const verb = `${call.method} ${resource}${name === "" ? "" : "/:name"}${part === "" ? "" : `/${part}`}${item === "" ? "" : "/:item"}`;
  switch (verb) {
    case "GET health":
      return { ok: true };
    case "GET collections":
      return [...store.collections.values()].map(describeCollection);
    case "POST collections":
      return describeCollection(store.create(parseJson(call.body)));
    case "GET collections/:name":
      return describeCollection(store.find(name));
    case "DELETE collections/:name":
      return describeCollection(store.drop(name));
    case "GET aliases":
      return {
        aliases: [...store.aliases].map(([alias, target]) => ({ name: alias, collection_name: target })),
      };
    case "GET aliases/:name":
      return readAlias(store, name);
    case "PUT aliases/:name":
      return store.point(name, parseJson(call.body));
    case "PUT collections/:name/synonyms/:item":
      return store.setSynonym(store.find(name), item, parseJson(call.body));
    case "POST collections/:name/documents/:item":
      return importLines(store.find(name), call.body, call.query.get("action") ?? "create");
    case "DELETE collections/:name/documents":
      return deleteByFilter(store.find(name), call.query.get("filter_by") ?? "");
    case "GET collections/:name/documents/:item":
      if (item === "export") return exportLines(store.find(name), call.query.get("include_fields") ?? "");
      return searchCollection(store.find(name), Object.fromEntries(call.query));
    case "POST multi_search":
      return multiSearch(store, parseJson(call.body), Object.fromEntries(call.query));
    default:
      throw new Refusal(404, "Not Found");
  }
}

function readAlias(store: Store, name: string): object {
  const target = store.aliases.get(name);
  if (target === undefined) throw new Refusal(404, "Not Found");
  return { name, collection_name: target };
}

/** Always a 200 for the whole; a search that is refused says so in its own place. */
function multiSearch(store: Store, body: unknown, common: object): object {
  const searches = property(body, "searches");
  if (!Array.isArray(searches)) throw new Refusal(400, "Missing `searches` array.");
  if (searches.length > MOST_SEARCHES)
    throw new Refusal(
      400,
      `Number of multi searches exceeds \`limit_multi_searches\` value of ${MOST_SEARCHES}.`,
    );
  const results = searches.map((search: unknown) => {
    const params = { ...common, ...(typeof search === "object" ? search : {}) };
    try {
      return searchCollection(store.find(String(property(params, "collection"))), params);
    } catch (error) {
      if (error instanceof Refusal) return { code: error.code, error: error.message };
      throw error;
    }
  });
  return { results };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "Bad JSON.");
  }
}
