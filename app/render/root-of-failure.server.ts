import type { EntryContext } from "@remix-run/node";
import { withRoot } from "./entry-context.server";
import { rootDataFor } from "./root-data.server";

/**
 * The page with root's data also where the framework ran no loader: after an action that threw or was refused, and for
 * an address that takes no form. Without it the page would know no dealer. As it is where nobody answers at the host.
 */
export async function withRootData(request: Request, context: EntryContext): Promise<EntryContext> {
  const { staticHandlerContext: handled } = context;
  // Null where no loader ran.
  if (handled.errors === null || (handled.loaderData["root"] ?? null) !== null) return context;
  const root = await rootDataFor(request).catch(() => null);
  if (root === null) return context;
  return withRoot(context, root);
}
