import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { TranslationProvider } from "~/i18n/translation";
import { pageTranslator } from "~/render/page-i18n.server";
import { galleryServices } from "../site/gallery-services.server";

await galleryServices();

/** A page of the gallery, whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const t = pageTranslator(context.staticHandlerContext.loaderData);
  const page = renderToString(
    <TranslationProvider t={t}>
      <RemixServer context={context} url={request.url} />
    </TranslationProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}
