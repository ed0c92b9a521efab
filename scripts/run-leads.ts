import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import * as z from "zod";
import { flagProblems } from "~/domain/faults/input-faults";
import { LEAD_KINDS } from "~/domain/lead/lead";
import { leadPayload, type PayloadSite } from "~/domain/lead/lead-payload";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { withoutPrivateAnswers } from "~/domain/lead/private-answers";
import type { Database } from "~/infra/db/database.server";
import { leadCsv, leadCsvHead } from "~/infra/leads/lead-csv.server";
import { createLeadOffice, type LeadFilter, type LeadOffice } from "~/infra/leads/lead-office.server";
import { purgeLeads } from "~/infra/leads/purge-leads.server";
import type { OutboxFolder } from "~/infra/outside/outbox-folder.server";
import type { Clock } from "~/ports/clock";
import { personNumber } from "~/domain/privacy/person";
import { type PersonalRecords, RECORD_KINDS } from "~/infra/privacy/personal-records.server";
import { requireDealer } from "./known-dealer";
import { LIST_FLAGS } from "./list-flags";

const USAGE = `npm run leads -- list [--tenant SLUG] [--kind KIND] [--state waiting|held|dead|unrouted|delivered] [--since DATE] [--limit 50]
npm run leads -- show LEAD
npm run leads -- retry LEAD|DELIVERY, or retry --dead
npm run leads -- release LEAD
npm run leads -- export --format csv|ndjson [--tenant SLUG] [--kind KIND] [--since DATE] [--out FILE]
npm run leads -- purge --older-than 90d [--tenant SLUG]
npm run leads -- counts [--tenant SLUG] [--since DATE] [--limit 50]: how often numbers were shown, and what else happened
npm run leads -- keys add --tenant SLUG [--name TEXT], or keys add --dealership ID; keys list [--tenant SLUG]; keys revoke KEY
npm run leads -- erase --email ADDRESS, or erase --phone +61412345678: the person, in leads and everywhere else`;
const NONE = "0 leads match";
/** The heading of a list. */
const HEADS = "lead  received  dealer  kind  category  [held: why]  deliveries";
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a run is given besides its arguments. */
export interface LeadsRun {
  readonly database: Database;
  /** The development mailbox, from which mails of erased leads are removed too. */
  readonly folder: Pick<OutboxFolder, "remove">;
  /** What else is kept of people. */
  readonly records: PersonalRecords;
  readonly clock: Clock;
  readonly out: Writable;
  /** Where headings are written, apart from the lines, so that piped output holds only lines. */
  readonly notes: Writable;
  /** Slugs of the dealers that have files. */
  readonly dealers: readonly string[];
  /** Address, currency and languages of a dealer; null where its file is gone. */
  siteOf(tenant: string): PayloadSite | null;
}

const OPTIONS = {
  tenant: { type: "string" },
  kind: { type: "string" },
  state: { type: "string" },
  since: { type: "string" },
  limit: { type: "string" },
  dead: { type: "boolean" },
  format: { type: "string" },
  out: { type: "string" },
  "older-than": { type: "string" },
  email: { type: "string" },
  phone: { type: "string" },
  help: { type: "boolean" },
} as const;

const flags = z.object({
  ...LIST_FLAGS,
  kind: z.enum(LEAD_KINDS).optional(),
  state: z.enum(["waiting", "held", "dead", "unrouted", "delivered", "unsent"]).optional(),
  dead: z.boolean().default(false),
  format: z.enum(["csv", "ndjson"]).default("csv"),
  out: z.string().min(1).optional(),
  "older-than": z
    .string()
    .regex(/^[1-9]\d{0,4}d$/, "a number of days, 90d")
    .transform((text) => Number.parseInt(text, 10))
    .optional(),
  email: z.string().includes("@").optional(),
  phone: z
    .string()
    .transform((text) => personNumber(text) ?? text.replace(/[\s()-]/g, ""))
    .pipe(
      z
        .string()
        .regex(/^\+\d{6,15}$/, "expected a telephone number, or its international form, +61412345678"),
    )
    .optional(),
});
type Flags = z.infer<typeof flags>;

/** Does what an operator asks. @throws an Error for the person at the keyboard when the arguments make no sense */
export async function runLeads(args: readonly string[], run: LeadsRun): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (values.help === true) return void run.out.write(`${USAGE}\n`);
  const parsed = flags.safeParse(values);
  if (!parsed.success) throw new Error(flagProblems(parsed.error, values).join("\n"));
  const [command, id] = positionals;
  const office = createLeadOffice(run.database, run.clock);
  const { out, notes } = run;
  await requireDealer(parsed.data.tenant, run.dealers, (tenant) => hasLeads(office, tenant));
  const say = (text: string) => void out.write(`${text}\n`);
  const note = (text: string) => void notes.write(`${text}\n`);
  if (command === "list") await list(office, parsed.data, { say, note });
  else if (command === "export") await exportLeads(office, parsed.data, run);
  else say(await answer(command, id, { office, run, given: parsed.data }));
}

async function hasLeads(office: LeadOffice, tenant: string): Promise<boolean> {
  for await (const batch of office.leads({ tenant })) if (batch.length > 0) return true;
  return false;
}

interface Asked {
  readonly office: LeadOffice;
  readonly run: LeadsRun;
  readonly given: Flags;
}

async function answer(
  command: string | undefined,
  id: string | undefined,
  { office, run, given }: Asked,
): Promise<string> {
  switch (command) {
    case "show":
      return show(office, required(id));
    case "retry":
      return retry(office, given.dead ? "dead" : { id: required(id) });
    case "release":
      if (!(await office.release(required(id)))) throw new Error("no such lead is held back");
      return "released";
    case "purge":
      return purge(run, given);
    case "erase":
      return erase(office, run, given);
    default:
      throw new Error(`expected one of\n${USAGE}`);
  }
}

