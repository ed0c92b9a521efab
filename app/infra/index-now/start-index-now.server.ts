import {
  changedAddresses,
  type ChangedVehicle,
  indexNowMessage,
  messageParts,
} from "~/domain/index-now/index-now";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { DAY_MS } from "~/domain/time/day";
import type { Database } from "~/infra/db/database.server";
import { createSearchOutbox, type SearchOutbox, type WaitingChange } from "~/infra/db/search-outbox.server";
import { createWorkLease } from "~/infra/db/transactions/work-lease.server";
import type { Post } from "~/infra/outside/guarded-post.server";
import { type Rounds, startRounds } from "~/infra/rounds.server";
import type { Clock } from "~/ports/clock";
import type { Logger } from "~/ports/logger";
import type { StockHistory } from "~/ports/stock-history";
import type { StockStore } from "~/ports/stock-store";

/** What telling search engines of changed vehicles needs. */
export interface IndexNowOptions {
  readonly database: Database;
  readonly stock: Pick<StockStore, "findByIds">;
  readonly history: Pick<StockHistory, "goneAddresses">;
  /** The dealers this process serves. */
  readonly tenants: { all(): readonly SiteConfig[] };
  readonly region: string | null;
  /** Where messages go. */
  readonly address: string;
  readonly post: Post;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly everyMs?: number;
  /** From 0 up to 1. */
  readonly chance?: () => number;
}

const EVERY_MS = 15_000;
/** Changes looked at together. */
const AT_ONCE = 1_000;
const PATIENCE_MS = 20_000;
/** A search engine finds by itself what it could not be told for so long. */
const GIVEN_UP_MS = 3 * DAY_MS;
const HEADERS = { "Content-Type": "application/json; charset=utf-8" };

/** A changed vehicle at one dealer's site. */
interface Told {
  readonly change: WaitingChange;
  readonly addresses: readonly string[];
}

/**
 * Tells search engines which vehicles' pages were added, have changed or show a vehicle that is sold (IndexNow), for
 * dealers with `site.indexNowKey`. Every publication leaves its changes in an outbox, so none is lost over a restart; one
 * that was told leaves it. What is refused waits and is told again, later and later, for three days. An import knows nothing
 * of it.
 */
export function startIndexNow(options: IndexNowOptions): Rounds {
  const { database, tenants, region, clock, logger } = options;
  const name = region === null ? "indexnow" : `indexnow ${region}`;
  const outbox = createSearchOutbox(database, clock, name);
  const lease = createWorkLease(database.queries, clock, name);
  let wasOff = false;
  const round = async () => {
    const dealers = tenants.all().filter(({ site }) => site.indexNowKey !== null);
    if (dealers.length === 0) {
      if (!wasOff) await outbox.forget();
      wasOff = true;
      return;
    }
    wasOff = false;
    await outbox.register();
    if ((await outbox.due(1)).length === 0) return;
    await lease.hold(async (keep) => {
      for (let found = AT_ONCE; found === AT_ONCE;) {
        await keep();
        const changes = await outbox.due(AT_ONCE);
        found = changes.length;
        await tellAll(options, outbox, dealers, changes);
      }
    });
  };
  return startRounds(round, {
    everyMs: options.everyMs ?? EVERY_MS,
    onFailure: (error) => logger.error({ error }, "changed vehicles could not be told to search engines"),
  });
}

async function tellAll(
  options: IndexNowOptions,
  outbox: SearchOutbox,
  dealers: readonly SiteConfig[],
  changes: readonly WaitingChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const vehicles = await vehiclesOf(options, changes);
  const failed = new Set<WaitingChange>();
  for (const dealer of dealers) {
    const told = changes.flatMap((change): Told[] => {
      const vehicle = vehicles.get(change.vehicleId);
      const addresses = vehicle === undefined ? [] : changedAddresses(dealer, vehicle, options.clock.now());
      return addresses.length === 0 ? [] : [{ change, addresses }];
    });
    for (const part of messageParts(told))
      if (!(await tell(options, dealer, part))) for (const { change } of part) failed.add(change);
  }
  await settle(options, outbox, changes, failed);
}

/** What became of each changed vehicle; one whose row cannot be read is left out. */
async function vehiclesOf(
  { stock, history }: IndexNowOptions,
  changes: readonly WaitingChange[],
): Promise<ReadonlyMap<string, ChangedVehicle>> {
  const ids = changes.map(({ vehicleId }) => vehicleId);
  const found = await stock.findByIds(ids);
  const gone = await history.goneAddresses(ids.filter((id) => !found.has(id)));
  return new Map(
    ids.flatMap((id): [string, ChangedVehicle][] => {
      const vehicle = found.get(id);
      if (vehicle === null) return [];
      return [[id, { vehicle: vehicle ?? null, gone: gone.get(id) ?? null }]];
    }),
  );
}

/** @returns whether the message was taken */
async function tell(
  { address, post, logger }: IndexNowOptions,
  { site }: SiteConfig,
  part: readonly Told[],
): Promise<boolean> {
  const addresses = part.flatMap((one) => one.addresses);
  const message = indexNowMessage(site, site.indexNowKey ?? "", addresses);
  const about = { tenant: site.slug, addresses: addresses.length };
  try {
    await post(address, HEADERS, JSON.stringify(message), AbortSignal.timeout(PATIENCE_MS));
    logger.info(about, "search engines were told of changed vehicles");
    return true;
  } catch (error) {
    logger.warn({ ...about, error }, "search engines take no changed vehicles; they wait");
    return false;
  }
}

async function settle(
  { clock, logger, chance = Math.random }: IndexNowOptions,
  outbox: SearchOutbox,
  changes: readonly WaitingChange[],
  failed: ReadonlySet<WaitingChange>,
): Promise<void> {
  const oldest = clock.now().getTime() - GIVEN_UP_MS;
  const isGivenUp = ({ failingSince }: WaitingChange) =>
    failingSince !== null && Date.parse(failingSince) < oldest;
  const over = changes.filter((change) => failed.has(change) && isGivenUp(change));
  if (over.length > 0)
    logger.error({ vehicles: over.length }, "search engines were not told of changed vehicles in three days");
  await outbox.told(changes.filter((change) => !failed.has(change) || isGivenUp(change)));
  await outbox.refused(
    changes.filter((change) => failed.has(change) && !isGivenUp(change)),
    chance(),
  );
}
