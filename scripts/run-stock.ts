import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import * as z from "zod";
import type { FeedOwner } from "~/domain/stock/row-to-vehicle";
import { openExistingDatabase } from "~/infra/db/existing-database.server";
import { createSettingStore } from "~/infra/db/setting-store.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { Env } from "~/infra/env.server";
import { ensureDemoStock, sourceSetting } from "~/infra/stock/demo/ensure-demo-stock.server";
import { type ImportReport, importStock } from "~/infra/stock/import-stock.server";
import { readMapping } from "~/infra/stock/mapping-file.server";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import type { Logger } from "~/ports/logger";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { placeWord } from "~/domain/stock/file/feed-file";
import { FEED_OPTIONS, feedOptions, feedText, type GivenFeedOptions } from "./feed-options";
import { runInspect } from "./inspect-stock";

const USAGE = `npm run stock -- inspect FILE [--write FILE] [--dealership ID] [--rows N]
npm run stock -- import FILE [FILE …] --dealership ID [--mapping FILE] [--dry-run] [--force] [--max-drop 0.3] [--report FILE]
  without --dealership: for each dealership of a mapping that splits the file by a column
  and for both, where the file does not show it: [--format csv|json|ndjson|xml|xlsx] [--encoding NAME]
  [--delimiter , ; tab |] [--records PATH] [--sheet NAME] [--entry FILE-IN-ZIP]
npm run stock -- export [--dealership ID] [--out FILE]
npm run stock -- demo`;
const DEFAULT_MAPPING = "stock-mappings/australian-listings.json";
const SHOWN = 20;
/** What a command ends with. An import that would be refused ends the same on a dry run. */
const EXIT = { well: 0, refused: 1, withRejections: 2 } as const;

/** What a run is given besides its arguments. */
export interface StockRun {
  readonly env: Pick<Env, "tenantConfigDir" | "region" | "databaseUrl" | "dataDir" | "production">;
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
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      dealership: { type: "string" },
      mapping: { type: "string", default: DEFAULT_MAPPING },
      "dry-run": { type: "boolean", default: false },
      force: { type: "boolean", default: false },
      "max-drop": { type: "string", default: "0.3" },
      report: { type: "string" },
      out: { type: "string" },
      write: { type: "string" },
      rows: { type: "string" },
      ...FEED_OPTIONS,
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    run.out.write(`${USAGE}\n`);
    return EXIT.well;
  }
  const [command, ...files] = positionals;
  if (command === "demo" && run.env.production)
    throw new Error("demonstration stock is for development: with APP_ENV=production none is made");
  const [file] = files;
  if (command === "inspect" && file !== undefined) {
    const owner = values.dealership === undefined ? null : ownerOf(await openTenants(run), values.dealership);
    const { write, rows } = values;
    await runInspect({ file, options: feedOptions(values), owner, write, rows, now: run.now() }, run.out);
    return EXIT.well;
  }
  const context = await openContext(run);
  try {
    if (command === "import" && files.length > 0) {
      return await runImports(context, files, values);
    } else if (command === "export") {
      await runExport(context, values.dealership, values.out);
    } else if (command === "demo") await runDemo(context);
    else throw new Error(`expected one of\n${USAGE}`);
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
  return { ...(await openTenants(run)), database, logger, out, stock: createStockStore(database) };
}

/** Makes demonstration stock where there is none or only demonstration stock; imported stock stays. */
async function runDemo(context: Context): Promise<void> {
  const made = await ensureDemoStock({ ...context, force: true });
  context.out.write(`demonstration stock of ${made} dealerships made anew; any other stock was left alone\n`);
}

interface ImportFlags extends GivenFeedOptions {
  readonly dealership: string;
  readonly mapping: string;
  readonly "dry-run": boolean;
  readonly force: boolean;
  readonly "max-drop": string;
  readonly report?: string | undefined;
}

/** Imports for the dealership that was named, or for each of those by which the mapping splits the file. */
async function runImports(
  context: Context,
  files: readonly string[],
  flags: Omit<ImportFlags, "dealership"> & { readonly dealership?: string | undefined },
): Promise<number> {
  if (flags.dealership !== undefined)
    return runImport(context, files, { ...flags, dealership: flags.dealership });
  const dealerships = [...new Set(Object.values((await readMapping(flags.mapping)).dealerships))];
  if (dealerships.length === 0) throw new Error(`expected one of\n${USAGE}`);
  const codes: number[] = [];
  for (const dealership of dealerships) {
    context.out.write(`dealership ${dealership}\n`);
    const report = flags.report?.replace(/(?=\.\w+$|$)/, `-${dealership}`);
    codes.push(await runImport(context, files, { ...flags, dealership, report }));
  }
  return codes.includes(EXIT.refused) ? EXIT.refused : Math.max(...codes);
}

async function runImport(context: Context, files: readonly string[], flags: ImportFlags): Promise<number> {
  const owner = ownerOf(context, flags.dealership);
  const settings = createSettingStore(context.database);
  const source = await settings.get(sourceSetting(flags.dealership));
  const maxDrop = shareOf(flags["max-drop"]);
  const told = feedOptions(flags);
  context.out.write(`${files.join(", ")}, read by ${flags.mapping}\n`);
  // Demonstration stock may be replaced completely: losing all of it is no accident.
  const unlimited = flags.force || source?.startsWith("demo ") === true;
  const [file = "", ...others] = files;
  const report = await importStock({
    file,
    others,
    owner,
    mapping: { ...(await readMapping(flags.mapping)), ...told },
    stock: context.stock,
    dryRun: flags["dry-run"],
    allowEmpty: flags.force,
    maxDrop: unlimited ? null : maxDrop,
    onProgress: showProgress,
  });
  if (report.published) await settings.set(sourceSetting(flags.dealership), "import");
  if (flags.report) await writeFile(flags.report, `${JSON.stringify(report, null, 2)}\n`);
  context.out.write(reportText(report, flags["dry-run"]));
  if (report.refusals.length > 0) return EXIT.refused;
  return report.rejected.length > 0 ? EXIT.withRejections : EXIT.well;
}

