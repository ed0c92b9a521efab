import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Ajv2020 } from "ajv/dist/2020.js";
import Libsql from "libsql";
import * as z from "zod";
import { blocksOf, paper } from "../papers/papers";
import { get } from "../setup/http";
import { type LeadSite, startLeadSite } from "../setup/lead-site";

// One server for all: its start is what costs most here.
test.describe.configure({ mode: "default", timeout: 180_000 });

const site: { now: LeadSite } = {
  get now(): LeadSite {
    throw new Error("the server is not started yet");
  },
};
const keys = { yard: "", one: "", other: "", stock: "" };
const CONTACT = { name: "Mia", phone: "0412 345 678" };
const ENQUIRY = { form: "enquiry", answers: CONTACT };

test.beforeAll(async () => {
  test.setTimeout(150_000);
  const started = await startLeadSite();
  Object.defineProperty(site, "now", { value: started });
  keys.yard = await started.key("leads", "--tenant", "yard", "--name", "Call centre");
  keys.one = await started.key("leads", "--dealership", "yard");
  keys.other = await started.key("leads", "--tenant", "other");
  keys.stock = await started.key("stock", "--tenant", "yard");
});
test.afterAll(() => site.now.stop());

interface Sending {
  readonly key?: string;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
}

const answered = z.record(z.string(), z.unknown());
const document = answered.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "..", "..", "docs", "lead-api.openapi.json"), "utf8")),
);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: "api", ...document });

/** Adds a lead, and holds the answer against the document. */
async function add(body: unknown, { key = keys.yard, raw, headers = {}, path = "/api/leads" }: Sending = {}) {
  const text = raw ?? JSON.stringify(body);
  const {
    status,
    headers: told,
    body: answer,
  } = await get(site.now.port, path, {
    method: "POST",
    host: "www.yard.example",
    headers: {
      ...(key !== "" && { authorization: `Bearer ${key}` }),
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(text)),
      "idempotency-key": randomUUID(),
      ...headers,
    },
    body: text,
  });
  const json = answered.parse(JSON.parse(answer));
  const type = status < 400 ? "application/json" : "application/problem+json";
  expect(told["content-type"]).toBe(`${type}; charset=utf-8`);
  const pointer = `api#/paths/~1api~1leads/post/responses/${status}/content/${type.replace("/", "~1").replace("+", "%2B")}/schema`;
  const check = ajv.getSchema(pointer);
  expect(check?.(json), JSON.stringify([status, json, check?.errors])).toBe(true);
  return { status, json, headers: told };
}

const fieldsOf = (json: Readonly<Record<string, unknown>>) =>
  z
    .array(z.object({ field: z.string(), detail: z.string().min(3) }))
    .parse(json["errors"])
    .map(({ field }) => field);

const kept = z.object({
  id: z.string(),
  kind: z.string(),
  dealershipId: z.string().nullable(),
  carId: z.string().nullable(),
  contact: z.record(z.string(), z.string().nullable()),
  fields: z.record(z.string(), z.string()),
  url: z.string(),
  userAgent: z.string(),
  visitedPages: z.array(z.string()),
  linkedQueryParams: z.record(z.string(), z.string()),
  suspicion: z.string().nullable(),
  deliveries: z.array(z.object({ sink: z.string(), state: z.string() })),
});

async function leadOf(json: Readonly<Record<string, unknown>>) {
  return kept.parse(JSON.parse(await site.now.leads("show", String(json["lead_id"]))));
}

test("the requests of the documentation add the leads that they say", async () => {
  const requests = blocksOf(paper("docs/lead-api.md"))
    .filter(({ language, text }) => language === "sh" && text.includes("curl"))
    .flatMap(({ text }) => text.replaceAll("\\\n", " ").trim().split("\n"));
  expect(requests).toHaveLength(2);
  const leads = [];
  for (const line of requests) {
    const headers = Object.fromEntries(
      [...line.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        value.replace("$KEY", keys.yard),
      ]),
    );
    const [, path = ""] = /https:\/\/[^/]+(\S+)/.exec(line) ?? [];
    const { status, json } = await add(null, { raw: /-d '(.*)'/.exec(line)?.[1] ?? "", path, headers });
    expect(status, JSON.stringify(json)).toBe(201);
    leads.push(await leadOf(json));
  }
  const [call, chat] = leads;
  expect(call).toMatchObject({
    kind: "enquiry",
    suspicion: null,
    contact: { name: "Mia", lastName: "Chen", phone: "+61412345678", email: null },
    fields: { message: "Is it still there?", lead_source: "Call centre" },
  });
  expect(call?.deliveries).toHaveLength(1);
  expect(chat).toMatchObject({
    kind: "contact",
    contact: { email: "ana@shopper.example" },
    fields: { message: "Do you buy cars?", department: "sales", lead_source: "Chat" },
    url: "",
    userAgent: "",
    visitedPages: ["/", "/search/used-cars"],
    linkedQueryParams: { utm_source: "newsletter" },
  });
});

