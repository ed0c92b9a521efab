const OWN_ORIGIN = "https://own.invalid";
const LONGEST = 2_000;
/** Control characters, which browsers drop from addresses, white space and the backslash, which they read as a slash. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
/** Beginnings of a path that a proxy which decodes addresses would turn into the address of another host. */
const HIDDEN_HOST = /^\/(?:\/|%2f|%5c)/i;

/**
 * An address to lead a visitor to, if it surely stays on this site: path, query and fragment as a browser would read
 * them. Null for everything else: other hosts in any disguise (`//evil`, `/\evil`, `https:evil`, with tabs or line
 * breaks inside), what is no address, and what is longer than 2,000 characters (OPEN-106).
 */
export function safeOwnPath(text: string | null | undefined): string | null {
  if (text == null || text.length > LONGEST || !text.startsWith("/") || UNSAFE.test(text)) return null;
  if (HIDDEN_HOST.test(text) || !URL.canParse(text, OWN_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(text, OWN_ORIGIN);
  // Dot segments are gone now: "/.//evil" has become "//evil".
  if (origin !== OWN_ORIGIN || HIDDEN_HOST.test(pathname)) return null;
  return `${pathname}${search}${hash}`;
}
