import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { siteAddress } from "~/domain/tenant/site-language";
import { RESOURCES } from "~/i18n/resources.server";
import { type SinkTransports, sendToSink } from "~/infra/leads/delivery/send-to-sink.server";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { createGuardedPost } from "~/infra/outside/guarded-post.server";
import { type MailSink, startMailSink } from "../doubles/sinks/mail-sink";
import { startWebSink, type WebSink } from "../doubles/sinks/web-sink";
import { adfFaults } from "../fixtures/adf/adf-faults";
import { siteIn } from "../fixtures/shopper-letters";
import {
  expectAdfReads,
  expectEventReads,
  expectMarketReads,
  expectPersonReads,
  type Received,
} from "./dealer-readers";
import { leadCases } from "./lead-cases";
import { type LeadCase, type Scene, sourceOf } from "./scene";
import { LANGUAGES, sceneIn } from "./scene-in";
import { hookSink, mailSink, marketSink } from "./sinks";
import { typedIn } from "./typed-in";

let mails: MailSink;
let hook: WebSink;
let transports: SinkTransports;
beforeAll(async () => {
  [mails, hook] = await Promise.all([startMailSink(), startWebSink()]);
  transports = {
    mailer: createSmtpMailer(mails.url),
    post: createGuardedPost({ allowInside: true }),
    secret: () => `whsec_${Buffer.from("every dealer").toString("base64")}`,
    now: () => new Date("2026-11-21T02:00:00Z"),
  };
});
afterAll(() => Promise.all([mails.close(), hook.close()]));

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

/** Sends a case to people and programs at the dealer's, and reads what each of them got. */
async function received(scene: Scene, one: LeadCase): Promise<Received> {
  const [person, crm] = [`sales-${one.lead.id}@yard.example`, `crm-${one.lead.id}@yard.example`];
  const sinks = [
    ...[mailSink(person, "text"), mailSink(crm, "xml")],
    ...[hookSink(`${hook.url}?hook=${one.lead.id}`), marketSink(`${hook.url}?market=${one.lead.id}`)],
  ];
  const { signal } = new AbortController();
  await Promise.all(sinks.map((sink) => sendToSink(sourceOf(scene, one), sink, transports, signal)));
  const mailTo = (to: string) => mails.taken.filter(({ recipients }) => recipients.join() === to);
  const posted = (to: string) => hook.taken.filter(({ path }) => path.endsWith(`?${to}=${one.lead.id}`));
  const arrived = [mailTo(person), mailTo(crm), posted("hook"), posted("market")];
  expect(arrived.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  const [[letter], [bare]] = [mailTo(person), mailTo(crm)];
  const [attached] = letter?.mail.attachments ?? [];
  const adf = bare?.mail.text ?? "";
  expect(textOf(attached?.content).trim(), "attached is what a program alone gets").toBe(adf.trim());
  const { subject = "", text = "" } = letter?.mail ?? {};
  return {
    subject,
    text,
    adf,
    event: posted("hook")[0]?.body ?? "",
    market: posted("market")[0]?.body ?? "",
  };
}

const textOf = (content: string | ArrayBuffer | Uint8Array | undefined) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

describe.each(LANGUAGES)("a dealer who reads %s", (tag) => {
  it.each(LANGUAGES)("gets every lead, step and half-way journey typed in %s, whole", async (typed) => {
    const url = siteAddress(siteIn(typed).site, "/enquire");
    const scene: Scene = { ...(await sceneIn(tag)), typed: typedIn(typed), url };
    const cases = leadCases(scene).filter(({ reminder }) => reminder === undefined);
    // Those who write in another language than the dealer's send the same kinds: one of each will do.
    const kinds = new Set<string>();
    const sent =
      typed === tag ? cases : cases.filter(({ lead: { kind } }) => !kinds.has(kind) && kinds.add(kind));
    const all = await Promise.all(sent.map(async (one) => [one, await received(scene, one)] as const));
    for (const [one, got] of all) {
      try {
        expect(adfFaults(got.adf)).toEqual([]);
        expect(isWebhook(JSON.parse(got.event)), JSON.stringify(isWebhook.errors)).toBe(true);
        expect(Object.keys(dataOf(got.event)).filter((name) => !NAMED.has(name))).toEqual([]);
        const given = { one, scene, tag };
        expectPersonReads(given, got);
        expectAdfReads(given, got);
        expectEventReads(given, got);
        expectMarketReads(given, got);
      } catch (error) {
        throw new Error(`${one.name}: ${error instanceof Error ? error.message : ""}`, { cause: error });
      }
    }
  });
});

it("every language that we have copy in is read here", () => {
  const bases = (tags: readonly string[]) => [...new Set(tags.map((one) => one.slice(0, 2)))].sort();
  expect(bases(LANGUAGES)).toEqual(bases(Object.keys(RESOURCES)));
});
