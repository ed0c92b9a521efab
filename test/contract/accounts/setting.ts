import { createKeptForms } from "~/infra/accounts/kept-forms.server";
import { createSavedSearches } from "~/infra/accounts/saved-searches.server";
import { createShopperAccounts } from "~/infra/accounts/shopper-accounts.server";
import { createWatchlist } from "~/infra/accounts/watchlist.server";
import type { Database } from "~/infra/db/database.server";
import type { Shopper } from "~/ports/shopper-accounts";

/** Opens a migrated, empty database. */
export type Open = () => Promise<Database>;

export const TENANT = "test-cars";
export const OTHER = "other-cars";
export const PHONE = "+61412345678";
/** A stranger at one address. */
export const ASKER = { address: "203.0.113.9", known: false };
/** What these accounts sign with, and what they signed with before. */
export const SECRETS = ["first secret of thirty-two letters", "older secret of thirty-two letters"] as const;

/** Accounts on a database, with a clock that the test moves. */
export async function setting(open: Open) {
  const database = await open();
  let now = Date.parse("2026-11-21T10:00:00.000Z");
  const clock = { now: () => new Date(now) };
  const accounts = createShopperAccounts({ database, clock, secrets: [...SECRETS] });
  const code = async (
    phone = PHONE,
    tenant = TENANT,
    asker = ASKER,
  ): Promise<{ challenge: string; code: string }> => {
    const made = await accounts.makeCode(tenant, phone, asker);
    if (made.kind === "wait") throw new Error(`wait ${made.seconds} s`);
    return made;
  };
  const signIn = async (phone = PHONE, tenant = TENANT): Promise<Shopper> => {
    const sent = await code(phone, tenant);
    const check = await accounts.checkCode(tenant, sent.challenge, sent.code);
    if (check.answer !== "right") throw new Error(check.answer);
    return check.shopper;
  };
  return {
    database,
    clock,
    accounts,
    watchlist: createWatchlist(database, clock),
    searches: createSavedSearches(database, clock),
    forms: createKeptForms(database, clock),
    pass: (seconds: number) => void (now += seconds * 1_000),
    code,
    signIn,
  };
}

/** A code of six digits that is not the given one. */
export function another(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
