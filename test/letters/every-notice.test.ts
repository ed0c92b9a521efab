import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTranslator } from "~/i18n/server-i18n.server";
import { exactMoney } from "~/domain/money/money-format";
import { deliverNotices } from "~/infra/accounts/deliver-notices.server";
import { keepNotice } from "~/infra/accounts/notice-rows.server";
import { segmentsOf } from "~/domain/text/text-message";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { createHttpMessages } from "~/infra/text-messages/http-messages.server";
import type { Shopper } from "~/ports/shopper-accounts";
import { silentLogger } from "../doubles/silent-logger";
import { type MailSink, startMailSink } from "../doubles/sinks/mail-sink";
import { startWebSink, type WebSink } from "../doubles/sinks/web-sink";
import { emptyDatabase } from "../fixtures/empty-database";
import { keptLead, LEAD_VEHICLE } from "../fixtures/lead";
import { LETTERS } from "../fixtures/letters";
import { letterSource, plainWords } from "../fixtures/shopper-letters";
import { noticeCases } from "./notice-cases";
import { holds, MACHINE, SCRIPTS } from "./read-words";

const NOW = new Date("2026-11-21T02:00:00Z");
const CASES = noticeCases({ vehicle: LEAD_VEHICLE });
const KINDS = Object.keys(CASES) as readonly (keyof typeof CASES)[];
const EMAIL = "zoe@shopper.example";

let mails: MailSink;
let gateway: WebSink;
beforeAll(async () => {
  [mails, gateway] = await Promise.all([startMailSink(), startWebSink()]);
});
afterAll(() => Promise.all([mails.close(), gateway.close()]));

/** Keeps a piece of news of each kind and lets it be told, by SMTP and the gateway, to a shopper who reads `tag`. */
async function tell(tag: string, way: "email" | "sms"): Promise<void> {
  const { database, remove } = await emptyDatabase();
  const t = await makeTranslator(tag, {});
  const { config } = letterSource(keptLead(), { tag });
  const shopper: Shopper = {
    id: "zoe",
    tenant: "yard",
    phone: "+61412555123",
    email: EMAIL,
    emailConfirmed: true,
    notices: way,
    language: tag,
    createdAt: NOW.toISOString(),
  };
  const row = { tenant: "yard", phone: shopper.phone, email: null, email_confirmed_at: null };
  const at = { seen_at: shopper.createdAt, created_at: shopper.createdAt };
  await database.queries
    .insertInto("shopper")
    .values({ ...row, ...at, id: "zoe", notices: way })
    .execute();
  for (const kind of KINDS) {
    const notice = { tenant: "yard", shopperId: "zoe", kind, subject: kind, details: CASES[kind] };
    await keepNotice(database.queries, notice, NOW);
  }
  mails.taken.length = 0;
  gateway.taken.length = 0;
  await deliverNotices({
    db: database.queries,
    accounts: { find: async () => shopper },
    tenants: { bySlug: () => config, all: () => [config], inLanguage: (one) => one },
    mailer: createSmtpMailer(mails.url),
    texts: createHttpMessages({ url: gateway.url, token: null, timeoutMs: 5_000, logger: silentLogger }),
    secret: "a secret of at least thirty-two letters",
    clock: { now: () => NOW },
    logger: silentLogger,
    letters: LETTERS,
    copyOf: (one) => ({ t, money: exactMoney(one.site.locale, one.site.currency) }),
  });
  await remove();
}

describe.each([
  ["en-AU", "ltr", ""],
  ["ar", "rtl", "/ar"],
  ["zh-Hans", "ltr", "/zh-Hans"],
])("in %s", (tag, direction, base) => {
  it("every kind of news reaches the shopper by SMTP: the vehicle with picture, price and kilometres, where to look, how to stop", async () => {
    await tell(tag, "email");
    expect(mails.taken.map(({ recipients }) => recipients.join())).toEqual(KINDS.map(() => EMAIL));
    const told = new Set<Kind>();
    for (const { mail } of mails.taken) {
      const { subject = "", text = "", html = "" } = mail;
      const shown = plainWords(html.replace(/<head[\s\S]*?<\/head>|<[^>]+>/g, " "));
      for (const words of [subject, text, shown]) {
        expect(words).not.toMatch(MACHINE);
        expect(words).toMatch(SCRIPTS[tag] ?? /[a-z]{3}/);
      }
      expect(html).toContain(`<html lang="${tag}" dir="${direction}"`);
      const kind = kindIn(text);
      told.add(kind);
      const stop = `https://www.yard.example${base}/notices?token=s`;
      expect(text.includes(stop), `${subject}: ${kind}`).toBe(kind !== "confirm");
      expect(mail.headers.some(({ key }) => key === "list-unsubscribe")).toBe(kind !== "confirm");
      for (const { name, price, km, path, picture } of CASES[kind].vehicles ?? []) {
        const said = [name, ...(price === null ? [] : ["36,490"]), ...(km === null ? [] : ["41,200"])];
        for (const part of said)
          expect([part, holds(plainWords(text), part), holds(shown, part)]).toEqual([part, true, true]);
        expect(html).toContain(`href="https://www.yard.example${base}${path}"`);
        if (picture !== null) expect(html).toContain(`src="https://www.yard.example${picture}?w=640"`);
      }
    }
    expect(told).toEqual(new Set(KINDS));
  });

  it("every kind of news but the confirmation of an address goes by text message", async () => {
    await tell(tag, "sms");
    const texts = gateway.taken.map(({ body }) => JSON.parse(body) as { to: string; text: string });
    expect(texts.map(({ to }) => to)).toEqual(
      KINDS.filter((kind) => kind !== "confirm").map(() => "+61412555123"),
    );
    expect(mails.taken).toEqual([]);
    for (const { text } of texts) {
      expect(text).not.toMatch(MACHINE);
      expect(text).toMatch(SCRIPTS[tag] ?? /[a-z]{3}/);
      expect(text).toMatch(
        new RegExp(`[ 。]https://www\\.yard\\.example${base}/\\S+[a-z0-9] \\S+ ?https://\\S+[A-Za-z0-9]$`),
      );
      expect(text).toContain(`https://www.yard.example${base}/notices?token=s`);
      // A phone would take a mark for a part of the link.
      expect(text).not.toMatch(/https:[!-~]*[\u2066-\u2069]/);
      expect(text).not.toContain("...");
      expect(segmentsOf(text), text).toBeLessThanOrEqual(4);
    }
  });
});

type Kind = (typeof KINDS)[number];
/** Each links something that no other does; the vehicle that sold has no price. */
function kindIn(text: string): Kind {
  if (text.includes("/search/")) return "search";
  if (text.includes("token=c")) return "confirm";
  return text.includes("36,490") ? "price" : "sold";
}

it("no kind of news in the copy is without a case here", () => {
  const copy = JSON.parse(readFileSync("app/i18n/en-AU/server/notices.json", "utf8")) as Record<
    string,
    unknown
  >;
  const kinds = Object.keys(copy).filter((key) => JSON.stringify(copy[key]).includes('"subject'));
  expect(kinds.sort()).toEqual([...KINDS].sort());
});
