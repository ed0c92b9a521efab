import type { Writable } from "node:stream";
import { openExistingDatabase } from "~/infra/db/existing-database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { Env } from "~/infra/env.server";
import { ensureDemoStock } from "~/infra/stock/demo/ensure-demo-stock.server";
import { importForDealership } from "~/infra/stock/dealership-import.server";
import { readMapping } from "~/infra/stock/mapping-file.server";
import type { ImportReport } from "~/infra/stock/import-stock.server";
import type { PullEnv } from "~/infra/stock/pull/start-pulling.server";
import { isExport } from "~/infra/stock/read-export.server";
import { createApiKeys } from "~/infra/api/api-keys.server";
import { writeReport } from "~/infra/stock/report/report-file.server";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import type { Logger } from "~/ports/logger";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { feedOptions, type GivenFeedOptions } from "./feed-options";
import { runInspect } from "./inspect-stock";
import { ownerOf } from "~/infra/stock/feed-owner.server";
import { runExport } from "./stock/export-command";
import { runDiff, runHistory, runRollback, runShow } from "./stock/history-commands";
import { runAdvertise } from "./stock/advertise-command";
import { runKeys } from "./keys-command";
import { runFeeds, runPull, type WantedFeed, wantedFeed } from "./stock/feed-commands";
import { chooseMapping, DEFAULT_MAPPING } from "./stock/choose-mapping";
import { runPictures } from "./stock/pictures-command";
import { reportText } from "./stock/report-text";
import { missingDealership, USAGE } from "./stock/usage";
import { numberOf, readStockCall, shareOf } from "./stock-call";

/** What a command ends with. An import that would be refused ends the same on a dry run. */
const EXIT = { well: 0, refused: 1, withDoubts: 2 } as const;

/** What a run is given besides its arguments. */
export interface StockRun {
  readonly env: PullEnv & Pick<Env, "region" | "databaseUrl" | "sessionSecrets">;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Where the report and an export without `--out` go. */
  readonly out: Writable;
}

/**
 * Imports, exports or makes stock, as the arguments say.
 * @throws an Error for the person at the keyboard when the arguments make no sense or the feed is refused
 */
export async function runStock(args: readonly string[], run: StockRun): Promise<number> {
  const call = readStockCall(args);
  if (call === "help") {
    run.out.write(`${USAGE}\n`);
    return EXIT.well;
  }
  const { command, rest, values } = call;
  const [first = "", second] = rest;
  if (command === "demo" && run.env.production)
    throw new Error("demonstration stock is for development: with APP_ENV=production none is made");
  if ((command === "import" || command === "check") && values.dealership === undefined)
    await requireSplit(run, { ...values, command });
  if (command === "inspect") {
    const owner = values.dealership === undefined ? null : ownerOf(await openTenants(run), values.dealership);
    const { write, rows } = values;
    await runInspect(
      { file: first, options: feedOptions(values), owner, write, rows, now: run.now() },
      run.out,
    );
    return EXIT.well;
  }
  const context = await openContext(run);
  try {
    if (command === "export" && values.dealership !== undefined) ownerOf(context, values.dealership);
    if (command === "import" || command === "check")
      return await runImports(context, rest, {
        ...values,
        "dry-run": command === "check" || values["dry-run"],
      });
    if (command === "pull" && values.dealership !== undefined)
      return await runPullOf(context, { ...values, dealership: values.dealership });
    if (command === "advertise") runAdvertise(context, values.tenant);
    else if (command === "feeds") await runFeeds(context);
    else if (command === "export") await runExport(context, values.dealership, values.out);
    else if (command === "history") await runHistory(context, values.dealership);
    else if (command === "show") await runShow(context, numberOf(first));
    else if (command === "diff")
      await runDiff(context, numberOf(first), second === undefined ? undefined : numberOf(second));
    else if (command === "rollback") await runRollback(context, numberOf(first));
    else if (command === "pictures" && values.dealership) {
      const { dealership: dealershipId, sample } = values;
      const { imageHosts: hosts = [] } = ownerOf(context, dealershipId);
      const missing = await runPictures({ ...context, dealershipId, hosts, sample });
      if (missing > 0) return EXIT.withDoubts;
    } else if (command === "keys")
      await runKeys(
        { ...context, scope: "stock", keys: createApiKeys(context.database, context.clock) },
        rest,
        values,
      );
    else if (command === "demo") await runDemo(context);
    return EXIT.well;
  } finally {
    await context.database.close();
  }
}

type Context = Awaited<ReturnType<typeof openContext>>;

/** The dealers' configuration alone: looking at a file needs no database. */
async function openTenants({ env, now }: StockRun) {
  const dir = env.tenantConfigDir;
  const tenants = await loadTenants({ dir, presets: TEMPLATE_PRESETS, region: env.region });
  return { tenants, dir, clock: { now } };
}

async function openContext(run: StockRun) {
  const { env, logger, out } = run;
  const database = await openExistingDatabase({ url: env.databaseUrl ?? undefined, dataDir: env.dataDir });
  const [stock, history] = [createStockStore(database), createStockHistory(database)];
  return { ...(await openTenants(run)), env, database, logger, out, stock, history };
}

/** Makes demonstration stock where there is none or only demonstration stock; imported stock stays. */
async function runDemo(context: Context): Promise<void> {
  const made = await ensureDemoStock({ ...context, force: true });
  context.out.write(`demonstration stock of ${made} dealerships made anew; any other stock was left alone\n`);
}

