import { join, resolve } from "node:path";
import { type AccountServices, startAccounts } from "~/infra/accounts/start-accounts.server";
import { type CheckoutServices, startCheckout } from "~/infra/checkout/start-checkout.server";
import { type ApiServices, startApi } from "~/infra/api/start-api.server";
import { odometerOf } from "~/domain/country/distance-unit";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { languageOf, languageTags } from "~/domain/tenant/site-language";
import { type Formatter, formatterFor } from "~/i18n/format";
import { exactMoney } from "~/domain/money/money-format";
import { makeSiteTranslators, serverTranslator } from "~/i18n/server-i18n.server";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createEventCounts, type EventCounts } from "./infra/db/counts/event-counts.server";
import { createSalesCount, type SalesCount } from "./infra/db/counts/sales-count.server";
import { createDraftStore } from "./infra/db/forms/draft-store.server";
import { createOrderLinks } from "~/infra/checkout/order-links.server";
import { type FormServices, startForms } from "~/infra/forms/start-forms.server";
import { bodyReader } from "~/infra/http/body/body-reader.server";
import { createEngagement, type Engagement } from "./infra/db/counts/engagement.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { Env } from "~/infra/env.server";
import { createSentLinks } from "~/infra/leads/bookings/sent-links.server";
import { startLeads } from "~/infra/leads/start-leads.server";
import { createRateLimiter } from "~/infra/limits/rate-limiter.server";
import { tellSearchEngines } from "~/infra/index-now/tell-search-engines.server";
import { readStart } from "~/infra/read-start.server";
import { createLogger } from "~/infra/log/logger.server";
import { ensureDemoStock } from "~/infra/stock/demo/ensure-demo-stock.server";
import { DiskCache } from "~/infra/images/disk-cache.server";
import { createPictureSource } from "~/infra/images/picture-source.server";
import { createFetchPicture } from "~/infra/images/remote/fetch-picture.server";
import { politeFetch } from "~/infra/images/remote/polite-fetch.server";
import { RemotePictures } from "~/infra/images/remote/remote-pictures.server";
import { type OutsideServices, startOutside } from "~/infra/outside/start-outside.server";
import { createSiteIcons, type SiteIcons } from "~/infra/print/site-icons.server";
import { createVehiclePapers } from "~/infra/print/vehicle-papers.server";
import { startPlaces } from "~/infra/places/start-places.server";
import { startCatalogue } from "~/infra/search/catalogue/start-catalogue.server";
import { meteredSearch } from "~/infra/metrics/metered-search.server";
import { createMetrics } from "~/infra/metrics/prometheus.server";
import { siteQuotes } from "~/infra/search/site-quotes.server";
import { chooseEngine } from "~/infra/search/choose-engine.server";
import { heldSearch } from "~/infra/search/held-search.server";
import { dealerSearch } from "~/infra/search/dealer-search.server";
import { startKeeping } from "~/infra/search/keeping/start-keeping.server";
import { dealerVersions } from "~/infra/stock/dealer-versions.server";
import { createStockPush } from "~/infra/stock/push/stock-push.server";
import { startPulling } from "~/infra/stock/pull/start-pulling.server";
import { watchStock } from "~/infra/stock/stock-watch.server";
import type { LiveDealers } from "~/infra/tenant/live-dealers.server";
import type { TenantDirectory } from "~/infra/tenant/tenant-directory.server";
import type { BodyReader } from "~/ports/body-reader";
import type { CatalogueSearch } from "~/ports/catalogue-search";
import type { Clock } from "~/ports/clock";
import type { DraftStore } from "~/ports/draft-store";
import type { LeadDesk } from "~/ports/lead-desk";
import type { Logger } from "~/ports/logger";
import type { Metrics } from "~/ports/metrics";
import type { OrderLinks } from "~/ports/order-links";
import type { PictureSource } from "~/ports/picture-source";
import type { MapGrounds } from "~/ports/map-ground";
import type { PostcodePlaces } from "~/ports/postcode-places";
import type { PrivateAnswers } from "~/ports/private-answers";
import type { RateLimiter } from "~/ports/rate-limiter";
import type { SearchService } from "~/ports/search-service";
import type { SentLeads } from "~/ports/sent-leads";
import type { StockHistory } from "~/ports/stock-history";
import type { StockPush } from "~/ports/stock-push";
import type { StockStore } from "~/ports/stock-store";
import type { VehiclePapers } from "~/ports/vehicle-papers";
import { platformNames } from "~/render/platform-names.server";
import { letterLookOf } from "~/templates/letter-look.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";

