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

/** Each dealer's provider by its `payments` settings. A dealer that can take no payments is named in the log once. */
export function createDealerPayments(options: DealerPaymentsOptions): Payments {
  const providers = new Map<string, PaymentProvider>();
  for (const config of options.tenants.all()) {
    const tenant = config.site.slug;
    const provider = providerOf(config, options);
    if (provider !== null) providers.set(tenant, provider);
    else if (takesPayments(config))
      options.logger.warn({ tenant, reason: reasonOf(config) }, "no payments can be taken");
  }
  return { of: (tenant) => providers.get(tenant) ?? null };
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
