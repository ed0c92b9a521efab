import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Email } from "postal-mime";
import * as z from "zod";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { segmentsOf } from "~/domain/text/text-message";
import { makeTranslator } from "~/i18n/server-i18n.server";
import { sendText } from "~/infra/leads/bookings/send-text.server";
import { type SinkTransports, sendToSink } from "~/infra/leads/delivery/send-to-sink.server";
import { shopperMail, shopperText } from "~/infra/leads/letters/shopper-mail.server";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { createGuardedPost } from "~/infra/outside/guarded-post.server";
import { createHttpMessages } from "~/infra/text-messages/http-messages.server";
import { silentLogger } from "../doubles/silent-logger";
import { type MailSink, startMailSink } from "../doubles/sinks/mail-sink";
import { startWebSink, type WebSink } from "../doubles/sinks/web-sink";
import { adfFaults } from "../fixtures/adf/adf-faults";
import { letterSource, plainWords } from "../fixtures/shopper-letters";
import { keptLead, LEAD_VEHICLE } from "../fixtures/lead";
import { leadCases, NAME } from "./lead-cases";
import { holds, MACHINE, SCRIPTS } from "./read-words";
import { type LeadCase, type Scene, sourceOf } from "./scene";
import { hookSink, mailSink, marketSink, SHOPPER } from "./sinks";
import { TYPED, WRITTEN } from "./typed-answers";
import { tellsShopper } from "./written-letters";

const SECRET = `whsec_${Buffer.from("every letter").toString("base64")}`;
/** Of a delivery that nobody cuts off. */
const signal = () => new AbortController().signal;
let mails: MailSink;
let hook: WebSink;
let gateway: WebSink;
let transports: SinkTransports;
beforeAll(async () => {
  [mails, hook, gateway] = await Promise.all([startMailSink(), startWebSink(), startWebSink()]);
  transports = {
    mailer: createSmtpMailer(mails.url),
    post: createGuardedPost({ allowInside: true }),
    texts: createHttpMessages({ url: gateway.url, token: null, timeoutMs: 5_000, logger: silentLogger }),
    secret: () => SECRET,
    now: () => new Date("2026-11-21T02:00:00Z"),
  };
});
afterAll(() => Promise.all([mails.close(), hook.close(), gateway.close()]));

const LANGUAGES = [
  ["en-AU", "ltr"],
  ["ar", "rtl"],
  ["zh-Hans", "ltr"],
] as const;

/** The yard in a language, and the keys of the copy that its letters ask for. */
async function sceneIn(tag: string): Promise<Scene & { readonly asked: ReadonlySet<string> }> {
  const t = await makeTranslator(tag, {});
  const { config } = letterSource(keptLead(), { tag, site: { email: "hello@yard.example" } });
  const asked = new Set<string>();
  return {
    config,
    copy: (key, values) => {
      asked.add(key);
      return t(key, values);
    },
    vehicle: LEAD_VEHICLE,
    asked,
  };
}

const MAILS = [mailSink("sales@yard.example", "text"), mailSink("crm@yard.example", "xml")];

describe.each(LANGUAGES)("in %s", (tag, direction) => {
  it("every letter reaches the shopper by SMTP, in their language, and brings what belongs in it", async () => {
    const scene = await sceneIn(tag);
    const cases = leadCases(scene).filter(tellsShopper);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    await Promise.all(cases.map((one) => sendToSink(sourceOf(scene, one), SHOPPER, transports, signal())));
    for (const one of cases) {
      const arrived = mails.taken.filter(({ recipients }) => recipients.join() === one.lead.contact.email);
      expect(arrived, one.name).toHaveLength(1);
      for (const { mail } of arrived) expectReadable(mail, one, tag, direction);
    }
  });

  it("every letter has a text message that says the same", async () => {
    const scene = await sceneIn(tag);
    for (const one of leadCases(scene).filter(tellsShopper)) {
      gateway.taken.length = 0;
      await sendText(sourceOf(scene, one), transports);
      const { to, text, sender } = JSON.parse(gateway.taken[0]?.body ?? "{}") as Record<string, string>;
      expect([to, sender], one.name).toEqual(["+61412555123", "yard"]);
      if (text === undefined) throw new Error(one.name);
      expect(segmentsOf(text), text).toBeLessThanOrEqual(3);
      expect(text, one.name).not.toMatch(MACHINE);
      expect(text, one.name).toMatch(SCRIPTS[tag] ?? /[a-z]{3}/);
      expect(text, `${one.name} is cut`).not.toMatch(/\.\.\. https:/);
      expect(text, one.name).toMatch(/ https:\/\/www\.yard\.example\/(?:ar\/|zh-Hans\/)?(?:my|order)\/\S+$/);
      expect(text, one.name).not.toContain(WRITTEN.slice(0, 9));
    }
  });
});

