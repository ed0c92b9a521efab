import { join } from "node:path";
import { setImmediate as giveWay } from "node:timers/promises";
import { NO_CONTENT } from "~/domain/content/site-content";
import { chooseDealers } from "~/domain/tenant/choose-dealers";
import { type Rounds, startRounds } from "~/infra/rounds.server";
import type { DealerMetrics, FaultyDealer } from "~/ports/dealer-metrics";
import type { Logger } from "~/ports/logger";
import { isServedHere, missingSecrets, sharedAccounts, sharedValues } from "./dealer-rules.server";
import { folderMark, folderMarks, startFolderLook, type FolderMarks } from "./folder-marks.server";
import { createLiveDirectory, type RequestEdition } from "./live-directory.server";
import {
  directoryOf,
  faultsIn,
  type LoadTenantsOptions,
  refuseFaults,
  unreadable,
} from "./load-tenants.server";
import { type DealerReading, readDealer } from "./read-dealer.server";
import { readTenant } from "./read-tenant-files.server";
import { startFaults } from "./start-faults.server";
import { TenantConfigError } from "./tenant-config-error.server";
import type { TenantDirectory } from "./tenant-directory.server";

/** How dealers are loaded who may change later. */
export interface LiveDealersOptions extends LoadTenantsOptions {
  /** A fault of one dealer stops the start; without it that dealer is left out. */
  readonly strict: boolean;
}

/** What a watch of the dealers' folders does, and how often. */
export interface DealerWatchOptions {
  /** Milliseconds between two looks. What has not changed between two of them is taken over. */
  readonly everyMs: number;
  readonly metrics: DealerMetrics;
  readonly logger: Logger;
  /** Called before a directory is served; when it rejects, the one before stays. */
  prepare(next: TenantDirectory): Promise<void>;
}

/** Dealers that change while they are served. */
export interface LiveDealers {
  readonly directory: TenantDirectory;
  /** A request begins: it sees one state of all dealers until its end. */
  begin(): RequestEdition;
  /** Dealers whose newest files are not served. */
  faulty(): readonly FaultyDealer[];
  /** Looks at the folders from now on. @returns what stops it; `wake` looks at once */
  watch(options: DealerWatchOptions): Rounds;
}

/** A folder's newest reading, and the mark of the files it was read from. */
interface KnownFolder {
  readonly mark: string;
  readonly reading: DealerReading;
}

/**
 * Reads every dealer. A faulty one is left out, with each problem in the log, unless that is not wanted.
 * @throws TenantConfigError when nobody can be served, and with `strict` for any fault
 */
export async function openDealers(options: LiveDealersOptions): Promise<LiveDealers> {
  const known = await readAll(options);
  const readings = () => [...known.values()].map(({ reading }) => reading);
  if (options.strict) refuseFaults(readings(), options);
  const first = chooseDealers(readings(), new Map<string, DealerReading>(), rulesOf(options));
  if (
    !first.served.some((reading) => isHere(reading, options)) ||
    environmentFaults(readings(), options).length > 0
  ) {
    const { problems, doubts } = faultsIn(readings(), options);
    throw new TenantConfigError(problems, doubts);
  }
  let served = first.served;
  let refused = first.refused;
  for (const folder of refused.keys()) tellRefused(folder, refused, served, options.logger);
  if (!options.strict) tellDoubts(served, options);
  const live = createLiveDirectory(directoryOf(served, withVersions(options)));
  const faulty = () => faultyAmong(refused, served);

  /** Serves the newest readings, as far as they are sound. @param changed folders that were read anew or are gone */
  async function takeOver(changed: readonly string[], watch: DealerWatchOptions): Promise<void> {
    const before = new Map(served.map((reading) => [reading.folder, reading]));
    const choice = chooseDealers(readings(), before, rulesOf(options));
    // With a thousand dealers each of these steps takes some 50 ms.
    await giveWay();
    if (!choice.served.some((reading) => isHere(reading, options))) {
      const problem = `${options.dir}: expected at least one dealer to serve, received none`;
      refused = new Map(
        [...before.keys()].map((folder) => [folder, choice.refused.get(folder) ?? [problem]]),
      );
      watch.metrics.faultyDealers(faulty());
      for (const folder of changed) {
        watch.metrics.dealerChanged("refused");
        tellRefused(folder, refused, served, watch.logger);
      }
      return;
    }
    const isNew =
      choice.served.length !== served.length || choice.served.some((one) => !served.includes(one));
    if (isNew) {
      const next = directoryOf(choice.served, withVersions({ ...options, logger: watch.logger }));
      await giveWay();
      await watch.prepare(next);
      live.put(next);
      served = choice.served;
    }
    refused = choice.refused;
    watch.metrics.faultyDealers(faulty());
    for (const folder of changed) {
      const isRefused = refused.has(folder);
      watch.metrics.dealerChanged(isRefused ? "refused" : "taken");
      if (isRefused) tellRefused(folder, refused, served, watch.logger);
      else if (known.has(folder)) watch.logger.info({ tenant: folder }, "a dealer's change is taken over");
      else watch.logger.warn({ tenant: folder }, "a dealer's folder is gone: its hosts are not answered");
    }
  }

  function watch(watching: DealerWatchOptions): Rounds {
    const folders = startFolderLook();
    let seen: FolderMarks = new Map();
    let unserved = new Set<string>();
    const look = async () => {
      const last = seen;
      seen = await folders.marks(options.dir);
      const changed = new Set(unserved);
      for (const [folder, mark] of seen) {
        // Files that are being written are left until they rest.
        if (mark === known.get(folder)?.mark || mark !== last.get(folder)) continue;
        const reading = await readFolder(folder, options);
        if (folderMark(options.dir, folder) !== mark) continue;
        known.set(folder, { mark, reading });
        changed.add(folder);
      }
      for (const folder of known.keys()) {
        if (seen.has(folder) || last.has(folder)) continue;
        known.delete(folder);
        changed.add(folder);
      }
      if (changed.size === 0) return;
      // Tried again at the next look when it fails.
      unserved = changed;
      await takeOver([...changed], watching);
      unserved = new Set();
    };
    watching.metrics.faultyDealers(faulty());
    const rounds = startRounds(look, {
      everyMs: watching.everyMs,
      onFailure: (error) => watching.logger.error({ error }, "the dealers' folders could not be looked at"),
    });
    return {
      wake: rounds.wake,
      async close() {
        await rounds.close();
        await folders.close();
      },
    };
  }

  return { directory: live.directory, begin: live.begin, faulty, watch };
}

