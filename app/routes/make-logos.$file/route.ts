import type { LoaderFunctionArgs } from "@remix-run/node";
import { findMake } from "~/domain/make/make-list";
import { requireSite } from "~/request/site-context.server";
import { mapColors } from "~/templates/swatches.server";

const HEIGHT = 40;
/** Pixels a letter takes, and of both margins together. */
const LETTER = 17;
const MARGINS = 8;
const FACES = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** A make's name set in capitals, in the dealer's colour of text: nobody's artwork (MODEL-06). */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { site, theme } = await requireSite(request);
  const slug = /^([\p{L}\p{N}][\p{L}\p{N}-]{0,59})\.svg$/u.exec(params["file"] ?? "")?.[1];
  if (slug === undefined)
    throw new Response("No logo of this name.", { status: 404, statusText: "Not Found" });
  const name = (findMake(slug)?.name ?? slug.replaceAll("-", " ")).toUpperCase();
  const { text } = mapColors(site.template, theme.tokens);
  const letters = Array.from(name).length * LETTER;
  const width = letters + MARGINS;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(HEIGHT)}" width="${String(width)}" height="${String(HEIGHT)}">` +
    `<text x="${String(width / 2)}" y="${String(HEIGHT / 2)}" dy=".36em" text-anchor="middle" textLength="${String(letters)}" lengthAdjust="spacingAndGlyphs" fill="${text}" font-family="${FACES}" font-weight="800" font-size="23">${name.replaceAll("&", "&amp;")}</text></svg>`;
  return new Response(svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400, s-maxage=604800" },
  });
}
