/** Every address no other route knows. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

/** Never shown: the loader always throws. A component makes Remix render the error page instead of a bare answer. */
export default function NotFoundRoute() {
  return null;
}
