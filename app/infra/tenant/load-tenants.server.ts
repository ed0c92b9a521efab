import { type JsonObject, isJsonObject, layerOver } from "~/domain/tenant/layer";
import { type SiteConfig, siteConfigSchema } from "~/domain/tenant/site-config";
import type { Logger } from "~/ports/logger";
import { type ConfigFault, faultsOf, pathText } from "./config-fault.server";
import { createTenantDirectory, type TenantDirectory } from "./tenant-directory.server";
import { clashes, siteFaults } from "./tenant-checks.server";
import { TenantConfigError } from "./tenant-config-error.server";
import { readTenantFiles, type TenantFiles } from "./read-tenant-files.server";

export type { TenantDirectory } from "./tenant-directory.server";

export interface LoadTenantsOptions {
  /** The folder of dealer folders. */
  readonly dir: string;
  /** Template presets by template name: what lies between the defaults and the dealer. */
  readonly presets: Readonly<Record<string, unknown>>;
  /** Serves only this region's dealers; null for all of them. */
  readonly region: string | null;
  /** The dealer for hosts nobody claims; for development only. */
  readonly defaultTenant?: string | null;
  /** Turns off `<slug>.localhost` and `defaultTenant`. */
  readonly production?: boolean;
  readonly logger?: Logger;
}

interface Loaded {
  readonly file: string;
  readonly config: SiteConfig;
}

/**
 * Reads every dealer, layers defaults, template preset and dealer, and checks all of it (ENT-20, TEN-02).
 * @throws TenantConfigError with every fault of every file at once
 */
export async function loadTenants(options: LoadTenantsOptions): Promise<TenantDirectory> {
  const files = await tenantFiles(options.dir);
  const problems: string[] = [];
  const loaded = files.flatMap((one) => loadOne(one, options.presets, problems));
  problems.push(...clashes(loaded));
  if (problems.length > 0) throw new TenantConfigError(problems);
  const served = loaded
    .map(({ config }) => config)
    .filter((config) => options.region === null || config.site.region === options.region);
  if (served.length === 0) throw new TenantConfigError([noDealers(options, loaded)]);
  options.logger?.info({ dealers: served.length, region: options.region }, "dealers loaded");
  return createTenantDirectory(served, {
    production: options.production ?? false,
    defaultTenant: options.defaultTenant ?? null,
  });
}

async function tenantFiles(dir: string): Promise<readonly TenantFiles[]> {
  try {
    return await readTenantFiles(dir);
  } catch (error) {
    throw new TenantConfigError([
      `${dir}: cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
}

function loadOne(files: TenantFiles, presets: LoadTenantsOptions["presets"], problems: string[]): Loaded[] {
  problems.push(...files.problems);
  if (files.input === null) return [];
  const preset = presetOf(files, files.input, presets, problems);
  const input = layerOver(preset ?? {}, files.input);
  const parsed = siteConfigSchema.safeParse(input);
  if (!parsed.success) {
    const tell = (fault: ConfigFault) =>
      `${sourceOf(fault, files, preset)}: ${pathText(fault.path)}: ${faultText(fault)}`;
    problems.push(...faultsOf(parsed.error, input).map(tell));
    return [];
  }
  const config = deepFreeze(parsed.data);
  problems.push(...siteFaults(config, files.folder).map((fault) => `${files.file}: ${fault}`));
  return [{ file: files.file, config }];
}

const faultText = ({ expected, received, complete }: ConfigFault) =>
  complete ? expected : `expected ${expected}, received ${received}`;

function presetOf(
  files: TenantFiles,
  input: JsonObject,
  presets: LoadTenantsOptions["presets"],
  problems: string[],
): JsonObject | null {
  const template = isJsonObject(input["site"]) ? input["site"]["template"] : undefined;
  if (typeof template !== "string") return null;
  const preset = Object.hasOwn(presets, template) ? presets[template] : undefined;
  if (isJsonObject(preset)) return preset;
  const known = Object.keys(presets).sort().join(", ");
  problems.push(
    `${files.file}: site.template: expected one of the templates ${known}, received ${JSON.stringify(template)}`,
  );
  return null;
}

/** The file a fault is in: the dealer's, unless only the template's preset holds that path. */
function sourceOf(fault: ConfigFault, files: TenantFiles, preset: JsonObject | null): string {
  const inDealer = holds(files.input, fault.path);
  if (inDealer || !holds(preset, fault.path)) return files.file;
  return `${files.file} (by its template's preset)`;
}

function holds(value: unknown, path: readonly PropertyKey[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return value !== undefined;
  if (Array.isArray(value)) return holds(value[Number(key)], rest);
  return isJsonObject(value) && Object.hasOwn(value, key) && holds(value[String(key)], rest);
}

function noDealers({ dir, region }: LoadTenantsOptions, loaded: readonly Loaded[]): string {
  if (loaded.length === 0)
    return `${dir}: expected at least one dealer folder with a site.json, received none`;
  const regions = [...new Set(loaded.map(({ config }) => config.site.region))].sort().join(", ");
  return `REGION: expected a region that has dealers (${regions}), received ${JSON.stringify(region)}`;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
