import type { EntryContext } from "@remix-run/node";
import { withBase } from "~/domain/url/with-base";
import type { RootData } from "./root-data.server";

/**
 * The context with this page's routes only. The render would otherwise build all routes of the site and search them for
 * those of the page, which is a twentieth of the cost of a results page.
 */
export function ownRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

/**
 * The page with its address as the browser shows it: with the part of its language, which the request lost on its way
 * in (`infra/http/incoming-request`). The browser's router reads this base from the page.
 */
export function atSiteBase(context: EntryContext, base: string): EntryContext {
  if (base === "") return context;
  const { staticHandlerContext: handled, serverHandoffString: handoff = "" } = context;
  const location = { ...handled.location, pathname: withBase(base, handled.location.pathname) };
  return {
    ...context,
    staticHandlerContext: { ...handled, basename: base, location },
    serverHandoffString: handoff.replace(/"basename":"[^"]*"/, `"basename":${JSON.stringify(base)}`),
  };
}

/** The page with other data for what stands around it, on the server and in what the browser's router gets. */
export function withRoot(context: EntryContext, root: RootData): EntryContext {
  const { staticHandlerContext: handled, serverHandoffString: handoff = "{}" } = context;
  return {
    ...context,
    staticHandlerContext: { ...handled, loaderData: { ...handled.loaderData, root } },
    serverHandoffString: handedOver(handoff, root),
  };
}

/** The page's hand-off to the browser's router, which hydrates the same page, with root's data in it. */
function handedOver(handoff: string, root: RootData): string {
  // The framework wrote it (`createServerHandoffString`).
  const given = JSON.parse(handoff) as { state?: { loaderData?: object } };
  const state = { ...given.state, loaderData: { ...given.state?.loaderData, root } };
  // Escaped, so that nothing in it ends the script element.
  return JSON.stringify({ ...given, state }).replace(/[&<>\u2028\u2029]/g, escaped);
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
