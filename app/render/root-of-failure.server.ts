import type { EntryContext } from "@remix-run/node";
import { withRoot } from "./entry-context.server";
import { rootDataFor } from "./root-data.server";

/**
 * Adds root's data to a page for which the framework ran no loader: after an action that threw or was refused, and for
 * an address that takes no form. Without it the page would have no dealer. Where no dealer has the host, the context
 * stays as it is.
 */
export async function withRootData(request: Request, context: EntryContext): Promise<EntryContext> {
  const { staticHandlerContext: handled } = context;
  // `errors` is null when nothing failed; root's data is missing when no loader ran.
  if (handled.errors === null || (handled.loaderData["root"] ?? null) !== null) return context;
  const root = await rootDataFor(request).catch(() => null);
  if (root === null) return context;
  return withRoot(context, root);
}
