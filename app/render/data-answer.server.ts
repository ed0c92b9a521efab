/**
 * The answer to a request for a page's data alone. Adds a `Cache-Control` when it has none. Answers of 400 to 499 that
 * the framework made (a route that the address does not have, a method it does not accept) get a plain JSON body
 * instead of the framework's report of a server error.
 */
export function dataAnswer(response: Response): Response {
  const { status, headers } = response;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  // Answers that a route throws on purpose do not carry this header; they stay as they are.
  if (status < 400 || status >= 500 || !headers.has("X-Remix-Error")) return response;
  const refused = new Headers({
    ...Object.fromEntries(headers),
    "Content-Type": "application/json; charset=utf-8",
  });
  refused.delete("Content-Length");
  return new Response(JSON.stringify({ message: "There is no such data" }), {
    status: status === 403 ? 404 : status,
    headers: refused,
  });
}
