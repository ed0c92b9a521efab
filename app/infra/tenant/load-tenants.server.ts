import type { Logger } from "~/ports/logger";
import { sharingDoubts } from "./dealer-clashes.server";
import {
  type DealerRulesOptions,
  isServedHere,
  missingSecrets,
  sharedAccounts,
  sharedValues,
} from "./dealer-rules.server";
import { type DealerChecking, type DealerReading, readDealer } from "./read-dealer.server";
import { readTenantFiles } from "./read-tenant-files.server";
import { startFaults } from "./start-faults.server";
import { TenantConfigError } from "./tenant-config-error.server";
import { createTenantDirectory, type TenantDirectory } from "./tenant-directory.server";

export type { TenantDirectory } from "./tenant-directory.server";

/** Which dealers are loaded, and from where. */
export interface LoadTenantsOptions extends DealerChecking, DealerRulesOptions {
  /** The dealer for hosts nobody claims; for development only. */
  readonly defaultTenant?: string | null;
  readonly logger?: Logger;
  /** Says what day it is; the clock of this computer when left out. */
  readonly now?: () => Date;
}

/**
 * Reads every dealer: puts the dealer's values over the template's preset and the defaults, and checks everything
 * (ENT-20, TEN-02).
 * @throws TenantConfigError with every fault of every file at once
 */
export async function loadTenants(options: LoadTenantsOptions): Promise<TenantDirectory> {
  const readings = await allReadings(options);
  refuseFaults(readings, options);
  return directoryOf(readings, options);
}

/**
 * Logs what is doubtful in the dealers' files, when nothing is wrong in any of them.
 * @throws TenantConfigError with every fault of every file at once
 */
export function refuseFaults(readings: readonly DealerReading[], options: LoadTenantsOptions): void {
  const { problems, doubts, missing } = faultsIn(readings, options);
  if (problems.length > 0) throw new TenantConfigError(problems, [...doubts, ...missing]);
  for (const doubt of doubts) options.logger?.warn({ doubt }, "a dealer's file is probably not meant so");
  for (const problem of missing) options.logger?.warn({ problem }, "production would not start with this");
}

/** Everything that is wrong with the dealers, with what is doubtful, and secrets that only production asks for. */
export function faultsIn(readings: readonly DealerReading[], options: LoadTenantsOptions) {
  const known = readings.flatMap((reading) => reading.known ?? []);
  const missing = [
    ...readings.flatMap((reading) => missingSecrets(options, reading)),
    ...sharedAccounts(options, readings).map(({ problem }) => problem),
  ];
  return {
    problems: [
      ...readings.flatMap(({ problems }) => problems),
      ...sharedValues(readings).map(({ problem }) => problem),
      ...startFaults(options, readings.length, known),
      ...(options.production === true ? missing : []),
    ],
    doubts: [...readings.flatMap(({ doubts }) => doubts), ...sharingDoubts(known)],
    missing: options.production === true ? [] : missing,
  };
}

/** The directory of those of these dealers that are served here. */
export function directoryOf(readings: readonly DealerReading[], options: DirectoryChoice): TenantDirectory {
  const whole = readings.flatMap((reading) => {
    const { config, content, translations } = reading;
    return config === null ? [] : [{ config, content, translations, reading }];
  });
  const served = whole.flatMap(({ config }) => (isServedHere(options, config) ? [config] : []));
  options.logger?.info({ dealers: served.length, region: options.region }, "dealers loaded");
  return createTenantDirectory(served, {
    production: options.production ?? false,
    now: options.now,
    defaultTenant: options.defaultTenant ?? null,
    contents: new Map(whole.map(({ config, content }) => [config.site.slug, content])),
    translations: new Map(whole.map(({ config, translations }) => [config.site.slug, translations])),
    media: new Map(whole.map(({ config, reading }) => [config.site.slug, reading.media])),
    versions: new Map(
      whole.map(({ config, reading }) => [config.site.slug, options.versionOf?.(reading) ?? "0"]),
    ),
  });
}

/** What decides who is in a directory. */
interface DirectoryChoice extends Pick<
  LoadTenantsOptions,
  "region" | "production" | "defaultTenant" | "logger" | "now"
> {
  /** A version for each reading, where readings are replaced later. */
  versionOf?(reading: DealerReading): string;
}

async function allReadings(options: LoadTenantsOptions): Promise<readonly DealerReading[]> {
  const { dir } = options;
  const files = await readTenantFiles(dir).catch((error: unknown) => {
    throw unreadable(dir, error);
  });
  return Promise.all(files.map((one) => readDealer(one, options)));
}

/** The fault of a folder of dealers that cannot be read. */
export function unreadable(dir: string, error: unknown): TenantConfigError {
  return new TenantConfigError([
    `${dir}: cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  ]);
}
