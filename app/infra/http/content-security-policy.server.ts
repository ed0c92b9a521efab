import { createHash } from "node:crypto";

/** An opening tag. React writes names in small letters, and `>` in values as `&gt;`: the first `>` ends the tag. */
const OPENING_TAG = /<(script|style)\b([^>]*)>/g;
const HAS_SOURCE = /\ssrc=/i;
/** Data blocks do not run, so the policy does not ask about them. */
const IS_DATA = /\stype="application\/(?:ld\+)?json"/i;

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
 * The Content-Security-Policy of one rendered page: scripts and styles run only from our own files, or inline when
 * their SHA-256 is in the policy. Hashes and not a nonce, because a shared cache may keep the page (DESIGN §7).
 * @param html the whole page, exactly as it will be sent
 */
export function contentSecurityPolicy(
  html: string,
  { frameHosts, payHosts = [], production, development }: PolicyContext,
): string {
  const { scripts, styles } = inlineHashes(html);
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

function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { tag, attributes, content } of inlineElements(html)) {
    if (tag === "style") styles.add(hashSource(content));
    else if (!HAS_SOURCE.test(attributes) && !IS_DATA.test(attributes)) scripts.add(hashSource(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Looks for the ends with `indexOf`: a pattern would go through the page's data letter by letter. */
function* inlineElements(html: string) {
  OPENING_TAG.lastIndex = 0;
  for (let match = OPENING_TAG.exec(html); match !== null; match = OPENING_TAG.exec(html)) {
    const [, tag = "", attributes = ""] = match;
    const start = OPENING_TAG.lastIndex;
    const end = html.indexOf(`</${tag}`, start);
    if (end < 0) return;
    yield { tag, attributes, content: html.slice(start, end) };
    OPENING_TAG.lastIndex = end;
  }
}

function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
