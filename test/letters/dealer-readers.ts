import { XmlDocument } from "libxml2-wasm";
import { expect } from "vitest";
import * as z from "zod";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { isOff } from "~/domain/appointment/booking";
import { MACHINE, SCRIPTS } from "./read-words";
import type { LeadCase, Scene } from "./scene";

/** What a dealer got of a case: the mail, and what three programs read. */
export interface Received {
  readonly subject: string;
  readonly text: string;
  readonly adf: string;
  readonly event: string;
  readonly market: string;
}

/** A case as somebody typed it, and the language that its dealer reads. */
export interface Sent {
  readonly one: LeadCase;
  readonly scene: Scene;
  /** The dealer's. */
  readonly tag: string;
}

/** Answers that programs read as numbers, amounts, ticks. */
const NUMBERS = /^(?:kms|loan_term)$/;
const AMOUNTS = /^(?:budget|vehiclePriceBudget|deposit)$/;
const TICKS = /^(?:do-you-have-a-trade-in|loan_car|fitting)$/;
/** Answers that programs read as the shopper's vehicle. */
const OWN_VEHICLE = /^(?:vehicle|year|make|model)$/;
/** What an order has in the place of what was typed. */
const OF_ORDERS = /^(?:order|amount|about)$/;

/** Words without the marks that hold a text's direction, line by line, with plain blanks. */
const plain = (text: string) =>
  text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "").replace(/[\u00a0\u202f]/g, " ");

/** The digits of a text, in whichever script. */
const digitsOf = (text: string) => text.normalize("NFKC").replace(/\D/g, "");

/** What was typed into a case, by field. */
function typedInto({ one: { lead }, scene }: Sent): readonly (readonly [string, string])[] {
  return Object.entries(scene.typed?.answers[lead.kind] ?? {}).filter(([name]) => !OF_ORDERS.test(name));
}

/** A salesperson: everything in the dealer's language, each answer under its question, nothing machine-made. */
export function expectPersonReads(sent: Sent, { subject, text }: Received): void {
  const { contact, id } = sent.one.lead;
  const isChinese = /^\p{Script=Han}+$/u.test(contact.name);
  const name = isChinese ? `${contact.lastName}${contact.name}` : `${contact.name} ${contact.lastName}`;
  expect(plain(subject)).toContain(name);
  expectOwnWords(sent, subject);
  const lines = plain(text).split("\n");
  for (const [key, value] of Object.entries({ name, email: contact.email, reference: id }))
    expect(lines).toContain(plain(sent.scene.copy(`leads.mail.${key}`, { value })));
  const label = plain(sent.scene.copy("leads.mail.phone", { value: "" })).trim();
  const [phone = ""] = lines.filter((line) => line.startsWith(label));
  expect(digitsOf(phone)).toBe(digitsOf(contact.phone ?? "").replace(/^61/, "0"));
  const { corrected, placeLeft } = sent.one;
  if (placeLeft !== undefined) expect(plain(text).split("\n\n")[0]).toContain(placeLeft);
  if (corrected !== undefined)
    expect(plain(text)).toContain(plain(sent.scene.copy("leads.mail.mended", corrected)));
  expectAnswered(sent, text);
  expectOwnWords(sent, text);
}

/** Each typed answer whole: the message as it stands, others under their question in the dealer's language. */
function expectAnswered(sent: Sent, words: string): void {
  const lines = plain(words).split("\n");
  for (const [name, value] of typedInto(sent)) {
    if (name === "message") {
      expect(`\n${plain(words)}\n`, name).toContain(`\n${plain(value)}\n`);
      continue;
    }
    const answers = lines.filter((line) => isAnswer(line, name, value, sent));
    expect(answers, `${name}: ${value} in\n${words}`).not.toEqual([]);
    for (const line of answers) {
      const [label = ""] = line.split(/[:：؟?？]/);
      expect(label, line).toMatch(SCRIPTS[sent.tag] ?? /^\p{Lu}[\p{L}’, ]+/u);
      expect(label, line).not.toBe(name);
    }
  }
}

