import { readFileSync } from "node:fs";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookingZone } from "~/domain/appointment/booking-place";
import { bookingStanding, STANDING_TONES, standingKey } from "~/domain/appointment/booking-standing";
import { directionOf } from "~/domain/tenant/site-language";
import { segmentsOf } from "~/domain/text/text-message";
import { sendText } from "~/infra/leads/bookings/send-text.server";
import { type SinkTransports, sendToSink } from "~/infra/leads/delivery/send-to-sink.server";
import { shopperMail, shopperText } from "~/infra/leads/letters/shopper-mail.server";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { createGuardedPost } from "~/infra/outside/guarded-post.server";
import { createHttpMessages } from "~/infra/text-messages/http-messages.server";
import { silentLogger } from "../doubles/silent-logger";
import { type MailSink, startMailSink } from "../doubles/sinks/mail-sink";
import { startWebSink, type WebSink } from "../doubles/sinks/web-sink";
import { SATURDAY_NOON } from "../fixtures/site";
import { plainWords } from "../fixtures/shopper-letters";
import { leadCases } from "./lead-cases";
import { holds, MACHINE, SCRIPTS } from "./read-words";
import { type LeadCase, type Scene, sourceOf } from "./scene";
import { LANGUAGES, sceneIn } from "./scene-in";
import { SHOPPER } from "./sinks";
import { typedIn } from "./typed-in";
import { tellsShopper } from "./written-letters";

/** Of a delivery that nobody cuts off. */
const signal = () => new AbortController().signal;
let mails: MailSink;
let gateway: WebSink;
let transports: SinkTransports;
beforeAll(async () => {
  [mails, gateway] = await Promise.all([startMailSink(), startWebSink()]);
  transports = {
    mailer: createSmtpMailer(mails.url),
    post: createGuardedPost({ allowInside: true }),
    texts: createHttpMessages({ url: gateway.url, token: null, timeoutMs: 5_000, logger: silentLogger }),
    secret: () => null,
    now: () => new Date("2026-11-21T02:00:00Z"),
  };
});
afterAll(() => Promise.all([mails.close(), gateway.close()]));

describe.each(LANGUAGES)("in %s", (tag) => {
  const direction = directionOf(tag);
  it("every letter reaches the shopper by SMTP, in their language, and brings what belongs in it", async () => {
    const scene = { ...(await sceneIn(tag)), typed: typedIn(tag) };
    const cases = leadCases(scene).filter(tellsShopper);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    await Promise.all(cases.map((one) => sendToSink(sourceOf(scene, one), SHOPPER, transports, signal())));
    for (const one of cases) {
      const arrived = mails.taken.filter(({ recipients }) => recipients.join() === one.lead.contact.email);
      expect(arrived, one.name).toHaveLength(1);
      for (const { mail } of arrived) {
        expectReadable(mail, one, tag, direction);
        expectOneStanding(mail, one, scene);
        const says = ATTACHED.test(mail.text ?? "");
        expect(says, `${one.name} speaks of a file that comes with it`).toBe(mail.attachments.length > 0);
      }
    }
  });

  it("every letter has a text message that says the same", async () => {
    const scene = { ...(await sceneIn(tag)), typed: typedIn(tag) };
    for (const one of leadCases(scene).filter(tellsShopper)) {
      gateway.taken.length = 0;
      await sendText(sourceOf(scene, one), transports);
      const { to, text, sender } = JSON.parse(gateway.taken[0]?.body ?? "{}") as Record<string, string>;
      expect([to, sender], one.name).toEqual(["+61412555123", "yard"]);
      if (text === undefined) throw new Error(one.name);
      // A message holds less than half as many letters of another script.
      expect(segmentsOf(text), text).toBeLessThanOrEqual(tag in SCRIPTS ? 4 : 3);
      expect(text, one.name).not.toMatch(MACHINE);
      expect(text, one.name).toMatch(SCRIPTS[tag] ?? /[a-z]{3}/);
      expect(text, `${one.name} is cut`).not.toMatch(/\.\.\. https:/);
      expect(text, one.name).toMatch(
        /[ 。：]https:\/\/www\.yard\.example\/(?:ar\/|zh-Hans\/)?(?:my|order)\/\S+$/,
      );
      const { message = "no message" } = one.lead.fields;
      expect(text, one.name).not.toContain(message.slice(0, 9));
    }
  });
});

/** What says in a letter that a file comes with it. */
const ATTACHED = /attached file|الملف المرفق|附件/i;

/** What stands in every message that is typed here, as it is and as HTML would have it. */
const MARKUP = ["<b>still", "<b>متاحة", "<b>还在", "&lt;b&gt;still", "&lt;b&gt;متاحة", "&lt;b&gt;还在"];

/** A letter as its reader has it: in their language throughout, with a way back, and nothing that was typed. */
function expectReadable(mail: Email, one: LeadCase, tag: string, direction: string): void {
  const { subject = "", text = "", html = "" } = mail;
  const shown = html.replace(/<head[\s\S]*?<\/head>|<[^>]+>/g, " ").replaceAll("&amp;", "&");
  for (const words of [subject, text, shown]) {
    expect(words, one.name).not.toMatch(MACHINE);
    expect(words, one.name).toMatch(SCRIPTS[tag] ?? /[a-z]{3}/);
  }
  const { message = "no message" } = one.lead.fields;
  const repeated = [...message.split("\n"), ...MARKUP].filter((part) => (text + html).includes(part));
  expect(repeated, one.name).toEqual([]);
  expect(plainWords(text), one.name).toContain(one.lead.contact.name);
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
    ...(kind === "parts" || kind === "service"
      ? [(tag === "en-AU" ? null : one.lead.fields["vehicle"]) ?? "Mazda", "CX-3"]
      : []),
  ];
  for (const words of [plainWords(text), plainWords(shown)])
    for (const part of brought) expect(holds(words, part), `${one.name}: ${part} in\n${words}`).toBe(true);
  expect(text, one.name).toMatch(/https:\/\/www\.yard\.example\/(?:ar\/|zh-Hans\/)?(?:my|order)\//);
  const hosts = [...html.matchAll(/src="(https?:[^"]+)"/g)].map(([, src = ""]) => new URL(src).host);
  expect([...new Set(hosts)], one.name).toEqual(["www.yard.example"]);
}

/**
 * A letter about a booking says how it stands as the shopper's page does, and nothing else; what is only asked for goes
 * into no calendar.
 */
function expectOneStanding({ text = "", attachments }: Email, one: LeadCase, { copy, config }: Scene): void {
  const { name, lead, now = SATURDAY_NOON } = one;
  const standing = bookingStanding(lead, { now, timeZone: bookingZone(lead, config) });
  if (standing === null || standing === "over") return;
  expect(holds(plainWords(text), copy(standingKey(standing))), `${name}: ${standing} in\n${text}`).toBe(true);
  if (STANDING_TONES[standing] !== "waiting") return;
  const files = attachments.map(({ content }) =>
    typeof content === "string" ? content : new TextDecoder().decode(content),
  );
  expect(
    files.filter((file) => !file.includes("METHOD:CANCEL")),
    name,
  ).toEqual([]);
  // Who can keep the time waits for nobody.
  if (standing === "freed") expect(text, name).not.toContain(copy("forms.testDrive.wished.next1"));
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