function shareOf(text: string): number {
  const share = z.coerce
    .number()
    .min(0)
    .max(1)
    .safeParse(text.trim() === "" ? NaN : text);
  if (!share.success) throw new Error(`--max-drop: expected a share from 0 to 1, received "${text}"`);
  return share.data;
}

function ownerOf({ tenants, clock }: Pick<Context, "tenants" | "clock">, dealershipId: string): FeedOwner {
  const sites = tenants.all().map(({ site }) => site);
  const known = sites.flatMap(({ dealerships }) => dealerships);
  const dealership = known.find(({ id }) => id === dealershipId);
  const owning = sites.find(({ dealerships }) => dealerships.some(({ id }) => id === dealershipId));
  if (!dealership || !owning) throw new Error(unknownDealership(dealershipId, known));
  return {
    dealershipId,
    dealershipName: dealership.name,
    dealershipSlug: dealership.slug,
    country: owning.country,
    currency: owning.currency,
    now: clock.now().toISOString(),
    yards: sites
      .flatMap(({ locations }) => locations)
      .filter(({ dealershipId: owner, locationType }) => owner === dealershipId && isYard(locationType))
      .map(({ contactDetail, ...yard }) => ({ ...yard, phone: contactDetail.phone })),
  };
}

function unknownDealership(given: string, known: readonly { id: string; name: string }[]): string {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const lines = [...names].map(([id, name]) => `  ${id}  ${name}`);
  return [`no dealer's configuration names a dealership "${given}"; there are`, ...lines].join("\n");
}

/** Whether vehicles can stand at a location: workshops and parts counters are not yards. */
function isYard(locationType: string): boolean {
  return locationType === "sales" || locationType === "";
}

function showProgress(rows: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${String(rows)} rows read`);
}

function reportText(report: ImportReport, isDryRun: boolean): string {
  const { published, refusals } = report;
  const place = placeWord(report.file.format);
  const of = (file: string | undefined) => (file === undefined ? "" : ` of ${file}`);
  const lines = [
    `${process.stderr.isTTY ? "\n" : ""}rows ${report.rows}, accepted ${report.accepted} (${report.repairedRows} repaired), rejected ${report.rejected.length}`,
    ...feedText(report.file),
    ...Object.entries(report.repairs)
      .sort((one, other) => other[1] - one[1])
      .map(([code, count]) => `  repaired ${code}: ${count}`),
    ...some(
      report.rejected,
      ({ row, in: file, reason, value }) => `  rejected ${place} ${row}${of(file)}: ${reason} (${value})`,
    ),
    ...some(
      report.left,
      ({ row, in: file, stocknum, field, value, expected }) =>
        `  left out of ${place} ${row}${of(file)} (${stocknum}): ${field}, expected ${expected}, received "${value}"`,
    ),
    ...some(
      report.duplicates,
      ({ identity, rows, taken }) =>
        `  more than once: ${identity}, ${place}s ${rows.join(", ")}; ${place} ${taken} was taken`,
    ),
    ...Object.entries(report.unread).flatMap(([field, words]) =>
      some(
        Object.entries(words).sort((one, other) => other[1] - one[1]),
        ([word, count]) =>
          `  not understood as ${field}: "${word}", ${count} ${count === 1 ? "row" : "rows"}`,
      ),
    ),
    ...refusals.map((refusal) => `  REFUSED: ${refusal}`),
    published
      ? `published version ${published.version}: ${published.added} added, ${published.changed} changed, ${published.removed} removed, ${published.unchanged} unchanged`
      : isDryRun
        ? `dry run: nothing published${refusals.length > 0 ? "; the import would be refused" : ""}`
        : "nothing published",
  ];
  return `${lines.join("\n")}\n`;
}

/** The first of a list, a line each, and how many more there are: `--report` writes all of them. */
function some<Item>(items: readonly Item[], line: (item: Item) => string): readonly string[] {
  const more = items.length - SHOWN;
  return [
    ...items.slice(0, SHOWN).map(line),
    ...(more > 0 ? [`  … ${more} more: --report FILE writes all of them`] : []),
  ];
}

async function runExport(
  { stock, out }: Context,
  dealership: string | undefined,
  file: string | undefined,
): Promise<void> {
  const target = file === undefined ? out : createWriteStream(file);
  let count = 0;
  for await (const batch of stock.all()) {
    const wanted = batch.filter(({ dealership_id: id }) => dealership === undefined || id === dealership);
    count += wanted.length;
    const text = wanted.map((vehicle) => `${JSON.stringify(vehicle)}\n`).join("");
    if (!target.write(text)) await once(target, "drain");
  }
  if (file !== undefined) {
    target.end();
    await once(target, "finish");
    out.write(`${count} vehicles written to ${file}\n`);
  } else if (count === 0) {
    // Printing nothing would look like a command that did not run. It goes to the error output, because the standard
    // output is NDJSON.
    process.stderr.write("0 vehicles match\n");
  }
}