function isAnswer(line: string, name: string, value: string, { scene: { copy, config } }: Sent): boolean {
  // An address may have the same digits.
  if (name === "kms" || AMOUNTS.test(name)) return !line.includes("@") && digitsOf(line) === digitsOf(value);
  const state = name === "regoState" ? stateOf(value, config.site.locale) : null;
  const term = name === "loan_term" ? [copy("finance.terms.years", { count: Number(value) })] : [];
  const [choice, tick] = [`forms.choices.${name}.${value}`, `leads.${value.toLowerCase()}`];
  const said = [choice, tick].flatMap((key) => (copy(key) === key ? [] : copy(key)));
  return [...term, ...said, state ?? value].some((one) =>
    new RegExp(`[:：؟?？] ?${escaped(plain(one))}$`).test(line),
  );
}

const STATES: Readonly<Record<string, string>> = { en: "Queensland", ar: "كوينزلاند", zh: "昆士兰州" };
const stateOf = (value: string, locale: string) =>
  value === "qld" ? (STATES[locale.slice(0, 2)] ?? null) : null;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A CRM that reads ADF. */
export function expectAdfReads(sent: Sent, { adf }: Received): void {
  const { lead } = sent.one;
  const { contact } = lead;
  const document = XmlDocument.fromString(adf);
  const read = (path: string) => document.find(`/adf/prospect/${path}`).map(({ content }) => content);
  try {
    expect(read("id[@sequence='1']")).toEqual([lead.id]);
    expect(read("customer/contact/name[@part='first']")).toEqual([contact.name]);
    expect(read("customer/contact/name[@part='last']")).toEqual([contact.lastName]);
    expect(read("customer/contact/email")).toEqual([contact.email]);
    expect(read("customer/contact/phone")).toEqual([contact.phone]);
    expect(read("customer/contact/address/postalcode")).toEqual([contact.postcode]);
    expect(read("customer/timeframe")).toEqual(visitOf(sent) === null ? [] : [visitOf(sent)]);
    expectOwnCar(sent, {
      year: read("vehicle[@interest='trade-in']/year")[0],
      make: read("vehicle[@interest='trade-in']/make")[0],
      model: read("vehicle[@interest='trade-in']/model")[0],
      km: read("vehicle[@interest='trade-in']/odometer")[0],
    });
    expect(read("vehicle[@interest='buy' or @interest='test-drive']/vin")).toEqual(
      lead.vehicle === null ? [] : [lead.vehicle.vin],
    );
    const [comments = ""] = read("customer/comments");
    expectAnswered(sent, comments);
    expectOwnWords(sent, comments);
    const [service = ""] = read("provider/service");
    expect(service).not.toBe("");
    expectOwnWords(sent, service);
  } finally {
    document.dispose();
  }
}

/** The shopper's own vehicle, where it was typed in parts. */
function expectOwnCar(sent: Sent, read: Readonly<Record<"year" | "make" | "model" | "km", unknown>>): void {
  const typed = new Map(typedInto(sent));
  if (!typed.has("make")) return;
  const { year, make, model, km } = read;
  expect([Number(year), make, model, Number(km)]).toEqual([
    Number(typed.get("year")),
    typed.get("make"),
    typed.get("model"),
    Number(typed.get("kms")),
  ]);
}

/** When the shopper comes, as programs read it. */
function visitOf({ one: { lead } }: Sent): string | null {
  const { fields, kind } = lead;
  if (visitKindOf(kind) === null || isOff(fields)) return null;
  if (fields["booking_date"] === undefined) return fields["preferred_date"] ?? null;
  return `${fields["booking_date"]}T${fields["booking_time"]}`;
}

const eventSchema = z.object({
  data: z.looseObject({ shopper_vehicle: z.record(z.string(), z.unknown()).nullable() }),
});

/** A program that takes webhooks: each value as it is, under its name. */
export function expectEventReads(sent: Sent, { event }: Received): void {
  const { data } = eventSchema.parse(JSON.parse(event));
  const { contact, id, kind, vehicle } = sent.one.lead;
  const { name, email, phone, postcode } = contact;
  const person = { lead_id: id, kind, name, last_name: contact.lastName, email, phone, postcode };
  expect(data).toMatchObject(person);
  expect(data["vehicle"] ?? null).toEqual(
    vehicle === null ? null : expect.objectContaining({ vin: vehicle.vin }),
  );
  expect(data["as_typed"]).toEqual({});
  const own = data.shopper_vehicle ?? {};
  expectOwnCar(sent, { year: own["year"], make: own["make"], model: own["model"], km: own["km"] });
  for (const [field, value] of typedInto(sent)) {
    if (field === "vehicle") expect(own["described"]).toBe(value);
    if (OWN_VEHICLE.test(field)) continue;
    expect(data[field], field).toEqual(asSent(field, value));
  }
  for (const text of textsIn(data)) expectNoMachine(text);
}

