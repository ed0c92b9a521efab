import type { EntryContext } from "@remix-run/node";
import { type RootData, rootDataFor } from "./root-data.server";

/**
 * Adds root's data to a page for which the framework ran no loader: after an action that threw or was refused, and for
 * an address that takes no form. Without it the page would have no dealer. Where no dealer has the host, the context
 * stays as it is.
 */
export async function withRootData(request: Request, context: EntryContext): Promise<EntryContext> {
  const { staticHandlerContext: handled, serverHandoffString: handoff = "{}" } = context;
  // `errors` is null when nothing failed; root's data is missing when no loader ran.
  if (handled.errors === null || (handled.loaderData["root"] ?? null) !== null) return context;
  const root = await rootDataFor(request).catch(() => null);
  if (root === null) return context;
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
