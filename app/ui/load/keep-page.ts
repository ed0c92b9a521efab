import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from "@remix-run/react";
import { noteLoad } from "./load-fault";

/**
 * `clientLoader` of a page whose filters, tabs and sorting change it in place. When the next state cannot be had, the
 * one in view stays whole and the frame says so (SRCH-18), instead of giving way to an error page.
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

/** `clientAction` beside {@link keepPage}: a change that could not be sent changes nothing. */
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
 * Data as our loaders send it.
 * @throws for a page that something between us and the browser answered with
 */
export function ownAnswer<Data>(data: Data): Data & object {
  if (typeof data === "object" && data !== null) return data;
  throw new TypeError("This is not an answer of the site.");
}

/** Whether network or server failed: redirects and pages that are not there are answers, and nobody waits any more for the rest. */
export function isFault(error: unknown, request: Request): boolean {
  return !(error instanceof Response && error.status < 500) && !request.signal.aborted;
}

/** Undefined when another page is in view. */
function dataInView(route: string, request: Request): unknown {
  const { location, loaderData } = window.__remixRouter.state;
  const stays = location.pathname === new URL(request.url).pathname;
  return stays ? (loaderData as Readonly<Record<string, unknown>>)[route] : undefined;
}
