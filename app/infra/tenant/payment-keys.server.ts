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

interface NamedKey<Dealer extends ServedDealer> {
  readonly dealer: Dealer;
  readonly field: "secretKeyEnv" | "webhookSecretEnv";
  readonly variable: string;
  readonly value: string;
}

/**
 * Stripe keys that a dealer names and the environment lacks, and keys that have not the form of Stripe's. Each line
 * begins with the variable. Repeats no key.
 */
export function ownKeyProblems(dealer: ServedDealer, keys: PaymentKeys): readonly string[] {
  return keysOf(dealer, keys).flatMap(formProblem);
}

/** Two dealers whose variables hold the same key, and what to tell of it. */
export interface SameAccount<Dealer extends ServedDealer> {
  readonly dealers: readonly [Dealer, Dealer];
  readonly problem: string;
}

/**
 * One key under two names for two dealers that do not share an account on purpose: deposits of one dealer's shoppers
 * would be paid to the other. Repeats no key.
 */
export function sameAccounts<Dealer extends ServedDealer>(
  dealers: readonly Dealer[],
  keys: PaymentKeys,
): readonly SameAccount<Dealer>[] {
  const secret = dealers
    .flatMap((dealer) => keysOf(dealer, keys))
    .filter(({ field, value }) => field === "secretKeyEnv" && value !== "");
  return secret.flatMap((one, at) =>
    secret.slice(at + 1).flatMap((other) => {
      const isTold = one.variable === other.variable || one.value !== other.value;
      if (isTold || mayShare(one.dealer.config.site, other.dealer.config.site, "payments")) return [];
      const problem = `${one.variable}, ${other.variable}: expected the keys of two Stripe accounts, for ${one.dealer.file} and ${other.dealer.file}, received one key, or each dealer named in the other's site.sharedWith, with what: ["payments"]`;
      return [{ dealers: [one.dealer, other.dealer] as const, problem }];
    }),
  );
}

function keysOf<Dealer extends ServedDealer>(dealer: Dealer, keys: PaymentKeys): readonly NamedKey<Dealer>[] {
  const { payments } = dealer.config;
  if (payments.provider !== "stripe" || !takesPayments(dealer.config)) return [];
  return (["secretKeyEnv", "webhookSecretEnv"] as const).map((field) => {
    const variable = payments[field];
    return { dealer, field, variable, value: keys.get(variable) ?? "" };
  });
}

function formProblem({ dealer, field, variable, value }: NamedKey<ServedDealer>): string[] {
  const { form, words } = STRIPE_KEY_FORMS[field === "secretKeyEnv" ? "secretKey" : "webhookSecret"];
  if (form.test(value)) return [];
  const found = value === "" ? "nothing" : "something else";
  return [`${variable}: expected ${words}, named by payments.${field} of ${dealer.file}, received ${found}`];
}