function asSent(field: string, value: string): unknown {
  if (NUMBERS.test(field)) return Number(value);
  if (AMOUNTS.test(field)) return { amount: Number(value), currency: "AUD" };
  if (TICKS.test(field)) return value === "Yes";
  return field === "regoState" ? value.toUpperCase() : value;
}

const marketSchema = z.looseObject({
  comments: z.string(),
  tradeIn: z
    .looseObject({ odometer: z.unknown(), specification: z.record(z.string(), z.unknown()) })
    .nullable(),
});

/** A marketplace. */
export function expectMarketReads(sent: Sent, { market }: Received): void {
  const read = marketSchema.parse(JSON.parse(market));
  const { contact, id, vehicle } = sent.one.lead;
  expect(read).toMatchObject({
    identifier: id,
    prospect: {
      firstName: contact.name,
      lastName: contact.lastName,
      email: contact.email,
      phoneNumbers: [{ number: contact.phone }],
      address: { postcode: contact.postcode },
    },
    item: vehicle === null ? null : { specification: { title: vehicle.name } },
    appointment: visitOf(sent),
  });
  const { specification: own = {}, odometer } = read.tradeIn ?? {};
  expectOwnCar(sent, { year: own["year"], make: own["make"], model: own["model"], km: odometer });
  expectAnswered(sent, read.comments);
  expectOwnWords(sent, read.comments);
  for (const text of textsIn(read)) expectNoMachine(text);
}

/** Every text of a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function expectNoMachine(text: string): void {
  expect(text).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}/);
}

/** Letters of another language than the dealer's. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  "en-AU": /\p{Script=Arabic}|\p{Script=Han}/u,
  ar: /\p{Script=Latin}{2,}|\p{Script=Han}/u,
  "zh-Hans": /\p{Script=Latin}{2,}|\p{Script=Arabic}/u,
};
/** Names that every language writes so. */
const EVERYWHERE = /\b(?:ADF|VIN|SMS)\b/g;
/** `booking_held`, `testDrive`. */
const IDENTIFIER = /\p{Ll}\p{Lu}|\w_\w/u;

/** Nothing but the dealer's language, once what was typed, names, and the dealer's own data are taken out. */
function expectOwnWords(sent: Sent, words: string): void {
  expect(words).not.toMatch(MACHINE);
  const own = withoutData(sent, plain(words));
  const strange = [FOREIGN[sent.tag], IDENTIFIER].flatMap((one) =>
    one === undefined ? [] : (one.exec(own) ?? []),
  );
  expect(strange, words).toEqual([]);
  // A message alone has no words of the dealer's.
  if (/\p{L}/u.test(own)) expect(own).toMatch(SCRIPTS[sent.tag] ?? /\p{L}/u);
}

function withoutData({ one: { lead }, scene }: Sent, words: string): string {
  const { contact, vehicle, fields } = lead;
  const yard = vehicle?.yard;
  const data = [
    ...[
      contact.name,
      contact.lastName,
      vehicle?.name,
      vehicle?.priceTerms,
      vehicle?.vin,
      vehicle?.stockNumber,
    ],
    ...(yard == null ? [] : [`${yard.name}, ${yard.street}, ${yard.suburb} ${yard.state} ${yard.postcode}`]),
    // What was typed; the dealer's own words of prizes and prices; what was agreed to.
    ...typedInto({ one: { name: "", lead }, scene, tag: "" }).map(([, value]) => value),
    ...["prize", "prize_again", "prize_terms", "price_terms", "terms_agreed", "about"].map(
      (name) => fields[name],
    ),
    ...[scene.config.site.name, ...scene.config.site.locations.map(({ name }) => name)],
    ...lead.visitedPages,
    ...Object.values(lead.linkedQueryParams),
  ].flatMap((text) => (text == null || text === "/" ? [] : plain(text).split("\n")));
  return data
    .sort((one, other) => other.length - one.length)
    .reduce(
      (text, part) => text.replaceAll(part, " "),
      words.replace(/https:\/\/\S+|\S+@\S+|[\da-f]{8}-[\da-f-]{27}/g, " "),
    )
    .replace(EVERYWHERE, " ");
}
