import type { InlineSources } from "./inline-parts.server";

/** Where a page is served from, as far as the policy depends on it. */
export interface PolicyContext {
  /**
   * Hosts whose films and viewers the dealer's pages may show in a frame (GAL-14). They are allowed on every page,
   * because the browser keeps the policy of the first page while script goes from page to page.
   */
  readonly frameHosts: readonly string[];
  /** Where a form of the site may lead: the payment provider's page. */
  readonly payHosts?: readonly string[];
  /** Asks browsers to fetch everything over TLS. */
  readonly production: boolean;
  /** Vite's development server injects its own styles and opens a socket. */
  readonly development: boolean;
}

/**
 * The Content-Security-Policy of one rendered page: scripts and styles run only from the site's own files, or inline
 * when the server wrote them.
 * @param sources what stands for the server's inline scripts and styles, see `inlineParts`
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  { frameHosts, payHosts = [], production, development }: PolicyContext,
): string {
  const directives = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...(development ? ["'unsafe-inline'"] : styles)],
    // A style attribute can place and colour an element, not fetch or run anything else.
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'", "data:"],
    // Films are wherever the dealer's suppliers keep them (GAL-15); they are played, never run.
    ["media-src", "'self'", "https:"],
    ["frame-src", ...(frameHosts.length > 0 ? frameHosts.map((host) => `https://${host}`) : ["'none'"])],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...(development ? ["ws:"] : [])],
    ["manifest-src", "'self'"],
    ["frame-ancestors", "'self'"],
    ["base-uri", "'self'"],
    ["form-action", "'self'", ...payHosts.map((host) => `https://${host}`)],
    ["object-src", "'none'"],
    ...(production ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
