import type { InlineSources } from "./inline-parts.server";

/** Where a page is served from, as far as the policy depends on it. */
export interface PolicyContext {
  /**
   * Hosts whose films and viewers the dealer's pages may show in a frame (GAL-14): on every page, because the browser
   * keeps the policy of the page it began on while it goes from one to the next.
   */
  readonly frameHosts: readonly string[];
  /** Where a form of ours may lead on to: the payment provider's page. */
  readonly payHosts?: readonly string[];
  /** Asks browsers to fetch everything over TLS. */
  readonly production: boolean;
  /** Vite's development server injects its own styles and opens a socket. */
  readonly development: boolean;
}

/**
 * The Content-Security-Policy of one rendered page: scripts and styles run only from our own files, or inline when we
 * wrote them ourselves.
 * @param sources what stands for our inline scripts and styles, see `inlineParts`
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
    // A film is wherever the dealer's suppliers keep it (GAL-15); it is played, never run.
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
