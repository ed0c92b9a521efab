import type { Database } from "~/infra/db/database.server";
import type { AccountNotices } from "~/ports/account-notices";
import type { ShopperAccounts } from "~/ports/shopper-accounts";
import type { StockStore } from "~/ports/stock-store";
import { deliverNotices, type NoticeDelivery } from "./deliver-notices.server";
import { noticePath, readNoticeLink } from "./notice-link.server";
import { keepNotice, noticesOf } from "./notice-rows.server";
import { findSearchNews, type SearchNewsContext } from "./search-news.server";
import { findWatchedNews } from "./watched-news.server";
import { startRounds } from "~/infra/rounds.server";
import { createWorkLease } from "~/infra/db/transactions/work-lease.server";
import { servedSlugs } from "./deliver-notices.server";

const EVERY_MS = 30_000;

/** What finding and telling news needs. */
export interface NoticesOptions extends Omit<NoticeDelivery, "db" | "secret" | "accounts"> {
  readonly database: Database;
  readonly accounts: ShopperAccounts;
  readonly stock: Pick<StockStore, "findByIds" | "version">;
  readonly search: SearchNewsContext["search"];
  readonly secrets: readonly [string, ...string[]];
  /** How often is looked, in milliseconds. */
  readonly everyMs?: number;
}

/** News as routes use it, and what runs behind. */
export interface RunningNotices extends AccountNotices {
  /** Looks for news and tells what waits, once; for tests and the timer. */
  round(): Promise<void>;
  close(): Promise<void>;
}

/** Starts looking for news in the background: stock after each publication, searches once a day. */
export function startNotices(options: NoticesOptions): RunningNotices {
  const { database, accounts, stock, secrets, clock, logger } = options;
  const context = { ...options, db: database.queries, secret: secrets[0] };
  // Dealers come and go: those who share the work serve the same ones.
  const leaseOf = (about: string) => ({
    about,
    lease: createWorkLease(database.queries, clock, about),
    seen: -1,
  });
  let work = leaseOf("");
  const round = async () => {
    // First of all, so that what has expired is deleted even while stock or search cannot be asked.
    await accounts.sweep();
    const about = `watched news ${servedSlugs(options.tenants).join(" ")}`;
    if (about !== work.about) work = leaseOf(about);
    const version = await stock.version();
    if (version !== work.seen && (await work.lease.run(version, (keep) => findWatchedNews(context, keep))))
      work.seen = version;
    await findSearchNews(context);
    await deliverNotices(context);
  };
  const rounds = startRounds(round, {
    everyMs: options.everyMs ?? EVERY_MS,
    onFailure: (error) => logger.error({ error }, "news for shoppers could not be looked for"),
  });
  return {
    round,
    close: rounds.close,
    async askToConfirm(shopper, email) {
      const asked = { ...shopper, email };
      const details = { name: email, path: noticePath("confirm", asked, secrets[0]) };
      const notice = { tenant: shopper.tenant, shopperId: shopper.id, kind: "confirm" as const, details };
      // Sent again each hour: somebody may have deleted the mail.
      const hour = clock.now().toISOString().slice(0, 13);
      await keepNotice(database.queries, { ...notice, subject: `${email} ${hour}` }, clock.now());
      rounds.wake();
    },
    list: (shopper) => noticesOf(database.queries, shopper),
    readLink: (tenant, token) => readNoticeLink(accounts, secrets, tenant, token),
  };
}
