import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { SiteContent } from "../../app/domain/content/site-content";
import type { SiteConfig } from "../../app/domain/tenant/site-config";
import { loadTenants, type TenantDirectory } from "../../app/infra/tenant/load-tenants.server";

/** A demonstration dealer as the server reads it. */
export interface KnownSite {
  readonly config: SiteConfig;
  readonly content: SiteContent;
}

/** Every demonstration dealer, by slug. */
export function knownSites(): Promise<ReadonlyMap<string, KnownSite>> {
  return (known ??= readSites("tenant-config"));
}

let known: Promise<ReadonlyMap<string, KnownSite>> | undefined;

/** The dealers of a folder as the server serves them, in any of their languages. */
export function tenantsIn(dir = "tenant-config"): Promise<TenantDirectory> {
  return loadTenants({ dir, presets: presets(), region: null });
}

/** Every dealer of a folder, by slug. */
export async function readSites(dir: string): Promise<ReadonlyMap<string, KnownSite>> {
  const tenants = await tenantsIn(dir);
  return new Map(
    tenants
      .all()
      .map((config) => [config.site.slug, { config, content: tenants.contentOf(config.site.slug) }]),
  );
}

const TEMPLATES = "app/templates";
const PRESET = z.record(z.string(), z.json());

/** The presets as their files say; the test runner cannot import JSON the way the build does. Colours play no part. */
function presets() {
  const names = readdirSync(TEMPLATES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    names.map(({ name }) => {
      const text = readFileSync(join(TEMPLATES, name, "preset.json"), "utf8");
      return [name, { values: PRESET.parse(JSON.parse(text)), colours: {} }];
    }),
  );
}
