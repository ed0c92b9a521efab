import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { adfDocument } from "~/domain/lead/adf/adf";
import { LEAD_KINDS, type LeadKind } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { sendable } from "~/domain/lead/sendable-text";
import { makeTranslator } from "~/i18n/server-i18n.server";
import { adfFaults } from "../../../../test/fixtures/adf/adf-faults";
import { keptLead, LEAD_VEHICLE as CX5 } from "../../../../test/fixtures/lead";
import { LEADS_SITE, madeLeads } from "../../../../test/fixtures/made-leads";
import { siteIn } from "../../../../test/fixtures/shopper-letters";
import { siteConfig } from "../../../../test/fixtures/site";
import { LANGUAGES } from "../../../../test/letters/scene-in";
import { mailSink } from "../../../../test/letters/sinks";
import { adfXml } from "./adf-xml.server";
import { dealerMail } from "./lead-mails.server";

const { site } = siteConfig({ site: { email: "hello@yard.example", phones: { main: "07 3555 0142" } } });

function record(changes: Partial<LeadRecord> = {}): LeadRecord {
  return keptLead({ carId: "7", vehicle: CX5, ...changes });
}

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** Read by a parser that shares nothing with the one that wrote it. */
function parsed(xml: string): Node {
  const parser = new SaxesParser();
  const top: Node = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const node: Node = {
      name,
      attributes: { ...attributes },
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("text", (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error("no element");
  return root;
}

const all = (node: Node, name: string): Node[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => all(child, name)),
];
const texts = (node: Node, name: string) => all(node, name).map(({ text }) => text);
const NASTY = [
  `A < B & C > "D" 'E'`,
  "]]><evil/><![CDATA[",
  "&lt;already&gt; &#0; &bogus;",
  "</comments></customer><vendor>",
  "👋🏽 emoji",
  "مرحبا ‫بالعالم‬ שלום",
  "  blanks\tand\nlines  ",
  "<!-- comment --> <?pi ?> <!DOCTYPE x>",
];

describe.each(LEAD_KINDS)("a lead of kind %s", (kind: LeadKind) => {
  const fields = {
    message: "Hi",
    rego: "123 ABC",
    regoState: "qld",
    kms: "85,000",
    year: "2019",
    make: "Kia",
  };

  it.each([
    ["with everything", record({ kind, fields })],
    ["about no vehicle", record({ kind, fields, vehicle: null, carId: null, dealershipId: null })],
    [
      "from somebody without phone",
      record({
        kind,
        contact: { name: "Mia", lastName: null, email: "m@x.example", phone: null, postcode: null },
      }),
    ],
    [
      "from somebody without any address",
      record({ kind, contact: { name: "Mia", lastName: null, email: null, phone: null, postcode: "4101" } }),
    ],
    ["in a later step", record({ kind, changes: [{ revision: 1, at: "2026-11-21T04:00:00.000Z" }] })],
  ])("%s is as the DTD says", (_, lead) => {
    expect(adfFaults(adfXml(adfDocument(lead, site)))).toEqual([]);
  });

  it.each(NASTY)("gives back %j as it was typed", (text) => {
    const contact = { name: text, lastName: text, email: "m@x.example", phone: null, postcode: null };
    const lead = record({ kind, contact, fields: { message: text }, vehicle: { ...CX5, model: text } });
    const xml = adfXml(adfDocument(lead, site));
    const root = parsed(xml);
    expect(adfFaults(xml)).toEqual([]);
    expect(texts(root, "name").slice(0, 2)).toEqual([text, text]);
    expect(texts(root, "model")[0]).toBe(text);
    expect(texts(root, "comments").at(-1)).toBe(text.trim());
  });
});

it("says what a lead system needs", () => {
  const fields = { message: "Is it there?", PreferredContactMethod: "SMS", car_type: "used" };
  const root = parsed(adfXml(adfDocument(record({ fields }), site)));
  const values = [
    "id",
    "requestdate",
    "year",
    "make",
    "trim",
    "stock",
    "vin",
    "odometer",
    "price",
    "vendorname",
  ];
  expect(Object.fromEntries(values.map((name) => [name, texts(root, name)[0]]))).toEqual({
    id: "lead-1",
    requestdate: "2026-11-21T03:04:05.000Z",
    year: "2022",
    make: "Mazda",
    trim: "GT SP",
    stock: "U1234",
    vin: "JM0KF4W2A10123456",
    odometer: "41200",
    price: "38990",
    vendorname: "Yard Motors",
  });
  expect(all(root, "phone")[0]?.attributes["preferredcontact"]).toBe("1");
  expect(texts(root, "comments")).toEqual([
    "https://www.yard.example/cars/2022-mazda-cx-5-gt-sp\nRocklea, 12 Balham Road, Rocklea QLD 4106",
    "Is it there?\n\nPreferredContactMethod: SMS",
  ]);
});

it("tells a trade-in from what is wanted for it", () => {
  const fields = { rego: "123 ABC", regoState: "qld", kms: "85,000 km" };
  const root = parsed(adfXml(adfDocument(record({ kind: "tradeIn", fields }), site)));
  expect(all(root, "vehicle").map(({ attributes }) => attributes["interest"])).toEqual(["buy", "trade-in"]);
  expect(texts(root, "odometer")).toEqual(["41200", "85000"]);
  expect(texts(root, "comments")[1]).toBe("123 ABC QLD");
});

it("what no XML can hold has been taken out before", () => {
  const lead = sendable(record({ fields: { message: "a\u0000\u0008\uFFFE\ud83db\u001b[31m\r\nc" } }));
  expect(texts(parsed(adfXml(adfDocument(lead, site))), "comments").at(-1)).toBe("ab[31m\nc");
});

it.each(LANGUAGES)(
  "is valid by the DTD for 200 leads of all kinds, whatever was typed, to a dealer who reads %s",
  async (tag) => {
    const leads = madeLeads(200);
    expect(new Set(leads.map(({ kind }) => kind))).toEqual(new Set(LEAD_KINDS));
    const copy = await makeTranslator(tag, {});
    const config = siteIn(tag, { site: { email: "hello@yard.example" }, trade: LEADS_SITE.trade });
    for (const lead of leads) {
      const source = { id: lead.id, lead, config, copy };
      const xml = dealerMail(source, mailSink("crm@yard.example", "xml")).text;
      expect(adfFaults(xml), xml).toEqual([]);
      const root = parsed(xml);
      expect(texts(root, "id")[0]).toBe(lead.id);
      expect(texts(root, "email")[0] ?? null).toBe(lead.contact.email ?? "hello@yard.example");
      // A reader takes blanks at the ends away, and other blanks for one.
      const message = (lead.fields["message"] ?? "").trim();
      expect(texts(root, "comments").at(-1)).toContain(message);
    }
  },
);

it("has a DTD behind it that refuses what is none", () => {
  const xml = adfXml(adfDocument(record(), site));
  for (const [good, bad] of [
    [/<vendor>[^]*<\/vendor>/, ""],
    [`interest="buy"`, `interest="service"`],
    [/<year>.*<\/year>/, ""],
    ["</customer>", "<timeframe/></customer>"],
    ["</adf>", ""],
  ] as const)
    expect(adfFaults(xml.replace(good, bad)), String(good)).not.toEqual([]);
});
