const LONGEST_HOST = 260;

/**
 * The host name a request was sent to, from its `Host` header: lower case, ASCII (punycode), without port, brackets
 * or trailing dot. Null for anything that is not a host: absurd hosts never reach a lookup.
 */
export function hostName(header: string | null): string | null {
  if (header === null) return null;
  const text = header.trim();
  if (text === "" || text.length > LONGEST_HOST || /[\s\p{Cc}/\\?#@,<>"'%]/u.test(text)) return null;
  const parsed = URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : "";
  const bare = parsed.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  return bare === "" ? null : bare;
}
