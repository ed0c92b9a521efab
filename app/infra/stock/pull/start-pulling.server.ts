import type { Database } from "~/infra/db/database.server";
import { createWorkLease, type WorkLease } from "~/infra/db/transactions/work-lease.server";
import type { Env } from "~/infra/env.server";
import { createGuardedDownload } from "~/infra/outside/guarded-download.server";
import { createGuardedSftp } from "~/infra/outside/guarded-sftp.server";
import type { Clock } from "~/ports/clock";
import type { FeedMetrics } from "~/ports/feed-metrics";
import type { Logger } from "~/ports/logger";
import type { DealershipImportContext } from "../dealership-import.server";
import type { ConfiguredFeed } from "./configured-feeds.server";
import { type FeedPuller, startFeedPuller } from "./feed-puller.server";
import { createFeedStates } from "./feed-states.server";
import type { FeedAccess } from "./fetch-feed.server";
import type { PullContext } from "./pull-feed.server";
import { importApart } from "./import-process.server";
import { createPullFolders } from "./pull-folder.server";

/** What of the environment decides how feeds are pulled. */
export type PullEnv = Pick<
  Env,
  "tenantConfigDir" | "dataDir" | "stockFeedsDir" | "feedSecrets" | "production"
>;

/** What pulling feeds needs. */
export interface PullingOptions extends DealershipImportContext {
  readonly env: PullEnv;
  readonly logger: Logger;
  readonly metrics: FeedMetrics;
}

/** The ways to feeds: in production to the public internet alone, and by https; elsewhere to servers of this machine too. */
function feedAccess({ production, stockFeedsDir, feedSecrets }: PullEnv): FeedAccess {
  const reach = { allowInside: !production };
  return {
    download: createGuardedDownload(reach),
    sftp: createGuardedSftp(reach),
    dir: stockFeedsDir,
    secrets: feedSecrets,
  };
}

/** What one pull needs, whoever makes it. */
export function pullContext(context: DealershipImportContext, env: PullEnv): PullContext {
  return {
    ...context,
    access: feedAccess(env),
    folders: createPullFolders(env.dataDir, context.clock.now),
    tenantConfigDir: env.tenantConfigDir,
  };
}

/** The lease of everybody who pulls a feed. */
export function leaseOfFeed(
  database: Database,
  clock: Clock,
  { feed }: ConfiguredFeed,
  leaseMs?: number,
): WorkLease {
  return createWorkLease(database.queries, clock, `stock feed ${feed.dealership} ${feed.id}`, leaseMs);
}

/** Starts pulling the dealers' feeds in the background. */
export function startPulling(options: PullingOptions): FeedPuller {
  const { database, clock, logger, metrics, env } = options;
  return startFeedPuller({
    ...pullContext(options, env),
    states: createFeedStates(database),
    leaseOf: (configured) => leaseOfFeed(database, clock, configured),
    importFiles: importApart(),
    chance: Math.random,
    logger,
    metrics,
  });
}
