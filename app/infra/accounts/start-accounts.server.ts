import { createTransports } from "~/infra/leads/delivery/transports.server";
import type { Database } from "~/infra/db/database.server";
import type { Env } from "~/infra/env.server";
import { startTextMessages } from "~/infra/text-messages/start-text-messages.server";
import type { AccountNotices } from "~/ports/account-notices";
import type { Clock } from "~/ports/clock";
import type { KeptForms } from "~/ports/kept-forms";
import type { Logger } from "~/ports/logger";
import { createSavedSearches, type SavedSearches } from "~/infra/accounts/saved-searches.server";
import type { SearchService } from "~/ports/search-service";
import type { ShopperAccounts } from "~/ports/shopper-accounts";
import type { StockStore } from "~/ports/stock-store";
import type { TextMessages } from "~/ports/text-messages";
import type { Watchlist } from "~/ports/watchlist";
import { createKeptForms } from "./kept-forms.server";
import type { NoticeDelivery } from "./deliver-notices.server";
import { createShopperAccounts } from "./shopper-accounts.server";
import { startNotices } from "./start-notices.server";
import { createWatchlist } from "./watchlist.server";

/** What routes call about signed-in shoppers. */
export interface AccountServices {
  readonly accounts: ShopperAccounts;
  readonly accountNotices: AccountNotices;
  readonly watchlist: Watchlist;
  readonly savedSearches: SavedSearches;
  readonly keptForms: KeptForms;
  readonly textMessages: TextMessages;
}

/** What accounts are made of. */
export interface AccountsSetup {
  readonly database: Database;
  readonly clock: Clock;
  readonly env: Env;
  readonly logger: Logger;
  readonly stock: StockStore;
  readonly search: SearchService;
  readonly tenants: NoticeDelivery["tenants"];
  /** Copy and money of a dealer, for messages. */
  copyOf: NoticeDelivery["copyOf"];
  readonly letters: NoticeDelivery["letters"];
}

/** Accounts of this process. */
export interface RunningAccounts {
  readonly services: AccountServices;
  /** Stops looking for news. */
  close(): Promise<void>;
}

/** Accounts on the process's database, and the background work that tells shoppers news. */
export function startAccounts(setup: AccountsSetup): RunningAccounts {
  const { database, clock, env, logger } = setup;
  const accounts = createShopperAccounts({ database, clock, secrets: env.sessionSecrets });
  const texts = startTextMessages(env, logger);
  const { mailer } = createTransports({ env, logger, now: clock.now });
  const notices = startNotices({ ...setup, accounts, texts, mailer, secrets: env.sessionSecrets });
  return {
    services: {
      accounts,
      accountNotices: notices,
      watchlist: createWatchlist(database, clock),
      savedSearches: createSavedSearches(database, clock),
      keptForms: createKeptForms(database, clock),
      textMessages: texts,
    },
    close: notices.close,
  };
}