test("the same request is one lead, also after its answer is forgotten", async () => {
  const headers = { "idempotency-key": "once" };
  const first = await add(ENQUIRY, { headers });
  const again = await add(ENQUIRY, { headers });
  expect([again.status, again.json]).toEqual([200, { ...first.json, is_new: false }]);
  expect(again.headers["idempotency-replayed"]).toBe("true");
  const other = await add({ form: "enquiry", answers: { ...CONTACT, name: "Ana" } }, { headers });
  expect(other.status).toBe(422);
  const database = new Libsql(join(site.now.dataDir, "forecourt.db"), { timeout: 5_000 });
  database.exec("delete from stock_push_answer");
  const later = await add(ENQUIRY, { headers });
  expect([later.status, later.json]).toEqual([200, { ...first.json, is_new: false }]);
  database.exec(
    `update stock_push_answer set status = null, claimed_at = '${new Date().toISOString()}' where status = 200`,
  );
  database.close();
  expect((await add(ENQUIRY, { headers })).status, "still being answered").toBe(409);
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => add(ENQUIRY, { headers: { "idempotency-key": "at-once" } })),
  );
  expect(sent.filter(({ status }) => status === 409 || status < 202)).toHaveLength(5);
  expect(
    sent.filter(({ json }) => json["is_new"] === true),
    "counted once",
  ).toHaveLength(1);
  expect(new Set(sent.flatMap(({ json }) => json["lead_id"] ?? [])).size).toBe(1);
});

test("every fault is named by its field", async () => {
  const { status, json } = await add({
    form: "enquiry",
    answers: { name: "<script>://", phone: "123", postcode: "x", tradeIn: "may" },
    dealership_id: "nowhere",
    car_id: "no-such-car",
  });
  expect(status).toBe(422);
  expect(fieldsOf(json).sort()).toEqual([
    "answers.name",
    "answers.phone",
    "answers.postcode",
    "answers.tradeIn",
    "car_id",
    "dealership_id",
  ]);
});

const enquiry = (answers: object) => JSON.stringify({ ...ENQUIRY, answers: { ...CONTACT, ...answers } });
const HOSTILE: readonly (readonly [string, string, number, string | null])[] = [
  ["nothing", "", 400, null],
  ["no JSON", "{", 400, null],
  ["a doubled name", '{"form":"enquiry","form":"contact"}', 400, null],
  ["a deep one", "[".repeat(20_000) + "]".repeat(20_000), 400, null],
  ["a list", "[]", 422, "body"],
  ["null", "null", 422, "body"],
  ["an unknown field", JSON.stringify({ ...ENQUIRY, tenant: "other" }), 422, "tenant"],
  ["a prototype", '{"form":"enquiry","answers":{"__proto__":{"name":"x"}}}', 422, "answers.__proto__"],
  ["no form", JSON.stringify({ answers: CONTACT }), 422, "form"],
  ["no such form", JSON.stringify({ ...ENQUIRY, form: "constructor" }), 422, "form"],
  ["a form of prizes", JSON.stringify({ ...ENQUIRY, form: "spinToWin" }), 422, "form"],
  ["a form the dealer lacks", JSON.stringify({ ...ENQUIRY, form: "fleet" }), 422, "form"],
  ["an object for a text", '{"form":"enquiry","answers":{"name":{}}}', 422, "answers.name"],
  ["a number for a name", '{"form":"enquiry","answers":{"name":7}}', 422, "answers.name"],
  ["nobody to answer", JSON.stringify({ form: "enquiry", answers: { name: "Mia" } }), 422, "answers"],
  ["no name", JSON.stringify({ form: "enquiry", answers: { phone: CONTACT.phone } }), 422, "answers.name"],
  ["only spaces", enquiry({ name: "  " }), 422, "answers.name"],
  ["10,000 characters", enquiry({ message: "x".repeat(10_000) }), 422, "answers.message"],
  ["a question of another form", enquiry({ income: 5 }), 422, "answers.income"],
  ["a page of others", JSON.stringify({ ...ENQUIRY, url: "https://evil.example/x" }), 422, "url"],
  ["a page that is none", JSON.stringify({ ...ENQUIRY, url: "javascript:alert(1)" }), 422, "url"],
  ["a header in a source", JSON.stringify({ ...ENQUIRY, source: "Chat\r\nBcc: x@y.example" }), 422, "source"],
  ["70 KB", enquiry({ message: "x".repeat(70_000) }), 413, null],
];
for (const [what, raw, status, field] of HOSTILE)
  test(`${what} is ${status}`, async () => {
    const answer = await add(null, { raw });
    expect(answer.status, JSON.stringify(answer.json)).toBe(status);
    if (field !== null) expect(fieldsOf(answer.json)).toContain(field);
  });

