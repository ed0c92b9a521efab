import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseMediaAddress } from "~/domain/media/media-address";
import { LOGO_MARKS } from "~/features/site/logo/logo-marks";
import { services } from "~/services.server";
import { requireSite } from "~/request/site-context.server";
import { paperStyleOf } from "~/templates/paper-style.server";
import { swatchesOf } from "~/templates/swatches.server";

/** Icons by name: pixels, and whether the ground goes to the edges, for systems that cut the corners themselves. */
const ICONS: Readonly<Record<string, { readonly size: number; readonly full: boolean }>> = {
  "icon-192.png": { size: 192, full: false },
  "icon-512.png": { size: 512, full: false },
  "maskable-512.png": { size: 512, full: true },
  "apple-touch-icon.png": { size: 180, full: true },
};

/** The dealer's icon as PNG: of its own file, else its mark or its initial on its brand colour. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const name = params["file"] ?? "";
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  if (icon === undefined)
    throw new Response("No icon of this name.", { status: 404, statusText: "Not Found" });
  const [config, { siteIcons, pictures, tenants }] = await Promise.all([requireSite(request), services()]);
  const favicon = parseMediaAddress(config.theme.logo.favicon ?? "");
  const file = favicon === null ? undefined : tenants.mediaOf(config).get(favicon.name);
  if (file !== undefined) return answer(await siteIcons.ofFile({ ...icon, file, read: pictures.file }));
  const { families, logo } = paperStyleOf(config, LOGO_MARKS);
  const colors = swatchesOf(config.site.template, config.theme.tokens);
  const png = await siteIcons.png({ ...icon, colors, mark: logo.mark, name: config.site.name, families });
  return answer(png);
}

function answer(png: Uint8Array<ArrayBuffer>): Response {
  return new Response(png, {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400, s-maxage=604800" },
  });
}
