import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { segmentsOf } from "~/domain/text/text-message";
import { FIELDS } from "~/domain/forms/field-catalogue";
import { adfFaults } from "../../fixtures/adf/adf-faults";
import { holds, MACHINE, saysWhole, SCRIPTS } from "../../letters/read-words";
import { expect } from "../site-test";
import type { Said } from "./filled-form";
import { type Arrived, type ArrivedText, textOf } from "./sending-site";

const schema: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "..", "docs", "lead-webhook.schema.json"), "utf8"),
);
// A JSON Schema is an object.
const isWebhook = new Ajv2020({ strict: false, validateFormats: false }).compile(schema as object);

/** What a person reads for an answer in English. */
function asRead({ name, value, shown, kind }: Said): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const day = new Date(`${value}T00:00:00Z`);
    return new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long", timeZone: "UTC" }).format(day);
  }
  if (/^\d{2}:\d{2}$/.test(value))
    return value
      .replace(/^0/, "")
      .slice(0, 5)
      .replace(/^1[3-9]|^2\d/, afternoon);
  if (name === "phone") return value.replace(/\D/g, "").slice(-9);
  return kind === "chosen" ? shown : value;
}

const afternoon = (hour: string) => String(Number(hour) - 12);

/** What is ticked for the form's own sake, and the card that the provider alone sees. */
const FOR_THE_FORM = new Set(["terms", "card"]);

/** Answers that the lead's readers get: not those that are empty, ticked for the form's own sake, or private. */
export function answersIn(said: readonly Said[]): readonly Said[] {
  const hidden = new Set<string>(Object.values(FIELDS).flatMap((one) => (one.isPrivate ? one.name : [])));
  return said.filter(({ name, value }) => value !== "" && !FOR_THE_FORM.has(name) && !hidden.has(name));
}

/** The salesperson: whoever it is, and everything that was said, in words; once. */
export function expectSalespersonReads({ dealer }: Arrived, said: readonly Said[], inEnglish: boolean): void {
  expect(dealer).toHaveLength(1);
  const { subject = "", text = "", attachments = [] } = dealer[0] ?? {};
  expect(subject).toMatch(/^\p{Lu}/u);
  // A badge may be "tS".
  expect(subject).not.toMatch(/[a-z]{2}[A-Z]|_/);
  for (const words of [subject, text]) expect(words).not.toMatch(MACHINE);
  const answers = answersIn(said).filter(({ kind }) => inEnglish || kind === "typed");
  for (const answer of answers)
    expect(holds(text, asRead(answer)), `${answer.name}, "${asRead(answer)}", in:\n${text}`).toBe(true);
  const adf = attachments.filter(({ mimeType }) => mimeType.includes("xml"));
  expect(adf.map(({ content }) => adfFaults(textOf(content)))).toEqual([[]]);
}

/** The valuation's answers: whoever chose one in Arabic or Chinese is read in the dealer's own language. */
function isSaidInDealersWords({ name, value }: Said): boolean {
  return name.startsWith("answer-") && /\p{Script=Arabic}|\p{Script=Han}/u.test(value);
}

/** A CRM that reads ADF, one that takes webhooks, and a marketplace. */
export function expectProgramsRead({ adf, hook, market }: Arrived, said: readonly Said[]): void {
  for (const xml of adf) expect(adfFaults(xml), xml).toEqual([]);
  for (const body of hook) expect(isWebhook(body), JSON.stringify(isWebhook.errors)).toBe(true);
  const last = (all: readonly unknown[]) => JSON.stringify(all);
  for (const answer of answersIn(said)) {
    const { name, value, kind } = answer;
    if (isSaidInDealersWords(answer)) {
      expect(holds(last(hook), value), `${name}, "${value}", in:\n${last(hook)}`).toBe(false);
      continue;
    }
    const wanted = name === "phone" ? value.replace(/\D/g, "").slice(-9) : value;
    // A program reads yes and no as such.
    const inJson = /^(?:Yes|No)$/.test(wanted) ? `"${wanted}"|:${wanted === "Yes"}\\b` : null;
    const isRead = inJson === null ? holds(last(hook), wanted) : new RegExp(inJson).test(last(hook));
    expect(isRead, `${name}, "${wanted}", in:\n${last(hook)}`).toBe(true);
    if (kind !== "typed") continue;
    for (const text of [last(market), adf.join("\n")])
      expect(holds(text, wanted), `${name}, "${wanted}", in:\n${text}`).toBe(true);
  }
}