async function retry(office: LeadOffice, which: Parameters<LeadOffice["retry"]>[0]): Promise<string> {
  const due = `${await office.retry(which)} deliveries are due now`;
  const unrouted = await office.unrouted();
  const hint =
    "go by themselves once the dealer's file has a sink that takes them (or site.email) and the site has started with it";
  return unrouted === 0 ? due : `${due}; ${unrouted} leads that no sink takes ${hint}`;
}

function required(id: string | undefined): string {
  if (id === undefined) throw new Error(`expected an id\n${USAGE}`);
  return id;
}

/** Prints a list, without personal data, because lists end up in tickets and screenshots. */
async function list(
  office: LeadOffice,
  { limit, ...filter }: Flags,
  { say, note }: { readonly say: (text: string) => void; readonly note: (text: string) => void },
): Promise<void> {
  let left = limit;
  for await (const batch of office.leads(filterOf(filter))) {
    if (left === limit) note(HEADS);
    const shown = batch.slice(0, left);
    const deliveries = await office.deliveries(shown.map(({ id }) => id));
    for (const { id, receivedAt, tenant, kind, category, subcategory, suspicion } of shown) {
      const states = (deliveries.get(id) ?? []).map(({ sink, state }) => `${sink}:${state}`);
      const place = [category, subcategory].filter(Boolean).join(" / ");
      const held = suspicion === null ? [] : [`held: ${suspicion}`];
      say([id, receivedAt, tenant, kind, place, ...held, states.join(" ")].join("  "));
    }
    left -= shown.length;
    // A list that ends like a whole one would be taken for it.
    if (shown.length < batch.length) {
      note(`the newest ${limit} are shown, and there are more: --limit N`);
      return;
    }
  }
  // Printing nothing would look like a command that did not run.
  if (left === limit) say(NONE);
}

async function show(office: LeadOffice, id: string): Promise<string> {
  const lead = await office.find(id);
  if (lead === null) throw new Error(`there is no lead ${id}`);
  const deliveries = (await office.deliveries([id])).get(id) ?? [];
  return JSON.stringify({ ...lead, deliveries }, null, 2);
}

/** Of a dealer whose file is gone nothing is known but the page that a lead was sent from. */
function goneSite({ url, tenant }: LeadRecord): PayloadSite {
  return { url: url === "" ? `https://${tenant}.invalid` : url, currency: null };
}

async function exportLeads(office: LeadOffice, flagsGiven: Flags, { out, siteOf }: LeadsRun): Promise<void> {
  const { format, out: file } = flagsGiven;
  const target = file === undefined ? out : createWriteStream(file, { mode: 0o600 });
  const write = async (text: string) => {
    if (!target.write(text)) await once(target, "drain");
  };
  if (format === "csv") await write(leadCsvHead());
  for await (const kept of office.leads(filterOf(flagsGiven))) {
    // A file is mailed and copied: private answers stay out of it, `show` has them.
    const batch = kept.map((lead) => withoutPrivateAnswers(lead, null));
    const lines = batch.map(
      (lead) => `${JSON.stringify(leadPayload(lead, siteOf(lead.tenant) ?? goneSite(lead)))}\n`,
    );
    await write(format === "csv" ? leadCsv(batch) : lines.join(""));
  }
  if (file === undefined) return;
  target.end();
  await finished(target);
}

async function purge({ database, clock }: LeadsRun, given: Flags): Promise<string> {
  const days = given["older-than"];
  if (days === undefined) throw new Error("purge needs --older-than, for example --older-than 90d");
  const before = new Date(clock.now().getTime() - days * DAY_MS);
  const tenant = given.tenant === undefined ? {} : { tenant: given.tenant };
  return `${await purgeLeads(database, { ...tenant, before })} leads deleted`;
}

/**
 * Erases a person and prints one line for each kind. What belongs to a lead is erased before it, so that after a
 * failure the same command finishes the work.
 */
async function erase(
  office: LeadOffice,
  { folder, records }: LeadsRun,
  { email, phone }: Flags,
): Promise<string> {
  if ((email === undefined) === (phone === undefined))
    throw new Error("erase needs either --email or --phone; run it once for each");
  const person = email === undefined ? { phone: phone ?? "" } : { email };
  const { counts, openOrders } = await records.erase(person);
  const kept = openOrders.flatMap(({ leadId }) => leadId ?? []);
  const erased = await office.erase(person, kept);
  await folder.remove(erased.deliveries.flatMap((id) => [`${id}.eml`, `${id}.json`]));
  return [
    `${erased.leads} leads deleted`,
    ...RECORD_KINDS.map((kind) => `${counts[kind]} ${WORDS[kind]}`),
    ...openOrders.map(
      ({ id }) =>
        `order ${id} is not over and stays with its lead: end it (npm run orders), then erase again`,
    ),
  ].join("\n");
}

const WORDS: Readonly<Record<(typeof RECORD_KINDS)[number], string>> = {
  orders: "orders made anonymous",
  drafts: "half-filled forms deleted",
  files: "uploaded files deleted",
  forms: "forms waiting for a sign-in deleted",
  appointments: "kept times of test drives deleted",
  accounts: "accounts deleted",
  draws: "prize draws made anonymous",
};

function filterOf({ tenant, kind, state, since }: Partial<Flags>): LeadFilter {
  return { tenant, kind, state, since };
}