/** How long a search answer is reused while the stock does not change, in milliseconds. */
const FRESH_MS = 60_000;
const SEARCH_TIMEOUT_MS = 3_000;
const STOCK_POLL_MS = 2_000;
/** A change that rests for one of these is taken over at the next: well within the five seconds that are promised. */
const DEALER_POLL_MS = 1_000;
/** Everything a route may call. Made once for each process. */
export interface Services
  extends AccountServices, ApiServices, CheckoutServices, FormServices, OutsideServices {
  readonly env: Env;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly tenants: TenantDirectory;
  /** The same dealers, whose files may change, with what is wrong in them. */
  readonly dealers: LiveDealers;
  readonly search: SearchService;
  /** Search over models and offers. */
  readonly catalogue: CatalogueSearch;
  readonly stock: StockStore;
  readonly stockPush: StockPush;
  /** What stock was before, and the addresses that vehicles had. */
  readonly stockHistory: StockHistory;
  readonly database: Database;
  readonly engagement: Engagement;
  readonly eventCounts: EventCounts;
  readonly drafts: DraftStore;
  readonly leads: LeadDesk;
  readonly privateAnswers: PrivateAnswers;
  readonly sentLeads: SentLeads;
  readonly rateLimiter: RateLimiter;
  readonly bodies: BodyReader;
  readonly pictures: PictureSource;
  readonly papers: VehiclePapers;
  readonly siteIcons: SiteIcons;
  readonly orderLinks: OrderLinks;
  readonly sales: SalesCount;
  readonly postcodePlaces: PostcodePlaces;
  readonly mapGrounds: MapGrounds;
  /**
   * Changes whenever a page of the dealer with that slug may have changed; it is part of the key of cached pages.
   * @param edition of the dealers' files with which the request began
   */
  contentVersion(slug: string, edition?: string | null): string;
  /** Stops background work and closes the database. */
  close(): Promise<void>;
}

declare global {
  // A `var` is the only declaration that types a property of globalThis. As a global, index and database survive
  // reloads in development.
  var forecourtServices: Promise<Services> | undefined;
}

/**
 * The services of this process, started by the first caller. Rejects when the configuration or the database cannot be
 * used.
 */
export function services(): Promise<Services> {
  return (globalThis.forecourtServices ??= startServices());
}

