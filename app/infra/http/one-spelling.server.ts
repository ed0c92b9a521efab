import type { IncomingMessage } from "node:http";
import { plainPath } from "~/domain/url/plain-path";
import { requestKind } from "./incoming-request.server";
import { REFUSED } from "./refusal.server";

/**
 * Sends whoever asks for a page in a second spelling (a slash at its end, capitals) on to the first, by turning the request
 * into one for `routes/refused`, which leads on for good. What is posted goes where it was sent.
 */
export function leadToOneSpelling(request: IncomingMessage): void {
  // Only this function may set the header: a visitor's own is dropped.
  delete request.headers["x-moved-to"];
  const { method, url = "/" } = request;
  if ((method !== "GET" && method !== "HEAD") || requestKind(url) === "data") return;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const plain = plainPath(path);
  if (plain === null) return;
  request.headers["x-moved-to"] = `${plain}${url.slice(path.length)}`;
  request.url = REFUSED;
}
