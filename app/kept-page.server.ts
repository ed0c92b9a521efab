import type { LoaderFunctionArgs } from "@remix-run/node";
import { serverProcess } from "~/server-process.server";

/**
 * A loader that does not run when the page cache holds the whole page: `entry.server.tsx` then answers with that
 * page and looks at no data. For loaders of public pages, root's included; requests for data alone always run.
 */
export function keepable<Data>(
  loader: (args: LoaderFunctionArgs) => Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Data> {
  return async (args) => {
    const { pages } = await serverProcess();
    // Nothing reads it: the page is not rendered.
    if (pages.isKept(args.request, args.context)) return null as Data;
    return loader(args);
  };
}
