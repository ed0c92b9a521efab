import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

const REFUSED: ReadonlySet<string> = new Set(["400", "403", "405"]);

/**
 * The answer to a request that was refused before it reached a page (`infra/http/refusal`), or whose page has another
 * spelling (`infra/http/one-spelling`); a 404 for everybody else.
 */
export function loader({ request }: LoaderFunctionArgs): never {
  const moved = request.headers.get("x-moved-to");
  if (moved !== null) throw redirect(moved, 301);
  const asked = request.headers.get("x-refusal") ?? "";
  const status = REFUSED.has(asked) ? Number(asked) : 404;
  throw new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}

/** A component makes this route a page: root answers in the dealer's look. */
export default function RefusedRoute() {
  return null;
}
