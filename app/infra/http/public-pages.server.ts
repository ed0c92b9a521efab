import { createHash } from "node:crypto";
import { asksForText } from "~/domain/content/wants-text";
import { keptToday } from "~/domain/time/day-left";
import type { Metrics } from "~/ports/metrics";
import { acceptedEncoding, encodeBody } from "./encode-body.server";
import { pageAddress } from "./page-address.server";
import { type CachedPage, PageCache, type PageCacheLimits } from "./page-cache.server";
import { rendersUnderWay } from "./renders-under-way.server";

/** 24 MB of compressed pages are more than a thousand of them. */
const LIMITS: PageCacheLimits = { entries: 2_000, bytes: 24 * 1024 * 1024 };
/** For a process that keeps no pages: pages are the same, but each is rendered for each visitor. */
export const NOTHING_KEPT: PageCacheLimits = { entries: 0, bytes: 0 };
const KEPT_HEADERS = ["cache-control", "content-security-policy", "content-type", "link", "x-robots-tag"];

/** What the pages are told apart by. */
export interface PublicPagesOptions {
  readonly metrics: Metrics;
  /**
   * The dealer a host belongs to; null when nobody has it.
   * @param edition of the dealers' files with which the request began
   */
  tenantOf(host: string | null, edition: string | null): string | null;
  /** Changes whenever a page of that dealer may have changed, and not when only another dealer's changed. */
  contentVersion(tenant: string, edition: string | null): string;
  /** Seconds until a dealer's next day, which may show other things; pages are kept no longer. Without it, any time. */
  secondsLeft?(tenant: string): number;
  /** Milliseconds from a clock that does not jump. */
  now(): number;
  /**
   * Waited for before a page's data is read, so that the loaders of several pages do not run as one long stretch of
   * work.
   */
  loadTurn?(): Promise<void>;
  /** With {@link NOTHING_KEPT} every page is rendered for each visitor. */
  readonly limits?: PageCacheLimits;
}

/** Keeps finished public pages in their compressed form and answers from them. */
export interface PublicPages {
  /**
   * Runs the loader of a page that may be kept, unless a kept page answers the request. When the same page is being
   * rendered for somebody else, waits for that page. `context` is the one object that loaders and render share.
   * @throws a 503 Response when a kept page answers. The loader's data is not needed then; nobody sees the 503 unless
   * the page is rendered after all
   */
  load<Data>(request: Request, context: object, loader: () => Promise<Data>): Promise<Data>;
  /** The same for a loader around pages of which some may not be kept; it does not wait for other renders. */
  loadAround<Data>(request: Request, context: object, loader: () => Promise<Data>): Promise<Data>;
  /** The kept answer, or a 304 when the visitor has it already; null when the page has to be rendered. */
  find(request: Request, context: object): Response | null;
  /** The answer for a page just rendered; keeps it when its headers say that a shared cache may. */
  respond(request: Request, context: object, rendered: RenderedPage): Promise<Response>;
}

/** A page just rendered. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly page: Uint8Array<ArrayBuffer>;
}

/** What was decided about a request before anything ran for it. */
interface Decision {
  /**
   * Null where nothing is kept. Made before the page's data is read, so that a change during the render is in the key
   * of the next request, not of this one.
   */
  readonly key: string | null;
  /** Names of campaign parameters; a page that prints one of them must not be kept. */
  readonly tags: readonly string[];
  readonly page: CachedPage | null;
}

