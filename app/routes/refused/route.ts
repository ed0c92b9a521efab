import type { LoaderFunctionArgs } from "@remix-run/node";

const REASONS: ReadonlyMap<string, string> = new Map([
  ["400", "This request names more than one host."],
  ["403", "This form was sent from another site, so nothing was done."],
  ["405", "This address does not take that method."],
  ["413", "That is more than this site takes at once."],
]);

/** What a request that was turned away at the door gets; a 404 for anybody who comes here by himself. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const status = request.headers.get("x-refusal") ?? "";
  const reason = REASONS.get(status);
  if (reason === undefined) throw new Response("Not Found", { status: 404 });
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  if (status === "405") headers.set("Allow", "GET, HEAD, POST");
  return new Response(`${reason}\n`, { status: Number(status), headers });
}
