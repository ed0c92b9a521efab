/**
 * Features of the browser that are switched off, because no page uses them. The position is allowed on the site's own
 * pages, for "near me".
 */
const PERMISSIONS_POLICY = [
  "accelerometer=()",
  "browsing-topics=()",
  "camera=()",
  "display-capture=()",
  "geolocation=(self)",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=(self)",
  "usb=()",
].join(", ");

const ONE_YEAR = 31_536_000;

/**
 * The headers that every response carries, whatever made it. The Content-Security-Policy is not among
 * them: it depends on the page.
 * @param production adds Strict-Transport-Security, which would lock a developer's host to TLS
 */
export function securityHeaders(production: boolean): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "SAMEORIGIN",
    "Permissions-Policy": PERMISSIONS_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(production ? { "Strict-Transport-Security": `max-age=${ONE_YEAR}` } : {}),
  };
}
