const ELSEWHERE = "This address belongs to the dealer's site, which is not in the gallery.";

/** Links of the examples lead to pages of the site. */
export function loader() {
  throw new Response(ELSEWHERE, { status: 404 });
}

/** So do its forms. */
export function action() {
  loader();
}

export default function Elsewhere() {
  return null;
}
