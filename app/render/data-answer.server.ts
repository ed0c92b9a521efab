/**
 * An answer with a page's data alone, as it is to be sent: it says who may keep it, and where nothing was wrong here
 * (a route that the address has not, a method it does not take) it does not speak of an error of the server's.
 */
export function dataAnswer(response: Response): Response {
  const { status, headers } = response;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  // Answers that a route throws on purpose carry another header, and are its own words.
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
