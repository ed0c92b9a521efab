import { afterEach, beforeEach, expect, it } from "vitest";
import { soon } from "../../../test/setup/soon";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { Database } from "~/infra/db/database.server";
import type { Mail } from "~/ports/mailer";
import type { Shopper } from "~/ports/shopper-accounts";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { emptyDatabase } from "../../../test/fixtures/empty-database";
import { LETTERS } from "../../../test/fixtures/letters";
import { siteConfig } from "../../../test/fixtures/site";
import { createShopperAccounts } from "./shopper-accounts.server";
import { type RunningNotices, startNotices } from "./start-notices.server";

const same = <Config>(config: Config) => config;

const SECRETS = ["a secret of at least thirty-two letters", "an older one of thirty-two letters"] as const;
const config = siteConfig();
const clock = { now: () => new Date("2026-11-21T10:20:00.000Z") };

let database: Database;
let remove: () => Promise<void>;
let notices: RunningNotices | null;
let version: () => Promise<number>;
let looked: number;
let swept: number;
let mails: Mail[];
let faults: unknown[];

beforeEach(async () => {
  ({ database, remove } = await emptyDatabase());
  [notices, looked, swept, mails, faults] = [null, 0, 0, [], []];
  version = async () => 1;
});
afterEach(async () => {
  await notices?.close();
  await remove();
});

function start(everyMs?: number): RunningNotices {
  const accounts = createShopperAccounts({ database, clock, secrets: SECRETS });
  notices = startNotices({
    database,
    accounts: {
      ...accounts,
      async sweep() {
        swept += 1;
        await accounts.sweep();
      },
    },
    clock,
    secrets: SECRETS,
    stock: {
      version: () => version(),
      findByIds: async () => {
        looked += 1;
        return new Map();
      },
    },
    search: { search: () => Promise.reject(new Error("nobody asks")) },
    tenants: { bySlug: () => config, all: () => [config], inLanguage: same },
    mailer: { send: async (mail) => void mails.push(mail) },
    texts: { send: async () => undefined, shownOnScreen: () => null },
    letters: LETTERS,
    copyOf: () => ({ t: serverTranslator("en-AU", {}), money: String }),
    logger: { ...silentLogger, error: (...line) => void faults.push(line) },
    ...(everyMs === undefined ? {} : { everyMs }),
  });
  return notices;
}

async function watcher(): Promise<Shopper> {
  const accounts = createShopperAccounts({ database, clock, secrets: SECRETS });
  const made = await accounts.makeCode("yard", "+61412345678", { address: "203.0.113.9", known: false });
  if (made.kind === "wait") throw new Error("it waits");
  const check = await accounts.checkCode("yard", made.challenge, made.code);
  if (check.answer !== "right") throw new Error(check.answer);
  const shopper = check.shopper;
  await accounts.chooseNotices(shopper, "email", "mia@example.com");
  const row = { tenant: "yard", shopper_id: shopper.id, car_id: "7", name: "Ute", price: 1, available: 1 };
  await database.queries
    .insertInto("watched_vehicle")
    .values({ ...row, saved_at: clock.now().toISOString() })
    .execute();
  return shopper;
}

it("compares watched vehicles once for each publication of stock", async () => {
  await watcher();
  const { round } = start();
  await round();
  await round();
  expect(looked).toBe(1);
  version = async () => 2;
  await round();
  expect(looked).toBe(2);
});

it("clears away what has expired also while nobody can say what is in stock", async () => {
  version = () => Promise.reject(new Error("locked"));
  await expect(start().round()).rejects.toThrow("locked");
  expect(swept).toBe(1);
});

it("looks by itself, says when it could not, and goes on", async () => {
  version = () => Promise.reject(new Error("locked"));
  start(5);
  await soon(() => expect(swept).toBeGreaterThan(2));
  expect(faults[0]).toEqual([{ error: new Error("locked") }, "news for shoppers could not be looked for"]);
});

it("sends the link that confirms an address at once, to be asked for again in the next hour", async () => {
  const shopper = await watcher();
  const running = start();
  await running.askToConfirm(shopper, "mia@example.com");
  await soon(() => expect(mails.some(({ subject }) => subject === "Confirm your e-mail address")).toBe(true));
  const rows = database.queries.selectFrom("shopper_notice").selectAll().where("kind", "=", "confirm");
  // It is noted as sent once the mail is on its way.
  await soon(async () =>
    expect(await rows.execute()).toMatchObject([
      { tenant: "yard", shopper_id: shopper.id, subject: "mia@example.com 2026-11-21T10", state: "sent" },
    ]),
  );
  const token = /token=(\S+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
  expect(await running.readLink("yard", token)).toMatchObject({
    action: "confirm",
    shopper: { id: shopper.id },
  });
});
