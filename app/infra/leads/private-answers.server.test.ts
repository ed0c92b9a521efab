import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { newLead } from "../../../test/fixtures/lead";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createLeadDesk } from "./lead-desk.server";
import { createPrivateAnswers } from "./private-answers.server";

const config = siteConfig({ leads: { privateLinkDays: 7 } });
const { slug } = config.site;
let now = new Date("2026-11-23T10:00:00Z");
const clock = { now: () => now };
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-private-"));
let database: Database;
let id: string;
beforeAll(async () => {
  database = await openDatabase({ dataDir });
  await database.migrate();
  const desk = createLeadDesk({
    database,
    clock,
    sinksFor: () => [],
    sells: () => true,
    onPosted: () => undefined,
    onFault: () => undefined,
  });
  const fields = { message: "Hello", income: "91234", employer: "Acme" };
  id = (await desk.submit(newLead({ tenant: slug, fields }))).leadId;
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it("shows what is private, by a signed address of the dealer's, until it expires", async () => {
  const made = (secrets: readonly [string, ...string[]]) =>
    createPrivateAnswers({ database, clock, secrets, copyOf: () => (key) => key });
  const answers = made(["one"]);
  const address = new URL(answers.address(config, id));
  expect(address.href).toContain(`${config.site.url}/lead-answers/${id}?`);
  const key = address.searchParams.get("key") ?? "";
  const until = address.searchParams.get("until") ?? "";
  const found = await answers.find(config, id, { key, until });
  expect(JSON.stringify(found)).toContain("Acme");
  expect(JSON.stringify(found)).not.toContain("Hello");
  const other = siteConfig({ site: { slug: "other" } });
  for (const [what, looked] of [
    ["no key", answers.find(config, id, { key: "", until })],
    ["another time", answers.find(config, id, { key, until: `${until}0` })],
    ["another lead", answers.find(config, "another", { key, until })],
    ["another dealer", answers.find(other, id, { key, until })],
    ["another secret", made(["two"]).find(config, id, { key, until })],
  ] as const)
    expect(await looked, what).toBeNull();
  expect(await made(["two", "one"]).find(config, id, { key, until }), "after a rotation").not.toBeNull();
  now = new Date("2026-11-30T10:00:01Z");
  expect(await answers.find(config, id, { key, until })).toBe("expired");
});
