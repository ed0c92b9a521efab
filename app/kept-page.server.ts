import type { LoaderFunctionArgs } from "@remix-run/node";
import { serverProcess } from "~/server-process.server";

/**
 * A loader that stops at once when the page cache holds the whole page: `entry.server.tsx` answers with that page
 * before it looks at data or errors. For loaders of public pages, root's included; requests for data alone always run.
 * @throws a 503 Response in place of data nobody reads: it would be seen only if the page were rendered after all
 */
export function keepable<Data>(
  loader: (args: LoaderFunctionArgs) => Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Data> {
  return async (args) => {
    const { pages } = await serverProcess();
    if (pages.isKept(args.request, args.context)) throw new Response(null, { status: 503 });
    return loader(args);
  };
}