async function readAll(options: LiveDealersOptions): Promise<Map<string, KnownFolder>> {
  const marks = marksIn(options.dir);
  const found = await Promise.all(
    [...marks].map(
      async ([folder, mark]) => [folder, { mark, reading: await readFolder(folder, options) }] as const,
    ),
  );
  return new Map(found);
}

function marksIn(dir: string): FolderMarks {
  try {
    return folderMarks(dir);
  } catch (error) {
    throw unreadable(dir, error);
  }
}

/** A folder in which something cannot be read is a faulty dealer, not the end of the others. */
async function readFolder(folder: string, options: LiveDealersOptions): Promise<DealerReading> {
  try {
    return await readDealer(await readTenant(options.dir, folder), options);
  } catch (error) {
    const { problems } = unreadable(join(options.dir, folder), error);
    const nothing = { config: null, known: null, content: NO_CONTENT, translations: [], doubts: [] };
    const media = new Map<string, never>();
    return {
      folder,
      file: join(options.dir, folder, "site.json"),
      writtenAt: 0,
      media,
      ...nothing,
      problems,
    };
  }
}

function rulesOf(options: LiveDealersOptions) {
  const { production = false } = options;
  return {
    ownProblems: (reading: DealerReading) => [
      ...reading.problems,
      ...(production ? missingSecrets(options, reading) : []),
    ],
    sharedFaults: (readings: readonly DealerReading[]) => [
      ...sharedValues(readings),
      ...(production ? sharedAccounts(options, readings) : []),
    ],
  };
}

const isHere = ({ config }: DealerReading, options: LiveDealersOptions) =>
  config !== null && isServedHere(options, config);

function environmentFaults(readings: readonly DealerReading[], options: LiveDealersOptions) {
  return startFaults(
    options,
    readings.length,
    readings.flatMap(({ known }) => known ?? []),
  );
}

/** Gives each reading a number of its own, which no other reading of the dealer has had. */
const numbers = new WeakMap<DealerReading, string>();
let lastNumber = 0;
function versionOf(reading: DealerReading): string {
  const known = numbers.get(reading);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(reading, String(lastNumber));
  return String(lastNumber);
}

function withVersions<Options extends LoadTenantsOptions>(options: Options) {
  return { ...options, versionOf };
}

function faultyAmong(
  refused: ReadonlyMap<string, readonly string[]>,
  served: readonly DealerReading[],
): readonly FaultyDealer[] {
  return [...refused].map(([folder, problems]) => ({
    folder,
    state: served.some((reading) => reading.folder === folder) ? "earlier-version" : "left-out",
    problems,
  }));
}

function tellRefused(
  folder: string,
  refused: ReadonlyMap<string, readonly string[]>,
  served: readonly DealerReading[],
  logger: Logger | undefined,
): void {
  const isServed = served.some((reading) => reading.folder === folder);
  for (const problem of refused.get(folder) ?? [])
    logger?.error(
      { alert: "dealer-config-faulty", tenant: folder, problem },
      isServed ? "a dealer's change is faulty: what was served stays" : "a faulty dealer is left out",
    );
}

function tellDoubts(served: readonly DealerReading[], options: LiveDealersOptions): void {
  const { doubts, missing } = faultsIn(served, options);
  for (const doubt of doubts) options.logger?.warn({ doubt }, "a dealer's file is probably not meant so");
  for (const problem of missing) options.logger?.warn({ problem }, "production would not start with this");
}
