/** Below these everything is spelt in small letters. A dealer's own pages and forms know their spelling by themselves. */
const SMALL =
  /^\/(?:cars\/[^/.]+|(?:search|used-car|offers)(?:\/.*)?|compare|favourites|special-offers|parts\/search|account|sign-in|print)\/*$/i;
/** Not for people: whoever asks there may follow no redirect. */
const FOR_PROGRAMS = /^\/(?:api|assets|media|healthz|readyz|metrics)(?:\/|$)/i;
/**
 * What could be read as the address of another host, by a browser or by a proxy that decodes. `%25` stands in paths that
 * could not be decoded: their percent signs were escaped.
 */
const DOUBTFUL = /\/\/|\\|%2f|%5c|\/\.|%25/i;
const ESCAPE_OR_LETTER = /%[0-9a-f]{2}|[A-Z]/gi;

/**
 * The one spelling of a page's address (without parameters): no slash at its end, small letters where we named it, so that
 * search engines keep one page. Null where the path is spelt so, and where it is left as it is.
 */
export function plainPath(path: string): string | null {
  const bare = path.replace(/(?<=[^/])\/+$/, "");
  if (FOR_PROGRAMS.test(path) || DOUBTFUL.test(bare)) return null;
  const plain = SMALL.test(bare)
    ? bare.replace(ESCAPE_OR_LETTER, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
    : bare;
  return plain === path ? null : plain;
}
