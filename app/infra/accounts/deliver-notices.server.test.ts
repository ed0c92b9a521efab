import { afterEach, beforeEach, expect, it } from "vitest";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { inLanguage } from "~/domain/tenant/site-language";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { Database } from "~/infra/db/database.server";
import type { Mail } from "~/ports/mailer";
import type { Shopper } from "~/ports/shopper-accounts";
import type { TextMessage } from "~/ports/text-messages";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { emptyDatabase } from "../../../test/fixtures/empty-database";
import { LETTERS } from "../../../test/fixtures/letters";
import { siteConfig } from "../../../test/fixtures/site";
import { deliverNotices, type ServedDealers } from "./deliver-notices.server";
import { noticePath } from "./notice-link.server";
import { keepNotice, type NewNotice } from "./notice-rows.server";

const same = (one: SiteConfig, _tag?: string | null): SiteConfig => one;

const SECRET = "a secret of at least thirty-two letters";
const START = Date.parse("2026-11-21T10:00:00.000Z");
const MIA: Shopper = {
  id: "mia",
  tenant: "yard",
  phone: "+61412345678",
  email: "mia@example.com",
  emailConfirmed: true,
  notices: "email",
  language: null,
  createdAt: "2026-01-01T00:00:00.000Z",
};
const STOP = `https://www.yard.example${noticePath("stop", MIA, SECRET)}`;

let database: Database;
let remove: () => Promise<void>;
let now: number;
let shopper: Shopper | null;
let config = siteConfig();
let mails: Mail[];
let texts: TextMessage[];
let warnings: unknown[];
let fault: Error | null;

beforeEach(async () => {
  ({ database, remove } = await emptyDatabase());
  [now, shopper, config, fault] = [START, MIA, siteConfig(), null];
  [mails, texts, warnings] = [[], [], []];
  const at = new Date(START).toISOString();
  const row = { tenant: "yard", phone: MIA.phone, email: null, email_confirmed_at: null, seen_at: at };
  await database.queries
    .insertInto("shopper")
    .values({ ...row, id: "mia", notices: "email", created_at: at })
    .execute();
});
afterEach(() => remove());

const refuse = () => (fault === null ? Promise.resolve() : Promise.reject(fault));
const deliver = (
  tenants: ServedDealers = {
    bySlug: (slug) => (slug === "yard" ? config : null),
    all: () => [config],
    inLanguage: same,
  },
) =>
  deliverNotices({
    db: database.queries,
    accounts: { find: async (tenant, id) => (tenant === "yard" && id === "mia" ? shopper : null) },
    tenants,
    mailer: { send: (mail) => refuse().then(() => void mails.push(mail)) },
    texts: { send: (text) => refuse().then(() => void texts.push(text)), shownOnScreen: () => null },
    secret: SECRET,
    clock: { now: () => new Date(now) },
    logger: { ...silentLogger, warn: (...line) => void warnings.push(line) },
    letters: LETTERS,
    copyOf: () => ({ t: serverTranslator("en-AU", {}), money: (amount) => `$${amount}` }),
  });

const keep = (subject: string, changes: Partial<NewNotice> = {}) =>
  keepNotice(
    database.queries,
    {
      tenant: "yard",
      shopperId: "mia",
      kind: "sold",
      subject,
      details: { name: `Ute ${subject}`, path: "/cars/ute" },
      ...changes,
    },
    new Date(now),
  );
const rows = async () => {
  const kept = database.queries.selectFrom("shopper_notice").select(["id", "state", "tries", "next_at"]);
  return kept.orderBy("created_at").orderBy("subject").execute();
};
const states = async () => (await rows()).map(({ state }) => state);

it("writes a mail to a confirmed address, with a way to stop", async () => {
  await keep("1");
  expect(await deliver()).toBe(1);
  const [row] = await rows();
  expect(mails).toEqual([
    {
      id: row?.id,
      from: { name: "Yard Motors", address: "news@yard.example" },
      to: [{ name: "", address: "mia@example.com" }],
      replyTo: null,
      subject: "No longer for sale: Ute 1",
      text: expect.stringContaining(
        `The Ute 1 on your watchlist has been sold or is no longer for sale. There may be others like it.

See what else there is:
https://www.yard.example/cars/ute

You get this because you asked Yard Motors to tell you. Stop these messages: ${STOP}

-- 
Yard Motors
`,
      ) as string,
      html: expect.stringContaining('<a href="https://www.yard.example/cars/ute"') as string,
      attachments: [],
      automatic: true,
      unsubscribe: STOP,
    },
  ]);
  expect([row?.state, row?.tries, texts]).toEqual(["sent", 1, []]);
  expect(await deliver(), "once").toBe(0);
});

it("writes in the language the shopper read the site in, and leads to its pages", async () => {
  const { site } = siteConfig();
  const arabic = { tag: "ar", base: "/ar", locale: "ar-AE" };
  config = { ...siteConfig(), site: { ...site, languages: [{ tag: "ar", locale: arabic.locale }] } };
  const translated = { ...config, site: inLanguage(config.site, arabic) };
  shopper = { ...MIA, language: "ar" };
  await keep("1");
  await deliver({
    bySlug: () => config,
    all: () => [config],
    inLanguage: (one: SiteConfig, tag: string | null) => (tag === "ar" ? translated : one),
  });
  expect(mails[0]?.text).toContain("https://www.yard.example/ar/cars/ute");
  expect(mails[0]?.unsubscribe).toBe(STOP.replace("/notices", "/ar/notices"));
});

