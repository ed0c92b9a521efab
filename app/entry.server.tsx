import { randomBytes } from "node:crypto";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { renderToString } from "react-dom/server";
import { asksForText } from "~/domain/content/wants-text";
import { TranslationProvider } from "~/i18n/translation";
import { pageText, textHeaders } from "./render/page-text.server";
import { atSiteBase, ownRoutes } from "./render/entry-context.server";
import { withLateScript } from "./render/late-script.server";
import { withOfferedLanguage } from "./render/offered-language.server";
import { pageTranslator } from "./render/page-i18n.server";
import { withRootData } from "./render/root-data-for-errors.server";
import { SCRIPT_LAST } from "./render/script-last";
import { serverProcess } from "./render/server-process.server";
import { SiteBaseProvider } from "~/ui/link/site-base";
import { NonceProvider } from "~/ui/nonce/nonce";

// Awaited while the server loads: it does not listen before stock and configuration are there.
const { logger, pages, withPolicy, renderTurn } = await serverProcess();

/**
 * Answers with a page: from the page cache when it may, else rendered. The page is rendered as a whole and not as a
 * stream, because its Content-Security-Policy names the scripts that are in it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const kept = pages.find(request, loadContext);
  if (kept !== null) return kept;
  const whole = await withOfferedLanguage(await withRootData(request, context), request, headers);
  const t = pageTranslator(whole.staticHandlerContext.loaderData);
  const language = request.headers.get("x-site-language");
  const base = language === null ? "" : `/${language}`;
  const own = atSiteBase(ownRoutes(whole), base);
  const nonce = randomBytes(16).toString("base64url");
  await renderTurn();
  const page = renderToString(
    <TranslationProvider t={t}>
      <SiteBaseProvider base={base}>
        <NonceProvider value={nonce}>
          <RemixServer context={own} url={request.url} />
        </NonceProvider>
      </SiteBaseProvider>
    </TranslationProvider>,
  );
  if (status === 200 && asksForText(request)) {
    const text = bytesOf([pageText(page)]);
    return pages.respond(request, loadContext, { status, headers: textHeaders(headers), page: text });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (status === 405)
    headers.set("Allow", request.headers.has("x-refusal") ? "GET, HEAD, POST" : "GET, HEAD");
  const pieces = withPolicy(scriptLast(`<!DOCTYPE html>${page}`, own, nonce), nonce, {
    headers,
    host: request.headers.get("host"),
    edition: request.headers.get("x-dealers-edition"),
  });
  return pages.respond(request, loadContext, { status, headers, page: bytesOf(pieces) });
}

/** The text of a page as it is sent, copied once. */
function bytesOf(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  return bytes;
}

/** The page with its own script where the framework's tags would stand (`document`). */
function scriptLast(page: string, context: EntryContext, nonce: string): readonly string[] {
  if (!SCRIPT_LAST) return [page];
  const { manifest, staticHandlerContext, serverHandoffString = "" } = context;
  const matched = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return withLateScript(page, {
    nonce,
    handoff: serverHandoffString,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(matched.map(({ id, module }) => [id, module])),
    imports: [...manifest.entry.imports, ...matched.flatMap(({ imports = [] }) => imports)],
  });
}

/**
 * Logs what a loader, an action or the render threw by mistake. Responses that are thrown on purpose do not come here.
 */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted || isRefusal(error)) return;
  logger.error({ id: request.headers.get("x-request-id"), error }, "Unexpected error");
}

/**
 * The framework's own "no such route" and "method not allowed": the visitor's mistake, which the log line of the
 * request shows.
 */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

export { dataAnswer as handleDataRequest } from "./render/data-answer.server";
