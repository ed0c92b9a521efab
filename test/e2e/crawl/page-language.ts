/**
 * The language an address of a site says, and the rest of it.
 * @param languages tags of the site's further languages
 */
export function pageLanguage(
  target: string,
  languages: readonly string[],
): { readonly tag: string | null; readonly path: string } {
  const tag = languages.find((one) => new RegExp(`^/${one}(?:$|[/?])`).test(target));
  if (tag === undefined) return { tag: null, path: target };
  const rest = target.slice(tag.length + 1);
  return { tag, path: rest.startsWith("/") ? rest : `/${rest}` };
}