/** Makes the store of finished pages for one process. */
export function createPublicPages(options: PublicPagesOptions): PublicPages {
  const limits = options.limits ?? LIMITS;
  const cache = new PageCache(limits);
  const decided = new WeakMap<object, Decision>();
  const underWay = rendersUnderWay();
  function decide(request: Request, context: object): Decision {
    const known = decided.get(context);
    if (known !== undefined) return known;
    const { key, tags } = pageKey(request, options) ?? { key: null, tags: [] };
    const page = key === null ? null : cache.get(key, options.now());
    const decision = { key, tags, page };
    decided.set(context, decision);
    return decision;
  }
  /** Whether a kept page answers, or one that is being rendered now. The decision for a request is made once. */
  async function comes(request: Request, context: object): Promise<boolean> {
    const decision = decide(request, context);
    if (decision.page !== null || decision.key === null) return decision.page !== null;
    // With nothing kept there will be no page to wait for.
    if (limits.entries === 0) return false;
    if (!(await underWay.join(decision.key, context, request.signal))) return false;
    const page = cache.get(decision.key, options.now());
    decided.set(context, { ...decision, page });
    return page !== null;
  }
  async function respond(
    request: Request,
    context: object,
    { status, headers, page: rendered }: RenderedPage,
  ): Promise<Response> {
    keepForToday(request, headers, options);
    const seconds = status === 200 ? sharedSeconds(headers) : 0;
    const { key: wanted, tags } = decide(request, context);
    const isPlain = !tags.some((tag) => contains(rendered, tag));
    const key = seconds > 0 && isPlain ? wanted : null;
    const { bytes, encoding } = await encodeBody(
      rendered,
      acceptedEncoding(request.headers.get("accept-encoding")),
    );
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(bytes.length));
    headers.append("Vary", "Accept-Encoding");
    if (key === null) return new Response(bytes, { status, headers });
    headers.set("ETag", `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`);
    const page: CachedPage = { body: bytes, headers: new Map(headers) };
    cache.set(key, page, options.now() + seconds * 1000);
    options.metrics.pageCache("miss");
    return answerFrom(request, page);
  }
  return {
    async load(request, context, loader) {
      if (await comes(request, context)) throw inPlaceOfData();
      try {
        await options.loadTurn?.();
        const data = await loader();
        if (data instanceof Response && data.status >= 300 && data.status < 400) underWay.end(context);
        return data;
      } catch (error) {
        underWay.end(context);
        throw error;
      }
    },
    async loadAround(request, context, loader) {
      if (decide(request, context).page !== null) throw inPlaceOfData();
      return loader();
    },
    find(request, context) {
      const { page } = decide(request, context);
      if (page === null) return null;
      const answer = answerFrom(request, page);
      keepForToday(request, answer.headers, options);
      options.metrics.pageCache(answer.status === 304 ? "revalidated" : "hit");
      return answer;
    },
    respond: (request, context, rendered) =>
      respond(request, context, rendered).finally(() => underWay.end(context)),
  };
}

function inPlaceOfData(): Response {
  return new Response(null, { status: 503 });
}

/** How long a shared cache may keep the answer; 0 when it may not. */
function sharedSeconds(headers: Headers): number {
  if (headers.has("Set-Cookie")) return 0;
  const control = headers.get("Cache-Control")?.toLowerCase() ?? "";
  if (!/(?:^|,)\s*public\b/.test(control)) return 0;
  return Number(/\bs-maxage=(\d{1,7})\b/.exec(control)?.[1] ?? 0);
}

/** What is kept elsewhere is forgotten when the dealer's day is over. */
function keepForToday(request: Request, headers: Headers, options: PublicPagesOptions): void {
  const control = headers.get("Cache-Control");
  const edition = request.headers.get("x-dealers-edition");
  const tenant = options.tenantOf(request.headers.get("host"), edition);
  if (control === null || tenant === null || options.secondsLeft === undefined) return;
  headers.set("Cache-Control", keptToday(control, options.secondsLeft(tenant)));
}

/** Whether a page prints the name of a campaign parameter: it is one visitor's page then, and is not kept. */
function contains(page: Uint8Array<ArrayBuffer>, tag: string): boolean {
  return Buffer.from(page.buffer, page.byteOffset, page.byteLength).includes(tag);
}

function pageKey(
  request: Request,
  { tenantOf, contentVersion }: PublicPagesOptions,
): Pick<Decision, "key" | "tags"> | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const edition = request.headers.get("x-dealers-edition");
  const tenant = tenantOf(request.headers.get("host"), edition);
  if (tenant === null) return null;
  const address = pageAddress(new URL(request.url));
  if (address === null) return null;
  // Set by `prepareIncoming`. A loader cannot see it in the address: the framework takes `_data` out of it.
  if (request.headers.get("x-request-kind") !== "document") return null;
  if (asksForText(request)) return null;
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  const language = request.headers.get("x-site-language") ?? "";
  const key = [tenant, contentVersion(tenant, edition), language, encoding, address.path].join("\n");
  return { key, tags: address.tags };
}

function answerFrom(request: Request, page: CachedPage): Response {
  const headers = new Headers([...page.headers]);
  const known = request.headers.get("if-none-match");
  const tag = page.headers.get("etag");
  if (known === null || tag === undefined || !matches(known, tag)) {
    return new Response(page.body, { status: 200, headers });
  }
  for (const name of page.headers.keys()) {
    if (!KEPT_HEADERS.includes(name) && name !== "etag" && name !== "vary") headers.delete(name);
  }
  return new Response(null, { status: 304, headers });
}

/** Weak comparison, as `If-None-Match` asks for: a proxy may have marked our tag as weak. */
function matches(known: string, tag: string): boolean {
  return known.split(",").some((one) => {
    const given = one.trim();
    return given === "*" || given.replace(/^W\//, "") === tag;
  });
}
