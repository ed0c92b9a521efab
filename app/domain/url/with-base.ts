/** A path of the site in a language: `/zh-Hans/cars/x`. Addresses of other sites, anchors and those with the base stay. */
export function withBase(base: string, path: string): string {
  if (base === "" || !path.startsWith("/") || path.startsWith("//")) return path;
  const after = path.startsWith(base) ? (path[base.length] ?? "/") : "";
  if (after !== "" && "/?#".includes(after)) return path;
  return path === "/" || /^\/[?#]/.test(path) ? `${base}${path.slice(1)}` : `${base}${path}`;
}
