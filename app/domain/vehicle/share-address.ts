/** The address a vehicle is shared at: the site's base address without a trailing slash, then /cars/{slug} (VDP-01). */
export function shareAddress(siteUrl: string, slug: string): string {
  return `${siteUrl.replace(/\/+$/, "")}/cars/${slug}`;
}
