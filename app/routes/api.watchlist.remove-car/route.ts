import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { watchlistCall } from "~/pages/watchlist/watchlist-call.server";

/** POST removes a vehicle from the caller's watchlist (CALL-12). */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return watchlistCall(request, "remove");
}

/** There is nothing to read here. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return watchlistCall(request, "remove");
}
