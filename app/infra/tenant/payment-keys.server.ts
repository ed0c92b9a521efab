import { takesPayments } from "~/domain/checkout/takes-payments";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { STRIPE_KEY_FORMS } from "../payments/stripe-key-form.server";
import { mayShare } from "./dealer-clashes.server";

/** The environment's `STRIPE_…` variables, by name. */
export type PaymentKeys = ReadonlyMap<string, string>;

/** A dealer that is served, and the path of its site.json. */
export interface ServedDealer {
  readonly file: string;
  readonly config: SiteConfig;
}

interface NamedKey {
  readonly dealer: ServedDealer;
  readonly field: "secretKeyEnv" | "webhookSecretEnv";
  readonly variable: string;
  readonly value: string;
}

/**
 * Stripe keys that dealers name and the environment lacks, keys that have not the form of Stripe's, and one key under
 * two names for two dealers that do not share an account on purpose. Each line begins with the variable. Repeats no
 * key.
 */
export function paymentKeyProblems(dealers: readonly ServedDealer[], keys: PaymentKeys): readonly string[] {
  const named = dealers.flatMap((dealer) => keysOf(dealer, keys));
  return [...named.flatMap(formProblem), ...sameAccount(named)];
}

function keysOf(dealer: ServedDealer, keys: PaymentKeys): readonly NamedKey[] {
  const { payments } = dealer.config;
  if (payments.provider !== "stripe" || !takesPayments(dealer.config)) return [];
  return (["secretKeyEnv", "webhookSecretEnv"] as const).map((field) => {
    const variable = payments[field];
    return { dealer, field, variable, value: keys.get(variable) ?? "" };
  });
}

function formProblem({ dealer, field, variable, value }: NamedKey): string[] {
  const { form, words } = STRIPE_KEY_FORMS[field === "secretKeyEnv" ? "secretKey" : "webhookSecret"];
  if (form.test(value)) return [];
  const found = value === "" ? "nothing" : "something else";
  return [`${variable}: expected ${words}, named by payments.${field} of ${dealer.file}, received ${found}`];
}

/** Dealers whose variables hold the same key: deposits of one dealer's shoppers would be paid to the other. */
function sameAccount(named: readonly NamedKey[]): string[] {
  const secret = named.filter(({ field, value }) => field === "secretKeyEnv" && value !== "");
  return secret.flatMap((one, at) =>
    secret.slice(at + 1).flatMap((other) => {
      const isTold = one.variable === other.variable || one.value !== other.value;
      if (isTold || mayShare(one.dealer.config.site, other.dealer.config.site, "payments")) return [];
      return [
        `${one.variable}, ${other.variable}: expected the keys of two Stripe accounts, for ${one.dealer.file} and ${other.dealer.file}, received one key, or each dealer named in the other's site.sharedWith, with what: ["payments"]`,
      ];
    }),
  );
}
