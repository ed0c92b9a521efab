import type { LoaderFunctionArgs } from "@remix-run/node";
import { serverProcess } from "./server-process.server";

type Loader<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

/**
 * Wraps the loader of a public page: the loader does not run when the page cache has the finished page, or when the
 * page is being rendered for somebody else. `entry.server.tsx` then answers with that page and never looks at the
 * loader's data. Requests for data alone always run the loader.
 */
export function keepable<Data>(loader: Loader<Data>): Loader<Data> {
  return async (args) => {
    const { pages } = await serverProcess();
    return pages.load(args.request, args.context, () => loader(args));
  };
}

/** The same for the loader of what stands around every page (root's), which also runs for pages that are not public. */
export function keepableAround<Data>(loader: Loader<Data>): Loader<Data> {
  return async (args) => {
    const { pages } = await serverProcess();
    return pages.loadAround(args.request, args.context, () => loader(args));
  };
}