/** Nothing that is private has left: neither in what a person reads nor in what a program does. */
export function expectKeptPrivate(arrived: Arrived, said: readonly Said[]): void {
  const all = JSON.stringify({ ...arrived, shopper: arrived.shopper.map(({ text, html }) => [text, html]) });
  const read = answersIn(said);
  const secret = said.filter((one) => one.kind === "typed" && one.value.length > 3);
  for (const { name, value } of secret.filter((one) => !read.includes(one)))
    expect(saysWhole(all, value), `${name} has left`).toBe(false);
}

/** The shopper: a letter in their language that repeats nothing typed. @returns own paths that it links */
export function expectShopperReads(
  { shopper }: Arrived,
  said: readonly Said[],
  tag: string | null,
): readonly string[] {
  expect(shopper.length).toBeGreaterThan(0);
  const written = said.filter(
    ({ kind, value, name }) =>
      kind === "typed" && /^(message|question|part|wanted)$/.test(name) && value !== "",
  );
  return shopper.flatMap(({ subject = "", text = "", html = "" }) => {
    const shown = html.replace(/<head[\s\S]*?<\/head>|<[^>]+>/g, " ");
    for (const words of [subject, text, shown]) {
      expect(words).not.toMatch(MACHINE);
      expect(words.trim()).not.toBe("");
      if (tag !== null) expect(words).toMatch(SCRIPTS[tag] ?? /./);
    }
    for (const { value } of written) expect(text + html).not.toContain(value);
    expect(/<html[^>]*\blang="([^"]+)"/.exec(html)?.[1]).toMatch(
      tag === null ? /^en\b/ : new RegExp(`^${tag}\\b`),
    );
    expect(html).not.toMatch(/<(?:script|link|style[^>]*@import|form|iframe)\b/);
    const links = [...text.matchAll(/https:\/\/\S+/g)].map(([link]) => new URL(link));
    const hosts = [...html.matchAll(/src="(https?:[^"]+)"/g)].map(([, src = ""]) => new URL(src).host);
    expect(new Set(hosts).size).toBeLessThan(2);
    return links.filter(({ pathname }) => /\/(?:my|order)\//.test(pathname)).map(({ pathname }) => pathname);
  });
}

/** The shopper's telephone: one short message of what they sent, in their language. @returns own paths that it links */
export function expectTextRead(
  texts: readonly ArrivedText[],
  { adf }: Arrived,
  said: readonly Said[],
  tag: string | null,
): readonly string[] {
  const typed =
    said
      .find(({ name }) => name === "phone")
      ?.value.replace(/\D/g, "")
      .slice(-9) ?? "";
  const theirs = texts.filter(({ to }) => to.endsWith(typed));
  expect(theirs).toHaveLength(1);
  const { text = "", to, key } = theirs[0] ?? {};
  expect(to).toMatch(/^\+6[14]\d{8,10}$/);
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(segmentsOf(text)).toBeLessThanOrEqual(3);
  expect(text).not.toMatch(MACHINE);
  expect(text).not.toMatch(/\n/);
  expect(text).toMatch(SCRIPTS[tag ?? ""] ?? /[a-z]{3}/);
  const id = /<id sequence="1"[^>]*>([\da-f]{8})-/.exec(adf.join(""))?.[1] ?? "no id";
  expect(text).toContain(id.toUpperCase());
  for (const { name, value } of answersIn(said))
    if (/^(?:message|question|email|name|last_name)$/.test(name)) expect(text).not.toContain(value);
  return [...text.matchAll(/https:\/\/\S+$/g)].map(([link]) => new URL(link).pathname);
}
