import type { LoaderFunctionArgs } from "@remix-run/node";
import { makeInitials } from "~/domain/make/make-initials";
import { findMake } from "~/domain/make/make-list";
import { requireSite } from "~/request/site-context.server";
import { mapColors } from "~/templates/swatches.server";

/** Pixels of the letters in a square of 64, by how many there are. */
const SIZES: Readonly<Record<number, number>> = { 1: 34, 2: 28, 3: 21 };
const FACES = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** The letters that stand for a make, in the dealer's quiet colours: nobody's artwork (MODEL-06). */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { site, theme } = await requireSite(request);
  const slug = /^([\p{L}\p{N}][\p{L}\p{N}-]{0,59})\.svg$/u.exec(params["file"] ?? "")?.[1];
  const initials = makeInitials((slug === undefined ? null : findMake(slug)?.name) ?? slug ?? "");
  if (initials === "") throw new Response("No logo of this name.", { status: 404, statusText: "Not Found" });
  const { ground, text } = mapColors(site.template, theme.tokens);
  const size = SIZES[initials.length] ?? SIZES[3];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
    `<rect width="64" height="64" rx="12" fill="${ground}"/>` +
    `<text x="32" y="32" dy=".36em" text-anchor="middle" fill="${text}" font-family="${FACES}" font-weight="700" font-size="${String(size)}">${initials}</text></svg>`;
  return new Response(svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400, s-maxage=604800" },
  });
}
