import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LEAD_KINDS } from "~/domain/lead/lead";
import { isAlwaysAnswered } from "~/domain/lead/shopper-answers";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { openDatabase } from "~/infra/db/database.server";
import { startLeads } from "~/infra/leads/start-leads.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { silentLeadMetrics } from "../../../test/doubles/lead-metrics";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { createDealerFolder, type DealerFolder } from "../../../test/fixtures/dealer-folder";
import { newLead } from "../../../test/fixtures/lead";
import { LETTERS } from "../../../test/fixtures/letters";

/** The least a dealer needs, as the people who add one read it. */
const EXAMPLE = /```json\n([\s\S]*?)```/.exec(readFileSync("docs/dealers.md", "utf8"))?.[1] ?? "";

let folder: DealerFolder;
let dataDir: string;
beforeEach(async () => {
  folder = await createDealerFolder();
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-readme-"));
});
afterEach(async () => {
  await folder.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

it("loads the smallest file of docs/dealers.md, in production too, and its leads arrive", async () => {
  await folder.write("emu-motors", EXAMPLE);
  const options = { presets: TEMPLATE_PRESETS, secrets: new Map<string, string>() };
  expect(await folder.problems({ ...options, production: true })).toEqual([]);
  const tenants = await folder.load(options);
  const [config] = tenants.all();
  const database = await openDatabase({ dataDir });
  await database.migrate();
  const leads = startLeads({
    database,
    tenants,
    clock: { now: () => new Date() },
    logger: silentLogger,
    metrics: { leads: silentLeadMetrics },
    env: {
      smtpUrl: null,
      sessionSecrets: ["a secret of tests"],
      leadSecrets: new Map(),
      production: false,
      preview: false,
      dataDir,
    },
    copyOf: ({ site, content }) => serverTranslator(site.locale, content.labels),
    letters: LETTERS,
    pace: { pollMs: 20 },
  });
  for (const kind of LEAD_KINDS)
    await leads.desk.submit(newLead({ tenant: "emu-motors", kind, dealershipId: null }));
  const outbox = join(dataDir, "outbox");
  const mails = () => (existsSync(outbox) ? readdirSync(outbox) : []).filter((name) => name.endsWith(".eml"));
  const end = Date.now() + 10_000;
  // Who books or wins something is written to as well.
  const answered = LEAD_KINDS.filter((kind) => isAlwaysAnswered({ kind })).length;
  while (mails().length < LEAD_KINDS.length + answered && Date.now() < end) await pause(50);
  await leads.close();
  await database.close();
  const to = mails().map((name) => /^To: (.*)$/m.exec(readFileSync(join(outbox, name), "utf8"))?.[1]?.trim());
  const shopper = newLead().contact.email;
  expect(to.filter((address) => address !== shopper)).toEqual(LEAD_KINDS.map(() => config?.site.email));
  expect(to).toHaveLength(LEAD_KINDS.length + answered);
});
