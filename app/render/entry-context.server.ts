import type { EntryContext } from "@remix-run/node";
import { withBase } from "~/domain/url/with-base";
import type { RootData } from "./root-data.server";

/**
 * What the render is told of the site's routes: those of this page. It would otherwise build all of them again and
 * look through them for the page's own, a twentieth of what a results page costs.
 */
export function ownRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

/**
 * The page as the browser's address has it: with the language's part, that the request lost on its way in
 * (`infra/http/incoming-request`). The browser's router reads the base from what the page hands over.
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

/** What the page hands to the browser's router, which draws the same page again. */
function handedOver(handoff: string, root: RootData): string {
  // The framework wrote it (`createServerHandoffString`).
  const given = JSON.parse(handoff) as { state?: { loaderData?: object } };
  const state = { ...given.state, loaderData: { ...given.state?.loaderData, root } };
  // Nothing in it ends the script it stands in.
  return JSON.stringify({ ...given, state }).replace(/[&<>\u2028\u2029]/g, escaped);
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