test("another type, none, no key for the request, a parameter, another method", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", ""])
    expect((await add(ENQUIRY, { headers: { "content-type": type } })).status).toBe(415);
  for (const name of ["", "two words", "x".repeat(256)])
    expect((await add(ENQUIRY, { headers: { "idempotency-key": name } })).status).toBe(400);
  expect((await add(ENQUIRY, { path: "/api/leads?dryRun=true" })).status).toBe(422);
  for (const method of ["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const answer = await get(site.now.port, "/api/leads", { method, host: "www.yard.example" });
    expect([answer.status, answer.headers["allow"]], method).toEqual([405, "POST"]);
    expect(answer.headers["content-type"], method).toContain("application/problem+json");
  }
});

test("a key is needed, and is one dealer's and for leads", async () => {
  for (const key of [
    "",
    `${keys.yard}x`,
    keys.stock,
    keys.yard.replace("fcl_", "fcp_"),
    keys.stock.replace("fcp_", "fcl_"),
  ]) {
    const answer = await add(ENQUIRY, { key });
    expect(answer.status, key).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe('Bearer realm="leads"');
  }
  const stock = await get(site.now.port, "/api/stock/yard/A1", {
    method: "DELETE",
    host: "www.yard.example",
    headers: { authorization: `Bearer ${keys.yard}` },
  });
  expect(stock.status, "it pushes no stock").toBe(401);
  const elses = await add({ ...ENQUIRY, dealership_id: "yard" }, { key: keys.other });
  const nobodys = await add({ ...ENQUIRY, dealership_id: "nowhere" }, { key: keys.other });
  expect([elses.status, elses.json]).toEqual([422, nobodys.json]);
  const { json } = await add(ENQUIRY, { key: keys.one });
  expect(await leadOf(json)).toMatchObject({ dealershipId: "yard", fields: { lead_source: "API" } });
  const listed = await site.now.leadsAtTerminal("keys", "list", "--tenant", "yard");
  expect(listed).toContain("Call centre");
  expect(listed).not.toContain(keys.yard.slice(17));
  const id = keys.one.split("_")[1] ?? "";
  await site.now.leads("keys", "revoke", id);
  expect((await add(ENQUIRY, { key: keys.one })).status).toBe(401);
});

test("free times are asked at the dealer's own host as the document says", async () => {
  const { parameters } = z
    .object({ parameters: z.array(z.object({ name: z.string(), required: z.boolean() })) })
    .parse(ajv.getSchema("api#/paths/~1api~1test-drive~1availability/get")?.schema);
  expect(parameters.map(({ name }) => name)).toEqual(["location_id", "date", "car_id"]);
  const path = "/api/test-drive/availability?location_id=yard&date=2026-11-23";
  const asked = { host: "www.yard.example", headers: { authorization: `Bearer ${keys.yard}` } };
  const { status, body } = await get(site.now.port, path, asked);
  // The yard has no location: there is no place to drive at.
  expect([status, JSON.parse(body)]).toEqual([404, { error: expect.any(String) }]);
});

test("too many requests without a valid key are told to wait, and those with one are not held up", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  const answers: Awaited<ReturnType<typeof add>>[] = [];
  while (answers.length <= 30) answers.push(await add(ENQUIRY, { key: "fcl_wrong", headers }));
  expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 401));
  expect(answers[30]?.status).toBe(429);
  expect(Number(answers[30]?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await add(ENQUIRY, { headers })).status).toBe(201);
});

test("a database that somebody else keeps is told as 503, and the same request then succeeds", async () => {
  const headers = { "idempotency-key": "busy" };
  // The server may be writing just then, as it delivers what other tests have sent.
  const database = new Libsql(join(site.now.dataDir, "forecourt.db"), { timeout: 5_000 });
  database.exec("begin immediate");
  const refused = await add(ENQUIRY, { headers });
  database.exec("rollback");
  database.close();
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await add(ENQUIRY, { headers })).status).toBe(201);
});
