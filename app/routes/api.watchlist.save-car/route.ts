import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { watchlistCall } from "~/pages/watchlist/watchlist-call.server";

/** POST saves a vehicle to the caller's watchlist (CALL-11). */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return watchlistCall(request, "save");
}

/** There is nothing to read here. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return watchlistCall(request, "save");
}
