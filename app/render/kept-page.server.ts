import type { LoaderFunctionArgs } from "@remix-run/node";
import { serverProcess } from "./server-process.server";

type Loader<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

/**
 * A public page's loader, which rests when the page cache holds the whole page or is about to: `entry.server.tsx`
 * answers with that page before it looks at data or errors. Requests for data alone always run.
 */
export function keepable<Data>(loader: Loader<Data>): Loader<Data> {
  return async (args) => {
    const { pages } = await serverProcess();
    return pages.load(args.request, args.context, () => loader(args));
  };
}

/** The same for the loader of what stands around every page, public or not. */
export function keepableAround<Data>(loader: Loader<Data>): Loader<Data> {
  return async (args) => {
    const { pages } = await serverProcess();
    return pages.loadAround(args.request, args.context, () => loader(args));
  };
}
