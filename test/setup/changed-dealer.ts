import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEALERS } from "./dealers";

/** What tests take for as fast as a person can be. */
export const HASTE_SECONDS = 1;

/** The groups of a dealer's file that tests change; the server checks what it reads. */
export interface DealerFile {
  readonly routes: { readonly enabled: readonly string[] };
  readonly vehicle: { readonly sections: readonly string[] };
  readonly site: { readonly locations?: readonly object[] };
  readonly features?: object;
  readonly forms?: { readonly limits?: object };
}

/**
 * Copies of the demonstration dealers, for servers whose forms tests fill in: who needs a second is no robot there, as
 * each form that is sent would otherwise cost two.
 * @param folder where their folder is made
 * @returns what tells a server of it
 */
export function dealersInHaste(folder: string): { readonly TENANT_CONFIG_DIR: string } {
  const tenants = join(folder, "dealers");
  for (const { slug } of DEALERS) copyDealer(slug, tenants, (file) => ({ ...file, forms: inHaste(file) }));
  return { TENANT_CONFIG_DIR: tenants };
}

/** A dealer's group of forms, for tests in haste. */
export const inHaste = ({ forms }: DealerFile) => ({
  ...forms,
  limits: { ...forms?.limits, leastSeconds: HASTE_SECONDS },
});

/** Copies a demonstration dealer's folder into another folder of dealers, with its file changed. */
export function copyDealer(slug: string, tenants: string, change: (file: DealerFile) => object): void {
  const folder = join(tenants, slug);
  cpSync(join("tenant-config", slug), folder, { recursive: true });
  const file = join(folder, "site.json");
  // The shipped files have these groups; the server checks all of them.
  const config = JSON.parse(readFileSync(file, "utf8")) as DealerFile;
  writeFileSync(file, JSON.stringify(change(config)));
}