/** A letter as its reader has it: in their language throughout, with a way back, and nothing that was typed. */
function expectReadable(mail: Email, one: LeadCase, tag: string, direction: string): void {
  const { subject = "", text = "", html = "" } = mail;
  const shown = html.replace(/<head[\s\S]*?<\/head>|<[^>]+>/g, " ");
  for (const words of [subject, text, shown]) {
    expect(words, one.name).not.toMatch(MACHINE);
    expect(words, one.name).toMatch(SCRIPTS[tag] ?? /[a-z]{3}/);
  }
  const repeated = ["still there", "<b>it", "&lt;b&gt;it"].filter((part) => (text + html).includes(part));
  expect(repeated, one.name).toEqual([]);
  expect(text, one.name).toContain(NAME.name);
  expect(html).toContain(`<html lang="${tag}" dir="${direction}"`);
  const { vehicle, kind, id } = one.lead;
  const isOrder = one.lead.fields["order"] !== undefined;
  const brought = [
    ...(one.brings ?? []),
    ...(vehicle === null ? [] : [vehicle.name]),
    ...(isOrder || one.name === "spinToWin, won nothing" || one.name === "spinToWin, a second turn"
      ? []
      : [id.slice(0, 8).toUpperCase()]),
    ...(kind === "testDrive" || kind === "service" ? ["Moorooka"] : []),
    ...(kind === "parts" || kind === "service" ? ["Mazda CX-3 Akari"] : []),
  ];
  for (const words of [plainWords(text), plainWords(shown)])
    for (const part of brought) expect(holds(words, part), `${one.name}: ${part} in\n${words}`).toBe(true);
  expect(text, one.name).toMatch(/https:\/\/www\.yard\.example\/(?:ar\/|zh-Hans\/)?(?:my|order)\//);
  const hosts = [...html.matchAll(/src="(https?:[^"]+)"/g)].map(([, src = ""]) => new URL(src).host);
  expect([...new Set(hosts)], one.name).toEqual(["www.yard.example"]);
}

const SCHEMA = z.object({ properties: z.looseObject({}) });
// A JSON Schema is an object.
const published = JSON.parse(readFileSync("docs/lead-webhook.schema.json", "utf8")) as object;
const NAMED = new Set(
  Object.keys(
    z.object({ properties: z.object({ data: SCHEMA }) }).parse(published).properties.data.properties,
  ),
);
const dataOf = (event: string) => z.object({ data: z.looseObject({}) }).parse(JSON.parse(event)).data;
const isWebhook = new Ajv2020({ strict: false, validateFormats: false }).compile(published);

it("every lead, step and half-way journey reaches the dealer as mail, ADF, webhook and marketplace lead, with all that was typed", async () => {
  const scene = await sceneIn("en-AU");
  const cases = leadCases(scene).filter(({ reminder }) => reminder === undefined);
  const posts = [hookSink(`${hook.url}?hook`), marketSink(hook.url)];
  await Promise.all(
    cases.flatMap((one) =>
      [...MAILS, ...posts].map((sink) => sendToSink(sourceOf(scene, one), sink, transports, signal())),
    ),
  );
  for (const one of cases) {
    const email = one.lead.contact.email ?? "";
    const at = (mailbox: string) =>
      mails.taken.find(({ recipients, raw }) => recipients.join() === mailbox && raw.includes(`<${email}>`))
        ?.mail;
    const [letter, crm] = [at("sales@yard.example"), at("crm@yard.example")];
    const posted = hook.taken.filter(({ body }) => body.includes(email));
    expect(posted, one.name).toHaveLength(2);
    const event = posted.find(({ path }) => path.endsWith("?hook"))?.body ?? "";
    const market = posted.find(({ path }) => !path.endsWith("?hook"))?.body ?? "";
    const [attached] = letter?.attachments ?? [];
    for (const adf of [crm?.text, textOf(attached?.content)])
      expect(adfFaults(adf ?? ""), one.name).toEqual([]);
    expect(isWebhook(JSON.parse(event)), `${one.name}: ${JSON.stringify(isWebhook.errors)}`).toBe(true);
    const unnamed = Object.keys(dataOf(event)).filter((name) => !NAMED.has(name));
    expect(unnamed, `${one.name}: the schema names all that is no dealer's own question`).toEqual([]);
    for (const words of [letter?.subject ?? "", letter?.text ?? ""])
      expect(words, one.name).not.toMatch(MACHINE);
    expect(letter?.subject, one.name).toMatch(/^\p{Lu}/u);
    const said = [...freeWords(one), NAME.name, NAME.lastName, one.lead.contact.email ?? ""];
    for (const [way, words] of Object.entries({
      mail: letter?.text,
      adf: unescaped(crm?.text ?? ""),
      event,
      market,
    }))
      for (const part of said)
        expect(holds(words ?? "", part), `${one.name}, ${way}: "${part}" in\n${words}`).toBe(true);
  }
});

/** XML as a program reads it. */
const unescaped = (xml: string) => xml.replace(/&(lt|gt|amp|quot);/g, (_, name: string) => SIGNS[name] ?? "");
const SIGNS: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

const textOf = (content: string | ArrayBuffer | Uint8Array | undefined) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/** What was typed and is no choice: everybody reads that as it stands. */
function freeWords({ lead: { kind } }: LeadCase): readonly string[] {
  const chosen =
    /^(?:regoState|service_type|loan_car|fitting|department|PreferredContactMethod|do-you-have-a-trade-in|order|amount|fleet_size)$/;
  return Object.entries(TYPED[kind]).flatMap(([name, value]) => (chosen.test(name) ? [] : [value]));
}

it("no kind of letter in the copy is without a case here", async () => {
  const scene = await sceneIn("en-AU");
  for (const one of leadCases(scene).filter(tellsShopper)) {
    shopperMail(sourceOf(scene, one), SHOPPER);
    shopperText(sourceOf(scene, one));
  }
  const all: unknown = JSON.parse(readFileSync("app/i18n/en-AU/server/letters.json", "utf8"));
  const subjects = keysOf(all, "letters").filter((key) => /\.(?:subject\w*|text\w*|short\w*)$/.test(key));
  expect(subjects.length).toBeGreaterThan(20);
  expect(subjects.filter((key) => !scene.asked.has(key))).toEqual([]);
});

function keysOf(tree: unknown, path: string): readonly string[] {
  if (typeof tree !== "object" || tree === null) return [path];
  return Object.entries(tree).flatMap(([name, value]) => keysOf(value, `${path}.${name}`));
}
