import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { parse } from "csv-parse/sync";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { createDraftStore } from "~/infra/db/forms/draft-store.server";
import { createOrderStore } from "~/infra/db/orders/order-store.server";
import { createPersonalRecords } from "~/infra/privacy/personal-records.server";
import { createOutboxFolder } from "~/infra/outside/outbox-folder.server";
import { openEmptyDatabase } from "../test/fixtures/empty-database";
import { deskOn } from "../test/contract/lead-desk/suite";
import { newLead } from "../test/fixtures/lead";
import { siteConfig } from "../test/fixtures/site";
import { newOrder } from "../test/fixtures/order";
import { runLeads } from "./run-leads";

const root = mkdtempSync(join(tmpdir(), "forecourt-run-leads-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let database: Database;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(root, "data-"));
  database = await openEmptyDatabase(dataDir);
});
afterEach(() => database.close());

let heads = "";
async function leads(...args: string[]): Promise<string> {
  let text = "";
  heads = "";
  const out = writable((chunk) => (text += chunk));
  const notes = writable((chunk) => (heads += chunk));
  const folder = createOutboxFolder(join(dataDir, "outbox"));
  const clock = { now: () => new Date() };
  const records = createPersonalRecords(database, { clock, secrets: ["secret"] });
  const dealers = ["other"];
  const siteOf = (tenant: string) =>
    tenant === "yard" ? { url: "https://www.yard.example", currency: "NZD" } : null;
  await runLeads(args, { database, folder, records, clock, out, notes, dealers, siteOf });
  return text;
}
function writable(take: (chunk: string) => unknown): Writable {
  return new Writable({
    write(chunk, _, done) {
      take(String(chunk));
      done();
    },
  });
}
const submit = async (changes: Parameters<typeof newLead>[0] = {}) =>
  (await deskOn(database).desk.submit(newLead(changes))).leadId;
const stateOf = async (leadId: string) => {
  const rows = database.queries.selectFrom("delivery").select("state").where("lead_id", "=", leadId);
  return [...new Set((await rows.execute()).map(({ state }) => state))];
};
const kill = () => database.queries.updateTable("delivery").set({ state: "dead" }).execute();

it("lists leads with their deliveries, and nobody's name", async () => {
  const first = await submit();
  const second = await submit({ kind: "service", suspicion: "honeypot" });
  const text = await leads("list");
  expect(text).toContain(first);
  expect(text).toMatch(new RegExp(`${second}.*service.*held: honeypot.*crm:held`));
  expect(text).not.toMatch(/mia|\+614/i);
  expect(heads).toMatch(/^lead {2}received {2}dealer {2}kind {2}category .* deliveries\n$/);
  expect(await leads("list", "--state", "held")).not.toContain(first);
  expect((await leads("list", "--limit", "1")).trim().split("\n")).toHaveLength(1);
  expect(heads).toMatch(/\nthe newest 1 are shown, and there are more: --limit N\n$/);
  await leads("list", "--limit", "2");
  expect(heads).not.toContain("more");
  expect(await leads("list", "--tenant", "other")).toBe("0 leads match\n");
  for (const command of [["list"], ["export"], ["purge", "--older-than", "90d"]])
    await expect(leads(...command, "--tenant", "ohter")).rejects.toThrow(
      "--tenant: expected a dealer (other), received ohter",
    );
  expect(heads).toBe("");
});

it("shows one lead as it stands now", async () => {
  const id = await submit();
  await deskOn(database).desk.change("yard", id, { submissionKey: "2", category: "3. Offer Accepted" });
  expect(JSON.parse(await leads("show", id))).toMatchObject({
    id,
    category: "3. Offer Accepted",
    contact: { name: "Mia" },
    deliveries: [{ sink: "crm", state: "waiting" }, {}, {}, {}, {}],
  });
  await expect(leads("show", "none")).rejects.toThrow("there is no lead none");
});

it("retries a lead, one delivery, or all that were given up", async () => {
  const [one, two] = [await submit(), await submit()];
  await kill();
  expect(await leads("retry", one)).toBe("3 deliveries are due now\n");
  expect([await stateOf(one), await stateOf(two)]).toEqual([["waiting"], ["dead"]]);
  await kill();
  expect(await leads("retry", "--dead")).toBe("6 deliveries are due now\n");
  const { id } = await database.queries.selectFrom("delivery").select("id").executeTakeFirstOrThrow();
  expect(await leads("retry", id)).toBe("1 deliveries are due now\n");
});

it("lists leads that nobody takes, and says how they get a way", async () => {
  await submit();
  const { desk } = deskOn(
    database,
    5_000,
    siteConfig({ leads: { sinks: [{ id: "reply", type: "autoReply" }] } }),
  );
  const { leadId } = await desk.submit(newLead());
  const text = await leads("list", "--state", "unrouted");
  expect(text).toContain("nobody:unrouted");
  expect(text.trim().split("\n")).toHaveLength(1);
  expect(await leads("retry", leadId)).toMatch(
    /^1 deliveries are due now; 1 leads that no sink takes go by themselves once .* has a sink/,
  );
});

it("releases what was held back, once", async () => {
  const id = await submit({ suspicion: "too fast" });
  await deskOn(database).desk.change("yard", id, { submissionKey: "2" });
  await leads("release", id);
  expect(await stateOf(id)).toEqual(["waiting"]);
  await expect(leads("release", id)).rejects.toThrow("no such lead is held back");
});

