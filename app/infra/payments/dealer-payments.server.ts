import { takesPayments } from "~/domain/checkout/takes-payments";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Logger } from "~/ports/logger";
import type { PaymentProvider, Payments } from "~/ports/payment-provider";
import type { SandboxPayments } from "~/ports/sandbox-payments";
import { createStripePayments } from "./stripe-payments.server";

/** What decides where a dealer's payments go. */
export interface DealerPaymentsOptions {
  readonly tenants: { all(): readonly SiteConfig[] };
  /** Every `STRIPE_…` variable of the environment. */
  readonly keys: ReadonlyMap<string, string>;
  /** Null in production. */
  readonly sandbox: SandboxPayments | null;
  readonly timeoutMs: number;
  readonly logger: Logger;
}

/**
 * Each dealer's provider by its `payments` settings, as they are at the moment. A dealer that can take no payments is
 * named in the log, at the start or when it is first asked for with new settings.
 */
export function createDealerPayments(options: DealerPaymentsOptions): Payments {
  const providers = new WeakMap<SiteConfig, { readonly provider: PaymentProvider | null }>();
  const ofConfig = (config: SiteConfig) => {
    const known = providers.get(config);
    if (known !== undefined) return known.provider;
    const provider = providerOf(config, options);
    providers.set(config, { provider });
    if (provider === null && takesPayments(config))
      options.logger.warn({ tenant: config.site.slug, reason: reasonOf(config) }, "no payments can be taken");
    return provider;
  };
  for (const config of options.tenants.all()) ofConfig(config);
  return {
    of(tenant) {
      const config = options.tenants.all().find(({ site }) => site.slug === tenant);
      return config === undefined ? null : ofConfig(config);
    },
  };
}

function providerOf({ payments, site }: SiteConfig, options: DealerPaymentsOptions): PaymentProvider | null {
  const { keys, sandbox, timeoutMs } = options;
  if (payments.provider === "sandbox") return sandbox?.of(site.slug) ?? null;
  const secretKey = keys.get(payments.secretKeyEnv);
  const webhookSecret = keys.get(payments.webhookSecretEnv);
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return createStripePayments({ tenant: site.slug, secretKey, webhookSecret, timeoutMs });
}

/** Why a dealer can take no payments, for the operator. */
function reasonOf({ payments }: SiteConfig): string {
  return payments.provider === "sandbox"
    ? 'payments.provider of its site.json is "sandbox", which takes none in production'
    : `set ${payments.secretKeyEnv} and ${payments.webhookSecretEnv}`;
}
