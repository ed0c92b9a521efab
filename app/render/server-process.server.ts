import { secondsLeftOfDay } from "~/domain/time/day-left";
import { mapHosts } from "~/domain/location/provider-map";
import { contentSecurityPolicy } from "~/infra/http/content-security-policy.server";
import { inlineParts } from "~/infra/http/inline-parts.server";
import { stopOnSignal } from "~/infra/http/graceful-stop.server";
import { createPublicPages, NOTHING_KEPT, type PublicPages } from "~/infra/http/public-pages.server";
import { installServerHooks } from "~/infra/http/server-hooks.server";
import { startWatchdog } from "~/infra/http/watchdog/watchdog.server";
import { ownKeyFile } from "~/domain/index-now/own-key-file";
import { oneEachTurn } from "~/infra/turns.server";
import { type Services, services } from "~/services.server";

/** The one switch for finished pages. In development a kept page would hide an edit. */
const KEEPS_PAGES = !import.meta.env.DEV;

/** The services, and what only the running server has. */
export interface ServerProcess extends Services {
  readonly pages: PublicPages;
  /** Sets the Content-Security-Policy of a page, whose text comes in pieces. @returns the text as it has to be sent */
  withPolicy(pieces: readonly string[], nonce: string, answer: PageAnswer): readonly string[];
  /** Waited for before a page is rendered, so that no two renders run in one turn of the event loop. */
  renderTurn(): Promise<void>;
}

/** What a page's policy depends on: the headers, which say whether it may be kept, and the host asked for. */
export interface PageAnswer {
  readonly headers: Headers;
  readonly host: string | null;
  /** Of the dealers' files with which the request began. */
  readonly edition: string | null;
}

declare global {
  // A `var` is the only declaration that types a property of globalThis. As a global, the hooks are installed once,
  // even when modules are loaded again in development.
  var forecourtProcess: Promise<ServerProcess> | undefined;
}

/**
 * The running server: the services, and what the HTTP server itself needs around them. A server that cannot start
 * prints why and ends, so that it does not answer every visitor with an error.
 */
export function serverProcess(): Promise<ServerProcess> {
  return (globalThis.forecourtProcess ??= start());
}

async function start(): Promise<ServerProcess> {
  try {
    return surround(await services());
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

function surround(made: Services): ServerProcess {
  const { env, logger, metrics } = made;
  const inFlight = installServerHooks({
    logger,
    metrics,
    production: env.production,
    proxyHops: env.trustedProxyHops,
    // At a breakpoint the process would seem to hang.
    board: import.meta.env.DEV ? null : startWatchdog(),
    beginEdition: () => made.dealers.begin(),
    languagesOf: (host) => (made.tenants.byHost(host)?.site.languages ?? []).map(({ tag }) => tag),
    innerPath: (host, path) => ownKeyFile(made.tenants.byHost(host), path),
  });
  stopOnSignal({ inFlight, logger, close: () => made.close(), exit: (code) => process.exit(code) });
  const renderTurn = oneEachTurn();
  const pages = createPublicPages({
    metrics,
    loadTurn: renderTurn,
    tenantOf: (host, edition) => made.tenants.byHost(host, edition)?.site.slug ?? null,
    contentVersion: (tenant, edition) => made.contentVersion(tenant, edition),
    secondsLeft: (tenant) =>
      secondsLeftOfDay(made.clock.now(), made.tenants.bySlug(tenant)?.site.timeZone ?? "UTC"),
    now: () => performance.now(),
    ...(KEEPS_PAGES ? {} : { limits: NOTHING_KEPT }),
  });
  const context = { production: env.production, development: import.meta.env.DEV };
  const withPolicy = (page: readonly string[], nonce: string, { headers, host, edition }: PageAnswer) => {
    const site = made.tenants.byHost(host, edition);
    const frameHosts = site === null ? [] : [...site.gallery.videoEmbedHosts, ...mapHosts(site)];
    const payHosts = site?.payments.provider === "stripe" ? [site.payments.checkoutHost] : [];
    const mayBeKept = !/\bno-store\b/i.test(headers.get("Cache-Control") ?? "");
    const { pieces, sources } = inlineParts(page, nonce, mayBeKept);
    headers.set(
      "Content-Security-Policy",
      contentSecurityPolicy(sources, { ...context, frameHosts, payHosts }),
    );
    return pieces;
  };
  return { ...made, pages, withPolicy, renderTurn };
}

/** Errors of ours are written for the operator; for others the stack is more useful. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === "Error" || error.name.endsWith("TypeError")
    ? (error.stack ?? error.message)
    : error.message;
}
