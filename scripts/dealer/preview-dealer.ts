import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type Env, isOwnVariable } from "~/infra/env.server";
import { openDatabase } from "~/infra/db/database.server";
import { openExistingDatabase } from "~/infra/db/existing-database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { StockStore } from "~/ports/stock-store";
import { loadTenants, type LoadTenantsOptions } from "~/infra/tenant/load-tenants.server";
import { checkDealers, type Finding } from "./check-dealers";

/** Where a preview takes its stock from, and how it is served. */
export interface PreviewSite {
  /** The database of the site, as its environment names it. */
  readonly env: Pick<Env, "databaseUrl" | "dataDir">;
  /** What the site was started with; the preview takes over what is nobody's secret. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Serves with this environment until somebody ends it. @returns the exit code */
  serve(environment: Readonly<Record<string, string>>): Promise<number>;
}

/** What is to be looked at. */
export interface Preview {
  readonly slug: string;
  /** The dealer's folder with the change in it. */
  readonly folder: string;
  readonly port: number;
}

/** Whatever the site listens on: what is not yet shown to anybody stays on this machine. */
const HOST = "127.0.0.1";
const SLUG_OF_FILE = z.object({ site: z.object({ slug: z.string() }) });

type CheckOptions = Parameters<typeof checkDealers>[0];

/** What the files with the change say, and what serves them. */
export interface PreparedPreview {
  /** Of the changed folder, among the other dealers as they are. */
  readonly findings: readonly Finding[];
  /** Copies the stock and serves. @returns the exit code */
  start(site: PreviewSite, say: (text: string) => void): Promise<number>;
  /** Removes what was made for it. */
  remove(): void;
}

/**
 * Prepares a look at a dealer's changed folder: the folder itself is served, so that what is changed in it shows, with a
 * copy of the dealer's stock and a database of its own.
 * @throws Error when the folder is none of this dealer's, or the port is taken
 */
export async function preparePreview(preview: Preview, options: CheckOptions): Promise<PreparedPreview> {
  const { slug, port } = preview;
  const folder = resolve(preview.folder);
  if (!existsSync(join(folder, "site.json")))
    throw new Error(`--with: expected a dealer's folder with a site.json, received ${folder}`);
  refuseAnotherDealers(slug, folder);
  await refuseTakenPort(port);
  const top = mkdtempSync(join(tmpdir(), "forecourt-preview-"));
  const among = join(top, "among");
  const alone = join(top, "dealers");
  linkDealers(among, slug, folder, options.dir);
  linkDealers(alone, slug, folder, null);
  const findings = await checkDealers({ ...options, dir: among }, slug);
  return {
    findings: findings.map((finding) => {
      const ofChange = withFolder(finding, join(among, slug), folder);
      return withFolder(ofChange, among, resolve(options.dir));
    }),
    async start(site, say) {
      const data = join(top, "data");
      mkdirSync(data);
      const count = await copyStock({ ...options, dir: alone }, slug, site.env, data);
      say(
        `${slug}: ${count} vehicles, copied. What is sent from the preview is written to ${join(data, "outbox")}\n` +
          `In the lines below ${join(alone, slug)} is ${folder}`,
      );
      return site.serve({
        ...harmless(site.environment),
        APP_ENV: "preview",
        PORT: String(port),
        HOST,
        LOG_LEVEL: site.environment["LOG_LEVEL"] ?? "warn",
        TENANT_CONFIG_DIR: alone,
        DEFAULT_TENANT: slug,
        DATA_DIR: data,
      });
    },
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}

/** A folder of dealers with the changed one in it. @param others whose folders stand beside it; null for none */
function linkDealers(dir: string, slug: string, folder: string, others: string | null): void {
  mkdirSync(dir);
  symlinkSync(folder, join(dir, slug));
  const names = others === null ? [] : readdirSync(others).filter((name) => name !== slug);
  for (const name of names) symlinkSync(resolve(others ?? "", name), join(dir, name));
}

/** A copied folder tells nothing of a slug that was mistyped, but of everything that two dealers would have in common. */
function refuseAnotherDealers(slug: string, folder: string): void {
  const own = slugIn(join(folder, "site.json"));
  if (own === null || own === slug) return;
  throw new Error(
    `--with: expected a folder of ${slug}, received ${folder}, whose site.slug is ${own}. For that dealer:\n` +
      `npm run dealer -- preview ${own} --with ${folder}`,
  );
}

/** @returns null for a file whose faults the check tells */
function slugIn(file: string): string | null {
  try {
    const { data } = SLUG_OF_FILE.safeParse(JSON.parse(readFileSync(file, "utf8")));
    return data?.site.slug ?? null;
  } catch {
    return null;
  }
}

/** Told before anything is checked and copied, which takes a while. */
async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  const code = await new Promise<string | undefined>((done) => {
    probe.once("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    probe.listen(port, HOST, () => probe.close(() => done(undefined)));
  });
  if (code === undefined) return;
  const found = code === "EADDRINUSE" ? "which is taken" : `which cannot be used (${code})`;
  throw new Error(`--port: expected a free port, received ${port}, ${found}. Another: --port ${port + 1}`);
}

/** Findings name the folders that people know. */
function withFolder(finding: Finding, linked: string, folder: string): Finding {
  return {
    ...finding,
    file: finding.file?.replaceAll(linked, folder) ?? null,
    message: finding.message.replaceAll(linked, folder),
  };
}

/** What belongs to the site itself stays behind: database, mailbox, gateway, accounts and secrets of others' services. */
function harmless(environment: PreviewSite["environment"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || isOwnVariable(name) ? [] : [[name, value] as const],
    ),
  );
}

/** @returns how many vehicles */
async function copyStock(
  options: Pick<LoadTenantsOptions, "dir" | "presets">,
  slug: string,
  site: PreviewSite["env"],
  dataDir: string,
): Promise<number> {
  const tenants = await loadTenants({ ...options, region: null });
  const ids = tenants.bySlug(slug)?.site.dealerships.map(({ id }) => id) ?? [];
  const from = await openExistingDatabase({ url: site.databaseUrl ?? undefined, dataDir: site.dataDir });
  const to = await openDatabase({ dataDir });
  try {
    await to.migrate();
    const [source, target] = [createStockStore(from), createStockStore(to)];
    let count = 0;
    for (const id of ids) count += await copyDealership(source, target, id);
    return count;
  } finally {
    await from.close();
    await to.close();
  }
}

async function copyDealership(from: StockStore, to: StockStore, id: string): Promise<number> {
  const vehicles: Vehicle[] = [];
  for await (const batch of from.all(id)) vehicles.push(...batch);
  await to.publish(id, vehicles);
  return vehicles.length;
}
