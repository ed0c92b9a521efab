import type { EntryContext } from "@remix-run/node";
import { type RootData, rootDataFor } from "./root-data.server";

/**
 * The page with root's data also where the framework ran no loader: after an action that threw or was refused, and for
 * an address that takes no form. Without it the page would know no dealer. As it is where nobody answers at the host.
 */
export async function withRootData(request: Request, context: EntryContext): Promise<EntryContext> {
  const { staticHandlerContext: handled, serverHandoffString: handoff = "{}" } = context;
  // Null where no loader ran.
  if (handled.errors === null || (handled.loaderData["root"] ?? null) !== null) return context;
  const root = await rootDataFor(request).catch(() => null);
  if (root === null) return context;
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