async function startServices(): Promise<Services> {
  const loggerOf = ({ logLevel }: Pick<Env, "logLevel">) => createLogger({ level: logLevel });
  const { env, tenants, dealers, logger } = await readStart(
    process.env,
    TEMPLATE_PRESETS,
    loggerOf,
    platformNames(),
  );
  const metrics = createMetrics();
  const clock: Clock = { now: () => new Date() };
  const database = await openDatabase({ url: env.databaseUrl ?? undefined, dataDir: env.dataDir });
  await database.migrate();
  const stock = createStockStore(database, ({ id, error }) => {
    logger.error({ id, error }, "a stored vehicle cannot be read and is left out");
  });
  if (!env.production && !env.preview)
    await ensureDemoStock({ stock, database, tenants, dir: env.tenantConfigDir, clock, logger });
  const quotes = siteQuotes(tenants, clock);
  const indexed = { env, stock, logger, quotes };
  const keeping = await startKeeping({ ...indexed, database, clock, metrics: metrics.index });
  const { engine, refresh } = await chooseEngine({ ...indexed, keeping, timeoutMs: SEARCH_TIMEOUT_MS });
  const watch = await watchStock({ stock, refresh, everyMs: STOCK_POLL_MS, logger });
  const versions = dealerVersions({
    dealer: tenants.bySlug,
    config: tenants.versionOf,
    stock: watch,
    held: { versionOf: (dealershipId) => checkout.held.versionOf(dealershipId) },
  });
  const search = dealerSearch(engine, tenants, {
    freshMs: FRESH_MS,
    timeoutMs: SEARCH_TIMEOUT_MS,
    version: versions.stock,
    clock,
    logger,
  });
  await makeTranslators(tenants);
  const copyOf = ({ site, content }: SiteConfig) => serverTranslator(languageOf(site).tag, content.labels);
  const wordsOf = (config: SiteConfig) => ({ t: copyOf(config), money: formatterOf(config).money });
  const orderLinks = createOrderLinks(env.sessionSecrets);
  const { path: sentPath } = createSentLinks(env.sessionSecrets);
  const letters = { lookOf: letterLookOf, money: exactMoney, orderPath: orderLinks.path, sentPath };
  const accounts = startAccounts({
    database,
    clock,
    env,
    logger,
    stock,
    search,
    tenants,
    copyOf: wordsOf,
    letters,
  });
  const texts = env.smsWebhookUrl === null ? null : accounts.services.textMessages;
  const leads = startLeads({ database, tenants, clock, logger, metrics, env, copyOf, letters, texts });
  const checkout = await startCheckout({
    database,
    tenants,
    stock,
    leads: leads.desk,
    drives: leads.drives,
    env,
    clock,
    logger,
  });
  const history = createStockHistory(database);
  const feeds = { env, database, stock, history, tenants, clock, logger, metrics: metrics.feeds };
  const told = tellSearchEngines(feeds);
  const pulling = env.preview ? null : startPulling(feeds);
  const pictures = startPictures(env, clock, logger);
  // Nothing waits for it: a picture is read from its own file until that changes.
  void keepOwnPictures(pictures, tenants);
  const dealerWatch = dealers.watch({
    everyMs: DEALER_POLL_MS,
    metrics: metrics.dealers,
    logger,
    async prepare(next) {
      await makeTranslators(next);
      await keepOwnPictures(pictures, next);
    },
  });
  return {
    env,
    logger,
    metrics,
    clock,
    tenants,
    dealers,
    search: heldSearch(meteredSearch(search, metrics), checkout.held.has),
    catalogue: startCatalogue({
      env,
      tenants,
      clock,
      logger,
      freshMs: FRESH_MS,
      timeoutMs: SEARCH_TIMEOUT_MS,
    }),
    stock,
    ...startApi(database, clock, env),
    stockPush: createStockPush({ database, stock, tenants, clock, onPublished: watch.lookNow }),
    stockHistory: history,
    database,
    engagement: createEngagement(database),
    ...accounts.services,
    ...checkout.services,
    sales: createSalesCount(database),
    eventCounts: createEventCounts(database),
    drafts: createDraftStore(database),
    ...startForms(database, env.sessionSecrets[0], env.formFilesMb * 1024 * 1024),
    leads: leads.desk,
    privateAnswers: leads.privateAnswers,
    sentLeads: leads.sent,
    rateLimiter: createRateLimiter(database),
    bodies: bodyReader,
    pictures,
    papers: createVehiclePapers(),
    siteIcons: createSiteIcons(),
    orderLinks,
    ...startPlaces(),
    ...startOutside({ env, clock, logger }),
    contentVersion: (slug, edition) => `${versions.content(slug, edition)}.${tenants.today(slug)}`,
    async close() {
      await dealerWatch.close();
      watch.close();
      await Promise.all([pulling?.close(), told?.close()]);
      await checkout.close();
      await accounts.close();
      await leads.close();
      await keeping.close();
      await database.close();
    },
  };
}

/** The copy of every site in each of its languages: whoever needs it later finds it made. */
async function makeTranslators(tenants: TenantDirectory): Promise<void> {
  const sites = tenants
    .all()
    .flatMap((config) => languageTags(config.site).map((tag) => tenants.inLanguage(config, tag)));
  await Promise.all(
    sites.map(({ site, content }) => makeSiteTranslators(languageOf(site).tag, content.labels)),
  );
}

/** The dealers' own files as they are served: a change that is refused must not take them from the pages that stay. */
async function keepOwnPictures(pictures: PictureSource, tenants: TenantDirectory): Promise<void> {
  for (const config of tenants.all()) await pictures.keep(tenants.mediaOf(config).values());
}

/** How messages to a dealer's shoppers write money. */
function formatterOf({ site }: SiteConfig): Formatter {
  return formatterFor(site.locale, site.currency, site.timeZone, odometerOf(site));
}

/** Pictures of `studio/` and of the dealers' image hosts. Both kinds are kept in one folder of limited size. */
function startPictures(env: Env, clock: Clock, logger: Logger): PictureSource {
  const cache = new DiskCache(join(env.dataDir, "pictures"), env.pictureCacheMb * 1024 * 1024);
  const fetch = politeFetch({ fetch: createFetchPicture(), logger });
  return createPictureSource({
    dir: resolve("studio"),
    cache,
    remote: new RemotePictures({ fetch, cache, clock }),
  });
}
