import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { startHttpDouble } from "../http-double";

/** How it answers: as it should, never, half a file and then nothing, with an error page and status 200, or a status. */
export type WebMood = "works" | "hangs" | "stalls" | "cuts" | "page" | number;

/** A request that arrived. */
export interface FeedRequest {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly status: number;
}

/** A web server that has files of stock. */
export interface FeedWeb {
  readonly url: string;
  mood: WebMood;
  /** By path. */
  readonly files: Map<string, Buffer>;
  /** Paths that lead elsewhere. */
  readonly redirects: Map<string, string>;
  /** What `Authorization` has to be; null for anything. */
  authorization: string | null;
  readonly asked: FeedRequest[];
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startFeedWeb(): Promise<FeedWeb> {
  const { url, close } = await startHttpDouble((request, response) => {
    const status = answer(web, request, response);
    web.asked.push({ path: request.url ?? "", headers: request.headers, status });
  });
  const web: FeedWeb = {
    url,
    mood: "works",
    files: new Map(),
    redirects: new Map(),
    authorization: null,
    asked: [],
    close,
  };
  return web;
}

/** @returns the status; 0 for none */
function answer(web: FeedWeb, request: IncomingMessage, response: ServerResponse): number {
  const { mood } = web;
  const end = (status: number, body: Buffer | string = "", headers: Record<string, string | number> = {}) => {
    response.writeHead(status, headers).end(body);
    return status;
  };
  if (mood === "hangs") return 0;
  if (typeof mood === "number") return end(mood, "in trouble");
  if (mood === "page") return end(200, "<!doctype html><html><body>Back soon</body></html>");
  if (web.authorization !== null && request.headers.authorization !== web.authorization) return end(401);
  const path = request.url ?? "";
  const to = web.redirects.get(path);
  if (to !== undefined) return end(302, "", { location: to });
  const file = web.files.get(path);
  if (file === undefined) return end(404);
  const etag = `"${createHash("sha256").update(file).digest("hex").slice(0, 12)}"`;
  if (request.headers["if-none-match"] === etag) return end(304, "", { etag });
  if (mood === "works") return end(200, file, { etag });
  response.writeHead(200, { etag, "content-length": file.length });
  response.write(file.subarray(0, file.length / 2), () => {
    if (mood === "cuts") request.socket.destroy();
  });
  return 200;
}