it("writes from the dealer's own address where it has one, and has it answered to a mailbox that is read", async () => {
  config = siteConfig({
    site: { email: "hello@yard.example" },
    leads: { mailFrom: "sales@yard.example" },
  });
  shopper = { ...MIA, emailConfirmed: false };
  await keep("1", { kind: "confirm" });
  await deliver();
  expect(mails[0]?.from.address).toBe("sales@yard.example");
  expect(mails[0]?.replyTo).toEqual({ name: "Yard Motors", address: "hello@yard.example" });
});

it("sends a text message to who wants those", async () => {
  shopper = { ...MIA, notices: "sms", email: null, emailConfirmed: false };
  await keep("1");
  await deliver();
  expect(texts).toEqual([
    {
      key: (await rows())[0]?.id,
      tenant: "yard",
      to: "+61412345678",
      text: `Yard Motors: the Ute 1 on your watchlist has sold or is no longer for sale. https://www.yard.example/cars/ute Stop: ${STOP}`,
    },
  ]);
  expect([mails, await states()]).toEqual([[], ["sent"]]);
});

it("asks an address to be confirmed before anything else goes there, and offers no way to stop that", async () => {
  shopper = { ...MIA, emailConfirmed: false };
  await keep("1");
  await keep("2", { kind: "confirm" });
  await deliver();
  expect(await states()).toEqual(["dropped", "sent"]);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: "Confirm your e-mail address" });
  expect(mails[0]).not.toHaveProperty("unsubscribe");
});

it.each<[string, Partial<Shopper> | null, NewNotice["kind"]]>([
  ["is gone", null, "sold"],
  ["wants none by now", { notices: "none" }, "sold"],
  ["has no address by now", { email: null }, "sold"],
  ["has no address to confirm", { email: null }, "confirm"],
  ["wants text messages by now, and no mail", { notices: "sms" }, "confirm"],
])("drops what is for somebody who %s", async (_, changes, kind) => {
  shopper = changes === null ? null : { ...MIA, ...changes };
  await keep("1", { kind });
  await deliver();
  expect([await states(), mails, texts]).toEqual([["dropped"], [], []]);
});

it("tries again what could not be sent, after pauses that double up to six hours, and drops it after twelve", async () => {
  await keep("1");
  fault = new TypeError("mia@example.com is unknown");
  const pauses: number[] = [];
  for (let one = 1; one <= 11; one += 1) {
    expect(await deliver()).toBe(1);
    const next = Date.parse((await rows())[0]?.next_at ?? "");
    pauses.push((next - now) / 60_000);
    now = next - 1;
    expect(await deliver(), "not before").toBe(0);
    now = next;
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  expect(warnings[0]).toEqual([
    { tenant: "yard", kind: "sold", tries: 1, reason: "TypeError" },
    "news not told",
  ]);
  expect(await states()).toEqual(["waiting"]);
  await deliver();
  expect(await states()).toEqual(["dropped"]);
  expect(warnings.at(-1)).toMatchObject([{ tries: 12 }, "news not told"]);
});

it("holds what it sends for five minutes, so that nobody sends it beside it", async () => {
  await keep("1");
  let held: readonly unknown[] = [];
  const [before] = await rows();
  await Promise.all([deliver(), deliver()]);
  expect(mails).toHaveLength(1);
  await keep("2");
  const find = async () => {
    held = (await rows())
      .filter(({ state }) => state === "waiting")
      .map(({ next_at: at }) => Date.parse(at) - now);
    return MIA;
  };
  await deliverNotices({
    db: database.queries,
    accounts: { find },
    tenants: { bySlug: () => config, all: () => [config], inLanguage: same },
    mailer: { send: async () => undefined },
    texts: { send: async () => undefined, shownOnScreen: () => null },
    secret: SECRET,
    clock: { now: () => new Date(now) },
    logger: silentLogger,
    letters: LETTERS,
    copyOf: () => ({ t: serverTranslator("en-AU", {}), money: String }),
  });
  expect(held).toEqual([300_000]);
  expect(before?.tries).toBe(0);
});

it("takes fifty at a time, those first that wait longest, of the dealers served here", async () => {
  await keep("0 elsewhere", { tenant: "other" });
  for (let one = 10; one < 61; one += 1) {
    now += 1;
    await keep(String(one));
  }
  expect(await deliver()).toBe(50);
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 50 }, (_, at) => `No longer for sale: Ute ${at + 10}`),
  );
  expect(await deliver()).toBe(1);
  const gone = { bySlug: () => null, all: () => [config], inLanguage: same };
  await keep("61");
  expect(await deliver(gone), "a dealer that is taken away meanwhile").toBe(1);
  expect([(await states()).at(-1), mails.length]).toEqual(["waiting", 51]);
});
