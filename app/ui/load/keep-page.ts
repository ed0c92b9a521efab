import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from "@remix-run/react";
import { noteLoad } from "./load-fault";

/**
 * The `clientLoader` of a page that filters, tabs and sorting change without a page load. When the next state cannot be
 * loaded, the page stays as it is and the frame says so (SRCH-18), instead of an error page.
 * @param route the route's id
 */
export function keepPage(route: string) {
  return async ({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> => {
    try {
      const data = ownAnswer(await serverLoader());
      noteLoad("well");
      return data;
    } catch (error) {
      const inView = isFault(error, request) ? dataInView(route, request) : undefined;
      if (inView === undefined) throw error;
      noteLoad("wrong");
      return inView;
    }
  };
}

/** The `clientAction` to go with {@link keepPage}: a change that could not be sent changes nothing. */
export async function keepPosted({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (!isFault(error, request)) throw error;
    noteLoad("wrong");
    return null;
  }
}

/**
 * Checks that data came from our own loader.
 * @throws for a page that something between the server and the browser sent instead
 */
export function ownAnswer<Data>(data: Data): Data & object {
  if (typeof data === "object" && data !== null) return data;
  throw new TypeError("This is not an answer of the site.");
}

/**
 * Whether the network or the server failed. Redirects and pages that do not exist are answers, and an aborted request
 * needs none.
 */
export function isFault(error: unknown, request: Request): boolean {
  return !(error instanceof Response && error.status < 500) && !request.signal.aborted;
}

/** The data of the page in view; undefined when another page is in view. */
function dataInView(route: string, request: Request): unknown {
  const { location, loaderData } = window.__remixRouter.state;
  const stays = location.pathname === new URL(request.url).pathname;
  return stays ? (loaderData as Readonly<Record<string, unknown>>)[route] : undefined;
}
