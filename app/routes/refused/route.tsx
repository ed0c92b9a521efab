import type { LoaderFunctionArgs } from "@remix-run/node";

const REFUSED: ReadonlySet<string> = new Set(["400", "403", "405"]);

/** What a request that was turned away at the door gets; a 404 for anybody who comes here by himself. */
export function loader({ request }: LoaderFunctionArgs): never {
  const asked = request.headers.get("x-refusal") ?? "";
  const status = REFUSED.has(asked) ? Number(asked) : 404;
  throw new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}

/** Makes it a page: root answers in the dealer's look. */
export default function RefusedRoute() {
  return null;
}
