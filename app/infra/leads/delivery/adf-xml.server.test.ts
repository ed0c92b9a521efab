import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { adfDocument } from "~/domain/lead/adf";
import { LEAD_KINDS, type LeadKind } from "~/domain/lead/lead";
import type { LeadRecord, LeadVehicle } from "~/domain/lead/lead-record";
import { sendable } from "~/domain/lead/sendable-text";
import { ADF_ATTRIBUTES, ADF_MODEL } from "../../../../test/fixtures/adf-dtd";
import { newLead } from "../../../../test/fixtures/lead";
import { siteConfig } from "../../../../test/fixtures/site";
import { adfXml } from "./adf-xml.server";

const { site } = siteConfig({ site: { email: "hello@yard.example", phones: { main: "07 3555 0142" } } });
const CX5: LeadVehicle = {
  name: "2022 Mazda CX-5 GT SP",
  slug: "2022-mazda-cx-5-gt-sp",
  year: 2022,
  make: "Mazda",
  model: "CX-5",
  badge: "GT SP",
  carType: "used",
  stockNumber: "U1234",
  vin: "JM0KF4W2A10123456",
  body: "SUV",
  transmission: "Automatic",
  colour: "Soul Red",
  km: 41_200,
  price: 38_990,
  picture: null,
};

function record(changes: Partial<LeadRecord> = {}): LeadRecord {
  return {
    ...newLead({ carId: "7" }),
    id: "6f1c0a52-0000-4000-8000-000000000001",
    receivedAt: "2026-11-21T03:04:05.000Z",
    changedAt: "2026-11-21T03:04:05.000Z",
    vehicle: CX5,
    changes: [],
    ...changes,
  };
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

/** What of a document the DTD does not allow. */
function faultsOf(node: Node): readonly string[] {
  const model = ADF_MODEL[node.name];
  if (model === undefined) return [`no element ${node.name}`];
  const children = node.children.map(({ name }) => `${name} `).join("");
  const fits = model === "text" ? children === "" : model.test(children) && node.text.trim() === "";
  const known = ADF_ATTRIBUTES[node.name] ?? {};
  const wrong = Object.entries(node.attributes).filter(([name, value]) => !known[name]?.test(value));
  return [
    ...(fits ? [] : [`${node.name}: ${children}`]),
    ...wrong.map(([name, value]) => `${node.name} ${name}="${value}"`),
    ...node.children.flatMap(faultsOf),
  ];
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
    expect(faultsOf(parsed(adfXml(adfDocument(lead, site))))).toEqual([]);
  });

  it.each(NASTY)("gives back %j as it was typed", (text) => {
    const contact = { name: text, lastName: text, email: "m@x.example", phone: null, postcode: null };
    const lead = record({ kind, contact, fields: { message: text }, vehicle: { ...CX5, model: text } });
    const root = parsed(adfXml(adfDocument(lead, site)));
    expect(faultsOf(root)).toEqual([]);
    expect(texts(root, "name").slice(0, 2)).toEqual([text, text]);
    expect(texts(root, "model")[0]).toBe(text);
    expect(texts(root, "comments")[0]).toBe(text.trim());
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
    id: "6f1c0a52-0000-4000-8000-000000000001",
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
  expect(texts(root, "comments")).toEqual(["Is it there?\n\nPreferredContactMethod: SMS"]);
});

it("tells a trade-in from what is wanted for it", () => {
  const fields = { rego: "123 ABC", regoState: "qld", kms: "85,000 km" };
  const root = parsed(adfXml(adfDocument(record({ kind: "tradeIn", fields }), site)));
  expect(all(root, "vehicle").map(({ attributes }) => attributes["interest"])).toEqual(["buy", "trade-in"]);
  expect(texts(root, "odometer")).toEqual(["41200", "85000"]);
  expect(texts(root, "comments")[0]).toBe("123 ABC QLD");
});

it("what no XML can hold has been taken out before", () => {
  const lead = sendable(record({ fields: { message: "a\u0000\u0008\uFFFE\ud83db\u001b[31m\r\nc" } }));
  expect(texts(parsed(adfXml(adfDocument(lead, site))), "comments")).toEqual(["ab[31m\nc"]);
});
