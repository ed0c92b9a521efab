import type { PlatformNames } from "~/domain/tenant/checks/platform-names";
import type { TemplatePreset } from "~/domain/tenant/template-preset";
import type { Logger } from "~/ports/logger";
import { type Env, EnvironmentError, readEnvironment } from "./env.server";
import { type LiveDealers, openDealers } from "./tenant/live-dealers.server";
import type { TenantDirectory } from "./tenant/load-tenants.server";
import { TenantConfigError } from "./tenant/tenant-config-error.server";

/** The environment or the dealers' files prevent the start. The message has every problem of both, one line each. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What the start needs to know. */
export interface StartSettings {
  readonly env: Env;
  readonly tenants: TenantDirectory;
  /** The same dealers, with what watches their folders. */
  readonly dealers: LiveDealers;
  readonly logger: Logger;
}

/**
 * Reads the environment and, whatever is wrong with it, also the dealers' files, so that an operator sees all faults at
 * once.
 * @param platform what dealers' files may name; not checked without
 * @throws StartError
 */
export async function readStart(
  source: Readonly<Record<string, string | undefined>>,
  presets: Readonly<Record<string, TemplatePreset>>,
  createLogger: (options: Pick<Env, "logLevel">) => Logger,
  platform?: PlatformNames,
): Promise<StartSettings> {
  const { env, files, problems } = readEnvironment(source);
  const logger = env === null ? null : createLogger(env);
  const dealers = await openDealers({
    // With a faulty environment nothing starts: everything is told then.
    strict: files.strictConfig || env === null,
    dir: files.tenantConfigDir,
    presets,
    region: files.region,
    defaultTenant: files.defaultTenant,
    production: files.production,
    secrets: files.leadSecrets,
    feedSecrets: files.feedSecrets,
    pluginSecrets: files.pluginSecrets,
    paymentKeys: files.stripeKeys,
    ...(platform === undefined ? {} : { platform }),
    ...(logger === null ? {} : { logger }),
  }).catch(told);
  const faults = [
    ...(env === null ? [new EnvironmentError(problems).message] : []),
    ...(dealers instanceof TenantConfigError ? [dealers.message] : []),
  ];
  if (env === null || logger === null || dealers instanceof TenantConfigError)
    throw new StartError(faults.join("\n"));
  return { env, tenants: dealers.directory, dealers, logger };
}

function told(error: unknown): TenantConfigError {
  if (error instanceof TenantConfigError) return error;
  throw error;
}