interface ImportFlags extends GivenFeedOptions {
  readonly dealership: string;
  /** Undefined where none was named. */
  readonly mapping?: string | undefined;
  readonly "dry-run": boolean;
  readonly force: boolean;
  readonly "max-drop": string;
  readonly "max-rejected": string;
  readonly report?: string | undefined;
}

/** The dealerships by which a mapping splits a file. */
async function splitOf(mapping = DEFAULT_MAPPING): Promise<readonly string[]> {
  const named = Object.values((await readMapping(mapping)).dealerships);
  return [...new Set(named)].filter((id) => id !== "");
}

/** @throws Error that lists the dealerships, where neither a person nor the mapping says whose a file is */
async function requireSplit(
  run: StockRun,
  { command, mapping = DEFAULT_MAPPING }: { command: "import" | "check"; mapping?: string | undefined },
): Promise<void> {
  if ((await splitOf(mapping)).length > 0) return;
  throw missingDealership(command, mapping, dealershipsOf(await openTenants(run)));
}

/** Imports for the dealership that was named, or for each of those by which the mapping splits the file. */
async function runImports(
  context: Context,
  files: readonly string[],
  flags: Omit<ImportFlags, "dealership"> & {
    readonly dealership?: string | undefined;
  },
): Promise<number> {
  if (flags.dealership !== undefined)
    return runImport(context, files, { ...flags, dealership: flags.dealership });
  const dealerships = await splitOf(flags.mapping);
  // One that there is not is told before anything of the others is published.
  for (const dealership of dealerships) ownerOf(context, dealership);
  const codes: number[] = [];
  for (const dealership of dealerships) {
    context.out.write(`dealership ${dealership}\n`);
    const report = flags.report?.replace(/(?=\.\w+$|$)/, `-${dealership}`);
    codes.push(await runImport(context, files, { ...flags, dealership, report }));
  }
  return codes.includes(EXIT.refused) ? EXIT.refused : Math.max(...codes);
}

function dealershipsOf({ tenants }: Pick<Context, "tenants">) {
  const all = tenants.all().flatMap(({ site }) => site.dealerships);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

async function runImport(context: Context, files: readonly string[], flags: ImportFlags): Promise<number> {
  const { out } = context;
  const limit = (name: "max-drop" | "max-rejected") =>
    flags.force ? (shareOf(name, flags[name]), null) : shareOf(name, flags[name]);
  const [file = "", ...others] = files;
  const isOwn = others.length === 0 && (await isExport(file));
  const { place, mapping, text } = await chooseMapping(file, flags, isOwn);
  out.write(`${files.join(", ")}, read ${text}\n`);
  const report = await importForDealership(context, {
    dealershipId: flags.dealership,
    files,
    mapping,
    dryRun: flags["dry-run"],
    allowEmpty: flags.force,
    maxDrop: limit("max-drop"),
    maxRejected: limit("max-rejected"),
    onProgress: showProgress,
  });
  const anyway = "the same command with `--force`, or a larger `--max-drop` or `--max-rejected`,";
  return tellImport(context, report, { ...flags, mapping: place, file, isDryRun: flags["dry-run"], anyway });
}

interface ToldImport {
  readonly file: string;
  readonly mapping: string;
  readonly dealership: string;
  readonly isDryRun: boolean;
  /** What publishes it in spite of the guards. */
  readonly anyway: string;
  readonly report?: string | undefined;
}

/** Prints what became of an import, and writes the report where one was asked for. @returns what the command ends with */
async function tellImport(context: Context, report: ImportReport, told: ToldImport): Promise<number> {
  const { out, clock } = context;
  const { file, mapping, dealership, isDryRun } = told;
  const heading = { file, mapping, dealership, at: clock.now().toISOString() };
  if (told.report) await writeReport(told.report, heading, report);
  out.write(reportText(report, isDryRun, told.anyway));
  if (report.published) out.write(await wayBack(context, dealership));
  else if (!isDryRun && report.refusals.length > 0) out.write(await keptRefusal(context, dealership));
  if (report.refusals.length > 0) return EXIT.refused;
  const doubtful = report.rejected.length + report.doubts.length + report.waived.length;
  return doubtful > 0 ? EXIT.withDoubts : EXIT.well;
}

/** Pulls a feed now. */
async function runPullOf(
  context: Context,
  { dealership, feed, force, report }: WantedFeed & { readonly report?: string | undefined },
): Promise<number> {
  const made = await runPull(context, { dealership, feed, force });
  if (made === null) return EXIT.refused;
  const { id, mapping } = wantedFeed(context, { dealership, feed }).feed;
  const anyway = `\`npm run stock -- pull --dealership ${dealership} --feed ${id} --force\``;
  return tellImport(context, made, {
    file: `feed ${id}`,
    mapping,
    dealership,
    isDryRun: false,
    anyway,
    report,
  });
}

/** Where the import stands in the history, and how to undo it. */
async function wayBack({ history }: Context, dealershipId: string): Promise<string> {
  const [kept, ...earlier] = await history.list({ dealershipId, limit: 100 });
  const before = earlier.find(({ kind }) => kind !== "refused");
  const undo = before === undefined ? "" : `; \`npm run stock -- rollback ${before.number}\` undoes it`;
  return `kept as import ${kept?.number ?? 0}${undo}\n`;
}

/** Where the refusal stands in the history. */
async function keptRefusal({ history }: Context, dealershipId: string): Promise<string> {
  const [kept] = await history.list({ dealershipId, kinds: ["refused"], limit: 1 });
  return kept === undefined ? "" : `kept as import ${kept.number}\n`;
}

function showProgress(rows: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${String(rows)} rows read`);
}
