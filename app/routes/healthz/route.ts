/** Alive: the process answers. Says nothing about what it depends on; `/readyz` does. */
export function loader(): Response {
  return new Response("ok\n", { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
}
