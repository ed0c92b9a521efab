import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

/** Renders a page whole, not as a stream: its Content-Security-Policy holds hashes of what is in it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const html = `<!DOCTYPE html>${renderToString(<RemixServer context={context} url={request.url} />)}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
