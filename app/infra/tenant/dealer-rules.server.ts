import type { SiteConfig } from "~/domain/tenant/site-config";
import { clashesAmong } from "./dealer-clashes.server";
import { feedSecretProblems } from "./feed-problems.server";
import { type LeadSecrets, secretProblems } from "./secrets/lead-secrets.server";
import { ownKeyProblems, type PaymentKeys, sameAccounts, type ServedDealer } from "./payment-keys.server";
import { pluginSecretProblems } from "./secrets/plugin-secrets.server";
import type { DealerReading } from "./read-dealer.server";

/** What of a deployment decides whether a dealer can be served. */
export interface DealerRulesOptions {
  /** Serves only this region's dealers; null for all of them. */
  readonly region: string | null;
  /** Turns off `<slug>.localhost` and the default dealer, and makes a missing secret a fault. */
  readonly production?: boolean;
  /** Secrets of the environment, to check that those the dealers' files name are there; not checked without. */
  readonly secrets?: LeadSecrets;
  /** Secrets of the environment for feeds, to check likewise. */
  readonly feedSecrets?: ReadonlyMap<string, string>;
  /** Keys of the environment for services of plug-ins, to check likewise. */
  readonly pluginSecrets?: ReadonlyMap<string, string>;
  /** The environment's Stripe keys, to check likewise. */
  readonly paymentKeys?: PaymentKeys;
}

/** A fault that several dealers have together. */
export interface SharedFault {
  readonly among: readonly DealerReading[];
  readonly problem: string;
}

/** Whether a dealer's region is served here. */
export function isServedHere({ region }: DealerRulesOptions, { site }: Pick<SiteConfig, "site">): boolean {
  return region === null || site.region === region;
}

/** Secrets and keys that a served dealer's files name and the environment lacks, or has in an unusable form. */
export function missingSecrets(options: DealerRulesOptions, reading: DealerReading): readonly string[] {
  const { secrets, feedSecrets, pluginSecrets, paymentKeys } = options;
  return servedOf(options, reading).flatMap((dealer) => [
    ...(feedSecrets === undefined ? [] : feedSecretProblems(dealer, feedSecrets)),
    ...(pluginSecrets === undefined ? [] : pluginSecretProblems(dealer, pluginSecrets)),
    ...(secrets === undefined ? [] : secretProblems(dealer.file, dealer.config, secrets)),
    ...(paymentKeys === undefined ? [] : ownKeyProblems(dealer, paymentKeys)),
  ]);
}

/** Dealers whose keys are one account's although they do not share it. */
export function sharedAccounts(
  options: DealerRulesOptions,
  readings: readonly DealerReading[],
): readonly SharedFault[] {
  const { paymentKeys } = options;
  if (paymentKeys === undefined) return [];
  const served = readings.flatMap((reading) =>
    servedOf(options, reading).map((dealer) => ({ ...dealer, reading })),
  );
  return sameAccounts(served, paymentKeys).map(({ dealers, problem }) => ({
    among: dealers.map(({ reading }) => reading),
    problem,
  }));
}

/** What dealers have in common and may not have: hosts, identities, mailboxes, words. */
export function sharedValues(readings: readonly DealerReading[]): readonly SharedFault[] {
  const readingOf = new Map(readings.flatMap((reading) => (reading.known ? [[reading.known, reading]] : [])));
  return clashesAmong([...readingOf.keys()]).map(({ dealers, problem }) => ({
    among: dealers.flatMap((known) => readingOf.get(known) ?? []),
    problem,
  }));
}

function servedOf(options: DealerRulesOptions, { file, config }: DealerReading): readonly ServedDealer[] {
  return config === null || !isServedHere(options, config) ? [] : [{ file, config }];
}