describe("exports", () => {
  const FORMULAS = [
    '=HYPERLINK("http://evil.example","x")',
    "+1+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(1)",
    "\t=1+1",
    "＝1+1",
    "\r=1+1",
  ];

  it("CSV that no spreadsheet runs", async () => {
    for (const text of FORMULAS)
      await submit({
        contact: { ...newLead().contact, name: text, lastName: text },
        fields: { message: text },
      });
    const rows = parse<Record<string, string>>(await leads("export", "--format", "csv"), {
      bom: true,
      columns: true,
    });
    expect(rows).toHaveLength(FORMULAS.length);
    const cells = rows.flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[\s]*[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(rows.map((row) => row["phone"])).toEqual(FORMULAS.map(() => "'+61412345678"));
  });

  it("CSV that gives back every text, quotes and line ends in it", async () => {
    const message = 'She said "hi", then\nleft; سلام 👋';
    await submit({ fields: { message, rego: "ABC,123" } });
    const [row] = parse<Record<string, string>>(await leads("export"), { bom: true, columns: true });
    expect(row).toMatchObject({ message, fields: '{"rego":"ABC,123"}', name: "Mia", source: "Website" });
  });

  it("NDJSON under the specification's names, of all leads, into a file for its owner alone", async () => {
    const ids = new Set<string>();
    for (let one = 0; one < 520; one++) ids.add(await submit());
    const file = join(dataDir, "leads.ndjson");
    expect(await leads("export", "--format", "ndjson", "--out", file)).toBe("");
    const lines = readFileSync(file, "utf8").trim().split("\n");
    const exported = lines.map((line) => (JSON.parse(line) as { lead_id: string }).lead_id);
    expect(exported).toHaveLength(520);
    expect(new Set(exported)).toEqual(ids);
  });
});

it("exports amounts in the dealer's currency, also of a lead that was sent from no page", async () => {
  await submit({ url: "", fields: { budget: "20000", lead_source: "Call centre" } });
  const exported: unknown = JSON.parse(await leads("export", "--format", "ndjson"));
  expect(exported).toMatchObject({
    url: null,
    budget: { amount: 20_000, currency: "NZD" },
    source: "Call centre",
  });
});

it("purges what is old and only that", async () => {
  await submit();
  const old = await submit();
  const changed_at = new Date(Date.now() - 91 * 86_400_000).toISOString();
  await database.queries.updateTable("lead").set({ changed_at }).where("id", "=", old).execute();
  expect(await leads("purge", "--older-than", "90d", "--tenant", "other")).toBe("0 leads deleted\n");
  expect(await leads("purge", "--older-than", "90d")).toBe("1 leads deleted\n");
  await expect(leads("purge")).rejects.toThrow("--older-than");
  await expect(leads("purge", "--older-than", "0d")).rejects.toThrow("a number of days, 90d");
});

it("erases a person, whatever the case of the address, and nobody else", async () => {
  const contact = newLead().contact;
  await submit({ contact: { ...contact, email: "Eve@Shopper.example", phone: "+61499999999" } });
  await submit({ contact: { ...contact, email: "eve@shopper.example", phone: null } });
  await submit();
  expect(await leads("erase", "--email", "EVE@shopper.example")).toMatch(/^2 leads deleted\n0 orders/);
  expect(await leads("erase", "--phone", "+61 412 345 678")).toContain("1 leads deleted\n");
  const left = await database.queries.selectFrom("delivery").select("id").execute();
  expect(left).toEqual([]);
  await expect(leads("erase")).rejects.toThrow("either --email or --phone");
  for (const phone of ["0412 345 678", "(04) 1234-5678", "+61 0412 345 678", "0061 412 345 678"]) {
    await submit({});
    expect(await leads("erase", "--phone", phone), phone).toContain("1 leads deleted\n");
  }
  await expect(leads("erase", "--phone", "0412")).rejects.toThrow("international");
});

it("erases what else is kept of a person, and names the orders that have to end first", async () => {
  const drafts = createDraftStore(database);
  const key = { tenant: "yard", visitor: "v", flow: "trade-in", about: "" };
  await drafts.save(key, { phone: "+61412345678" }, "2026-11-21");
  const orderLead = await submit();
  const orders = createOrderStore(database);
  const added = await orders.add(newOrder(), "2026-11-21");
  if (added.kind !== "added") throw new Error(added.kind);
  await orders.change(added.order, { leadId: orderLead }, null);
  const text = await leads("erase", "--phone", "+61412345678");
  expect(await leads("show", orderLead)).toContain(orderLead);
  expect(text).toMatch(/^0 leads deleted\n0 orders made anonymous\n1 half-filled forms deleted\n/);
  expect(text).toContain(
    "\norder order-1 is not over and stays with its lead: end it (npm run orders), then erase again\n",
  );
  // A wish keeps no time, so that "no test drives" would be untrue of whoever has one.
  expect(text).toContain("\n0 kept times of test drives deleted\n");
  expect(await drafts.read(key)).toEqual({});
});

it("says what it can do when asked for something else", async () => {
  expect(await leads("--help")).toContain("npm run leads -- erase --email ADDRESS");
  await expect(leads("burn")).rejects.toThrow("npm run leads -- list");
  await expect(leads("retry")).rejects.toThrow("expected an id");
  await expect(leads("list", "--state", "bogus")).rejects.toThrow(
    '--state: expected one of "waiting", "held", "dead", "unrouted", "delivered", "unsent", received "bogus"',
  );
  await expect(leads("erase", "--email", "mia")).rejects.toThrow('--email: expected text with "@" in it');
});
